import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from './export/ExportButton.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListRows } from './ListPage.tsx';
import type { ListKit } from './listKit.tsx';
import { SortMenu } from './table/SortMenu.tsx';
import { UNSORTED } from './unsorted.ts';

type Sort = { field: string; order: 'ASC' | 'DESC' };
const NAME = 'sort';

/** The order that the address names, as far as the list knows it, and the way to name another. */
const useSortInAddress = ({ columns }: ListKit) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(NAME) ?? '';
  const field = asked.replace(/^-/, '');
  const isKnown = columns.some((column) => column.sortable && column.field === field);
  const sort: Sort = isKnown ? { field, order: asked.startsWith('-') ? 'DESC' : 'ASC' } : UNSORTED;
  const setSort = (next: Sort) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next.field) after.set(NAME, next.order === 'DESC' ? `-${next.field}` : next.field);
      else after.delete(NAME);
      return after;
    });
  return { sort, setSort };
};

const Frame = ({ setSort, children }: { setSort: (sort: Sort) => void; children: ReactNode }) => (
  <ListContextProvider value={Object.assign({}, useListContext(), { setSort })}>
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
        <SortMenu />
        <ExportButton />
      </Stack>
      {children}
      <ListFooter />
    </Stack>
  </ListContextProvider>
);

/**
 * A list whose rows are no table: with the order, the export and the pages of one. `children` show the rows of the list context
 * and its states. The order stands in the address, beside whatever the page keeps there.
 */
export const SortedList = <Row extends RaRecord>({
  children,
  ...kit
}: ListKit<Row> & { children: ReactNode }) => {
  const { sort, setSort } = useSortInAddress(kit as ListKit);
  return (
    <ListRows key={`${sort.order} ${sort.field}`} kit={kit} sort={sort} isUnsynced>
      <Frame setSort={setSort}>{children}</Frame>
    </ListRows>
  );
};
