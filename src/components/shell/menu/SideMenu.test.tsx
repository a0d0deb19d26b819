import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '#domain/pages.ts';
import { english } from '../../../i18n/english.ts';
import { type Menu, MenuProvider } from '../menuTable.ts';
import { SideMenu } from './SideMenu.tsx';

vi.mock('../useUser.ts', () => {
  const user = { type: 'INTERNAL', permissions: ['PM_VIEW', 'CM_VIEW'] };
  return { useUser: () => user };
});

const drawn = vi.fn();
const iconOf = (key: string) => () => {
  drawn(key);
  return null;
};
const itemOf = (key: string, label: string, path: string) => ({
  key,
  label: { en: label, fil: label },
  path,
  icon: iconOf(key) as unknown as Menu[number]['items'][number]['icon'],
});
const menu: Menu = [
  { key: 'work', items: [itemOf('dashboard', 'Home', pathOf('dashboard'))] },
  {
    key: 'network',
    items: [
      itemOf('partners', 'Partners', pathOf('partnerList')),
      itemOf('contracts', 'Contracts', pathOf('contractList')),
    ],
  },
];
const i18n = polyglotI18nProvider(() => english, 'en');

const show = (at: string, to: string) => {
  const element = (
    <I18nContextProvider value={i18n}>
      <MenuProvider value={menu}>
        <SideMenu />
        <Link to={to}>Go</Link>
      </MenuProvider>
    </I18nContextProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  drawn.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  return router;
};
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the menu, when the address moves', () => {
  it('to a page of the same item, draws nothing anew', async () => {
    const record = pathOf('recordOverview', { type: 'partners', id: '1' });
    const router = show(pathOf('partnerList'), record);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(record));
    expect(current()).toEqual(['Partners']);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('to another item, marks that one', async () => {
    show(pathOf('partnerList'), pathOf('contractList'));
    await vi.waitFor(() => expect(current()).toEqual(['Contracts']));
    expect(drawn.mock.calls.flat().toSorted()).toEqual(['contracts', 'partners']);
  });
});
