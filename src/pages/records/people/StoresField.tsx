import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { MerchantRow } from '#contract/merchants.ts';
import { isEditable } from '#domain/review/applicationStatus.ts';
import { RecordStatus } from '../../../components/admin/records/RecordStatus.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { SearchSeveral } from '../../../components/ui/search/SearchSeveral.tsx';
import { type StoreChoice, storesOf } from './storeChoice.ts';

type Found = StoreChoice & Partial<Pick<MerchantRow, 'status' | 'workflowStatus' | 'partnerStatus' | 'city'>>;

interface Props {
  label: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** Whose stores there are to choose from. */
  partnerId: string;
  /** A store that stays. */
  fixedId?: string;
  value: unknown;
  onChange: (stores: StoreChoice[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

const isLocked = ({ status, workflowStatus }: Found): boolean =>
  status !== undefined && !isEditable(status, workflowStatus ?? null);

const StoreLine = ({ store }: { store: Found }) => (
  <Box sx={{ minWidth: 0 }}>
    {store.merchantName}
    <Typography
      component="div"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      {store.city}
      {store.status && (isLocked(store) || store.partnerStatus !== 'A') && (
        <RecordStatus {...store} status={store.status} workflowStatus={store.workflowStatus ?? null} />
      )}
    </Typography>
  </Box>
);

/** Several stores of a partner, found by what is typed. A store that nobody edits at the moment cannot be chosen. */
export const StoresBox = ({ partnerId, value, onChange, ...props }: Props) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const translate = useTranslate();
  return (
    <SearchSeveral<Found>
      {...props}
      value={storesOf(value)}
      onChange={(chosen) => onChange(chosen.map(({ id, merchantName }) => ({ id, merchantName })))}
      placeholder={translate('people.findStores')}
      searchKey={partnerId}
      search={(text) =>
        client.fetchQuery({
          queryKey: ['choices', 'stores', partnerId, text],
          queryFn: () => provider.findStores(partnerId, text),
        })
      }
      nameOf={({ merchantName }) => merchantName}
      lineOf={(store) => <StoreLine store={store} />}
      isDisabled={isLocked}
    />
  );
};

export const FormStores = /* @__PURE__ */ bound(StoresBox);
