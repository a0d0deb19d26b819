import { cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, TestMemoryRouter } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListPage } from '../ListPage.tsx';
import type { Column } from './column.ts';

interface Row {
  id: string;
  name: string;
  status: 'pending' | 'decided';
}

const columns: readonly Column<Row>[] = [
  { field: 'name', label: 'Name' },
  { field: 'status', label: 'Where it stands' },
  {
    field: 'id',
    label: 'Cancel',
    cardRole: 'deed',
    render: ({ status }) => (status === 'pending' ? <button type="button">Take it back</button> : null),
  },
];
const rows: Row[] = [
  { id: '1', name: 'First', status: 'pending' },
  { id: '2', name: 'Second', status: 'decided' },
];

const show = () => {
  // As narrow as a phone: every question for less than so many pixels is answered with yes.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const dataProvider = {
    getList: async () => ({ data: rows, total: 2 }),
  } as unknown as DataProvider;
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={dataProvider} store={memoryStore()}>
        <ListPage<Row> resource="my-requests" title="Requests" columns={columns} pathOfRow={() => null} />
      </AdminContext>
    </TestMemoryRouter>,
  );
};

describe('the cards of a list', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('show a deed where there is one, without its label, and nothing in its place where there is none', async () => {
    show();
    const [first, second] = (await screen.findAllByRole('listitem')).map((card) => within(card));
    expect(first?.getByRole('button', { name: 'Take it back' })).toBeTruthy();
    expect(second?.queryByRole('button')).toBeNull();
    for (const card of [first, second]) {
      expect(card?.getByText('Where it stands')).toBeTruthy();
      expect(card?.queryByText('Cancel')).toBeNull();
    }
  });
});
