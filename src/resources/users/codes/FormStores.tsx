import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { bound } from '../../../components/ui/fields/bound.tsx';
import { SearchSeveral } from '../../../components/ui/search/SearchSeveral.tsx';
import type { Choice } from './codeForm.ts';

interface Props {
  error?: string;
  value: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

const StoresBox = (props: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const own = useUser().partnerId;
  const partnerId: string | null = useWatch({ name: 'partnerId' }) ?? own;
  const find = async (text: string): Promise<Choice[]> =>
    partnerId === null
      ? []
      : (await provider.findSalesrooms(partnerId, text)).map(({ merchantId, label }) => ({
          id: merchantId,
          name: label,
        }));
  return (
    <SearchSeveral<Choice>
      {...props}
      label={registrationCodeFields.stores.label[language]}
      help={translate('registrationCodes.storesHelp')}
      optional
      placeholder={translate('users.create.findStores')}
      searchKey={`stores of ${partnerId}`}
      search={find}
      nameOf={({ name }) => name}
    />
  );
};
/** The stores that a code is for; none for the whole partner. */
export const FormStores = /* @__PURE__ */ bound(StoresBox);
