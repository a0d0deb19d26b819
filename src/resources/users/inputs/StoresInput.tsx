import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SearchSeveral } from '../../../components/ui/search/SearchSeveral.tsx';
import type { Store } from '../create/answers.ts';
import { useChosenPost } from './chosenPost.ts';

interface Props {
  label: string;
  help?: string;
  required?: boolean;
  optional?: boolean;
  error?: string;
  /** One alone: another takes its place. */
  isOne?: boolean;
  value: Store[];
  onChange: (stores: Store[]) => void;
}

const StoresBox = ({ isOne = false, value, onChange, ...props }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { partnerId } = useChosenPost();
  return (
    <SearchSeveral<Store>
      {...props}
      value={value}
      onChange={(stores) => onChange(isOne ? stores.slice(-1) : stores)}
      placeholder={translate('users.create.findStores')}
      searchKey={`stores of ${partnerId}`}
      search={async (text) =>
        (await provider.findSalesrooms(partnerId ?? '', text)).map(({ merchantId, label }) => ({
          id: merchantId,
          merchantName: label,
        }))
      }
      nameOf={({ merchantName }) => merchantName}
    />
  );
};
const FormStores = /* @__PURE__ */ bound(StoresBox);

/** In which stores the person works: one is the main one; more where the job title has several. */
export const StoresInput = () => {
  const translate = useTranslate();
  const { post } = useChosenPost();
  return (
    <Panel
      title={translate('users.create.assignTitle')}
      note={post?.assignment ? translate(`users.create.assignment.${post.assignment}`) : undefined}
    >
      <Stack spacing={2}>
        <FormStores name="primary" label={translate('users.create.primary')} required isOne />
        {post?.assignment === 'multiple-stores' && (
          <FormStores name="others" label={translate('users.create.others')} optional />
        )}
      </Stack>
    </Panel>
  );
};
