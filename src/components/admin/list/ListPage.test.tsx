import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  type GetListParams,
  HttpError,
  memoryStore,
  TestMemoryRouter,
} from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListPage } from './ListPage.tsx';
import type { Column } from './table/column.ts';

interface Row {
  id: string;
  name: string;
  merchantCount: number;
  hsisCode: string;
}

const columns: readonly Column<Row>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'merchantCount', label: 'Stores', align: 'end' },
  { field: 'hsisCode', label: 'Code', sortable: true, isCode: true },
];

type GetList = (params: GetListParams) => Promise<unknown>;

const show = (getList: GetList, at = '/partners') => {
  const spy = vi.fn(getList);
  const dataProvider = {
    getList: (_: string, params: GetListParams) => spy(params),
  } as unknown as DataProvider;
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext dataProvider={dataProvider} store={memoryStore()}>
        <ListPage<Row> resource="partners" title="Partners" columns={columns} search="Search" />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return spy;
};

const answer =
  (rows: Row[], total = rows.length, capped = false) =>
  async () => ({
    data: rows,
    ...(capped ? {} : { total }),
    pageInfo: { hasNextPage: total > rows.length, hasPreviousPage: false },
    meta: { totalIsAtLeast: capped },
  });
const rows: Row[] = [{ id: '7', name: 'Aling Nena', merchantCount: 12, hsisCode: 'P-1' }];

describe('a list', () => {
  afterEach(cleanup);

  it('[error.tableEmpty] shows the title alone when nothing narrows it', async () => {
    show(answer([]));
    expect(await screen.findByText('list.emptyTitle')).toBeTruthy();
    expect(screen.queryByText('list.emptySearch')).toBeNull();
  });

  it('[error.tableEmpty] shows the hints and a way out when a search or filter narrows it', async () => {
    const spy = show(answer([]), `/partners?filter=${encodeURIComponent('{"q":"zzz"}')}`);
    expect(await screen.findByText('list.emptySearch')).toBeTruthy();
    expect(screen.getByText('list.emptyFilters')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('status', { name: '' })).getByRole('button'));
    await waitFor(() => expect(spy.mock.lastCall?.[0].filter).toEqual({}));
  });

  it('says that it failed, with the request id, and tries again', async () => {
    let down = true;
    show(async () => {
      if (down)
        throw new HttpError('Broken', 500, { error: 'server_error', message: 'Broken', requestId: 'r-1' });
      return answer(rows)();
    });
    expect(await screen.findByText('r-1', { exact: false })).toBeTruthy();
    expect(screen.queryByText('list.emptyTitle')).toBeNull();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Aling Nena' })).toBeTruthy();
  });

  it('says which permission is missing when it is forbidden', async () => {
    show(() => Promise.reject(new HttpError('No', 403, { error: 'forbidden', missing: [['PAR_VIEW']] })));
    expect(await screen.findByText('list.forbidden')).toBeTruthy();
  });

  it('links the first cell to the page of its row and puts numbers at the end', async () => {
    show(answer(rows));
    const link = await screen.findByRole('link', { name: 'Aling Nena' });
    expect(link.getAttribute('href')).toBe('/partner-management/list/partners/7');
    expect(getComputedStyle(screen.getByRole('cell', { name: '12' })).textAlign).toBe('right');
  });

  it('marks what can be sorted before it is, keeps the heads in sight and a code in one line', async () => {
    show(answer(rows));
    const head = await screen.findByRole('columnheader', { name: 'Code' });
    expect(within(head).getByTestId('UnfoldMoreIcon')).toBeTruthy();
    expect(within(screen.getByRole('columnheader', { name: 'Stores' })).queryByRole('button')).toBeNull();
    expect(getComputedStyle(head).position).toBe('sticky');
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(within(head).queryByTestId('UnfoldMoreIcon')).toBeNull());
    expect(getComputedStyle(screen.getByRole('cell', { name: 'P-1' })).whiteSpace).toBe('nowrap');
  });

  it('cycles a column through ascending, descending and none, and resets the others', async () => {
    const spy = show(answer(rows));
    const head = async (name: string) => screen.findByRole('columnheader', { name });
    const click = async (name: string) => fireEvent.click(within(await head(name)).getByRole('button'));
    const sortedBy = (field: string, order: string) =>
      waitFor(() => expect(spy.mock.lastCall?.[0].sort).toEqual({ field, order }));
    await click('Name');
    await sortedBy('name', 'ASC');
    expect((await head('Name')).getAttribute('aria-sort')).toBe('ascending');
    await click('Name');
    await sortedBy('name', 'DESC');
    await click('Name');
    await sortedBy('', 'ASC');
    await click('Name');
    await click('Code');
    await sortedBy('hsisCode', 'ASC');
    expect((await head('Name')).getAttribute('aria-sort')).toBe('none');
  });

  it('asks for 20 rows a page and pages on', async () => {
    const spy = show(answer(rows, 10_000, true));
    await screen.findByText('Aling Nena');
    expect(spy.mock.lastCall?.[0].pagination).toEqual({ page: 1, perPage: 20 });
    fireEvent.click(screen.getByRole('button', { name: 'list.nextPage' }));
    await waitFor(() => expect(spy.mock.lastCall?.[0].pagination?.page).toBe(2));
  });
});
