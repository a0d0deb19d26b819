import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, useContext } from 'react';
import type { UserDetails } from '#contract/session.ts';
import type { Sentence } from '#domain/sentence.ts';
import { guardFor, routeAt } from '../../providers/guard.ts';
import { getView } from '../../providers/session/view.ts';
import { useLanguage } from '../admin/useLanguage.ts';
import { isOwnPage } from './viewing/isOwnPage.ts';

/** An entry of the left menu: the pages whose row says `key` belong to it. */
export interface MenuItem {
  key: string;
  label: Sentence;
  path: string;
  /** Where the item leads those who may not open its first page. */
  others?: readonly string[];
  /** Pages below those: it leads there who may open none of them. */
  below?: readonly string[];
  icon: typeof SvgIcon;
}
export interface MenuSection {
  key: 'work' | 'network' | 'control' | 'help';
  items: readonly MenuItem[];
}
export type Menu = readonly MenuSection[];

const OfficeMenu = createContext<Menu>([]);
export const MenuProvider = OfficeMenu.Provider;
/** The left menu: what exists, in the order in which it stands in App.tsx. Who sees an item follows from domain/pages.ts. */
export const useMenu = (): Menu => useContext(OfficeMenu);

/** What an entry of the menu is called. Throws when there is none. */
export const useMenuLabel = (key: string): string => {
  const language = useLanguage();
  const item = useMenu()
    .flatMap(({ items }) => items)
    .find((one) => one.key === key);
  if (!item) throw new Error(`The menu has no entry "${key}"`);
  return item.label[language];
};

type Viewer = Pick<UserDetails, 'type' | 'permissions'>;

/** Whether the guard lets a user open a path, and it shows something in a view where the tab has one. */
export const mayOpen = (path: string, user: Viewer): boolean => {
  const { decision, route } = guardFor(path, user);
  return decision.kind === 'allow' && !(getView() && isOwnPage(route.page));
};

/** Where an entry leads a user: to the first of its pages that they may open; undefined when there is none. */
const pathFor = ({ path, others = [], below = [] }: MenuItem, user: Viewer): string | undefined =>
  [path, ...others, ...below].find((one) => mayOpen(one, user));

/** The whole menu, each item leading to a page that the user may open where there is one: what breadcrumbs go by. */
export const menuLeading = (menu: Menu, user: Viewer): Menu =>
  menu.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, path: pathFor(item, user) ?? item.path })),
  }));

/** The sections with the items that the user may open; empty sections are left out. */
export const menuFor = (menu: Menu, user: Viewer): MenuSection[] =>
  menu
    .map((section) => ({
      ...section,
      items: section.items.flatMap((item) => {
        const path = pathFor(item, user);
        return path === undefined ? [] : [{ ...item, path }];
      }),
    }))
    .filter((section) => section.items.length > 0);

/** The item that a path belongs to, or null. */
export const itemAt = (menu: Menu, pathname: string): MenuItem | null => {
  const { route, params } = routeAt(pathname);
  const key = route.menu === 'records' ? params.type : route.menu;
  return menu.flatMap((section) => section.items).find((item) => item.key === key) ?? null;
};
