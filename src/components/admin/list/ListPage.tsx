import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useTranslate } from 'react-admin';
import { DEFAULT_LIMIT } from '#contract/list.ts';
import { pollEvery } from '../../../providers/http/pollEvery.ts';
import { PageHeader } from '../PageHeader.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListKit, ListKitProvider } from './listKit.tsx';
import { retriesUnasked } from './retriesUnasked.ts';
import { UNSORTED } from './unsorted.ts';
import { useDefaultView } from './views/useSavedViews.ts';

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
      <BulkBar />
      <ListFooter />
    </Stack>
  );
};

interface RowsProps<Row extends RaRecord> {
  kit: ListKit<Row>;
  sort?: SortPayload;
  /** Its state does not stand in the address bar, or is put there by the page. */
  isUnsynced?: boolean | undefined;
  children: ReactNode;
}

/** The rows of a list, its order and pages, for what stands in it. */
export const ListRows = <Row extends RaRecord>({
  kit,
  sort = UNSORTED,
  isUnsynced,
  children,
}: RowsProps<Row>) => (
  <ListBase
    key={kit.resource}
    resource={kit.resource}
    perPage={DEFAULT_LIMIT}
    sort={sort}
    filter={kit.filter}
    storeKey={false}
    exporter={false}
    // The guard of the portal has decided who opens the page; asked again, the rows would wait for it.
    disableAuthentication
    disableSyncWithLocation={isUnsynced}
    queryOptions={{
      onError: silent,
      retry: retriesUnasked,
      refetchInterval: kit.refetchInterval ? pollEvery(kit.refetchInterval) : false,
    }}
  >
    <ListKitProvider value={kit}>{children}</ListKitProvider>
  </ListBase>
);

/** A whole list page: title, search, filters, views, table or cards with their states, and paging. */
export const ListPage = <Row extends RaRecord>(props: ListKit<Row>) => (
  <ListRows kit={props} isUnsynced={props.embedded}>
    <Layout kit={props} />
  </ListRows>
);
