import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { userFields } from '#domain/fields/user.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { SearchSeveral } from '../../components/ui/search/SearchSeveral.tsx';
import { AskPanel } from './AskPanel.tsx';
import { MyRequests } from './MyRequests.tsx';
import { MyTabs } from './MyTabs.tsx';
import { useMyAccount } from './useMyAccount.ts';

interface Store {
  id: string;
  name: string;
}

const AskStores = () => {
  const translate = useTranslate();
  const label = userFields.merchants.label[useLanguage()];
  const provider = useSukiDataProvider();
  const [stores, setStores] = useState<Store[]>([]);
  const search = async (text: string): Promise<Store[]> =>
    (await provider.findMyStores(text)).map(({ merchantId, merchantName, code }) => ({
      id: merchantId,
      name: code ? `${merchantName} - ${code}` : merchantName,
    }));
  return (
    <AskPanel
      kind="store"
      count={stores.length}
      ask={(why) =>
        provider.requestStores(
          stores.map(({ id }) => id),
          why,
        )
      }
      onAsked={() => setStores([])}
    >
      {(error) => (
        <SearchSeveral<Store>
          label={label}
          required
          value={stores}
          onChange={setStores}
          placeholder={translate('mine.findStores')}
          searchKey="my stores"
          search={search}
          nameOf={({ name }) => name}
          error={error}
        />
      )}
    </AskPanel>
  );
};

/** Asks for stores, and shows what was asked for. */
export const MyStoresPage = () => {
  const translate = useTranslate();
  const { data } = useMyAccount();
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 960 }}>
      <PageHeader title={translate('shell.page.myAccount')} />
      <MyTabs page="myStoreRequests" />
      {data?.accessLevel === 'MERCHANT' && <AskStores />}
      {data && data.accessLevel !== 'MERCHANT' && (
        <Alert severity="info">{translate('mine.everyStore')}</Alert>
      )}
      <MyRequests kind="store" />
    </Stack>
  );
};
