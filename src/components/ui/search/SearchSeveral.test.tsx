import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchSeveral } from './SearchSeveral.tsx';

interface Store {
  id: string;
  name: string;
}
const STORES: readonly Store[] = [
  { id: '1', name: 'Lipa' },
  { id: '2', name: 'Tanauan' },
  { id: '3', name: 'Meycauayan' },
];
const search = vi.fn(async (text: string) =>
  STORES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
);

const Form = () => {
  const [chosen, setChosen] = useState<Store[] | undefined>();
  return (
    <SearchSeveral<Store>
      label="Stores"
      // As forms hand it over: nothing chosen is another empty list each time.
      value={chosen ?? []}
      onChange={setChosen}
      placeholder="Search"
      searchKey="stores"
      search={search}
      nameOf={({ name }) => name}
    />
  );
};

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  search.mockClear();
});

it('keeps what is typed while it searches, and shows what fits it', async () => {
  render(<Form />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  box.focus();
  fireEvent.change(box, { target: { value: 'meyc' } });
  await waitFor(() => expect(names()).toEqual(['Meycauayan']));
  expect(box.value).toBe('meyc');
  expect(search).toHaveBeenCalledWith('meyc');
  fireEvent.click(screen.getByRole('option'));
  await waitFor(() => expect(box.value).toBe(''));
  fireEvent.change(box, { target: { value: 'zamboanga' } });
  await waitFor(() => expect(search).toHaveBeenCalledWith('zamboanga'));
  await waitFor(() => expect(names()).toEqual([]));
  expect([box.value, screen.getByText('Meycauayan').textContent]).toEqual(['zamboanga', 'Meycauayan']);
});
