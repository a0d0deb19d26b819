import Stack from '@mui/material/Stack';
import { ListBase, type RaRecord, useTranslate } from 'react-admin';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { PageHeader } from '../PageHeader.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListKit, ListKitProvider, UNSORTED } from './listKit.tsx';
import { retriesUnasked } from './retriesUnasked.ts';
import { useDefaultView } from './useSavedViews.ts';

/** The body shows what failed, so no toast repeats it. */
const silent = () => undefined;

const Layout = ({ kit }: { kit: ListKit }) => {
  const translate = useTranslate();
  useDefaultView();
  return (
    <Stack spacing={2} component="section" aria-label={kit.title}>
      {!kit.embedded && (
        <PageHeader title={kit.title} intro={kit.intro && translate(kit.intro)} actions={kit.action} />
      )}
      {kit.notice}
      {kit.tabs?.show}
      <ListToolbar />
      <ListBody />
      <ListFooter />
    </Stack>
  );
};

/** A whole list page: title, search, filters, views, table or cards with their states, and paging. */
export const ListPage = <Row extends RaRecord>(props: ListKit<Row>) => (
  <ListBase
    key={props.resource}
    resource={props.resource}
    perPage={DEFAULT_LIMIT}
    sort={UNSORTED}
    filter={props.filter}
    storeKey={false}
    exporter={false}
    disableSyncWithLocation={props.embedded}
    queryOptions={{
      onError: silent,
      retry: retriesUnasked,
      refetchInterval: props.refetchInterval ?? false,
    }}
  >
    <ListKitProvider value={props}>
      <Layout kit={props} />
    </ListKitProvider>
  </ListBase>
);
