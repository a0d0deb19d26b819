import type { UserDetails } from '#contract/session.ts';
import { type Menu, type MenuSection, menuFor } from '../../components/shell/menuTable.ts';
import { routeAt } from '../../providers/guard.ts';

/**
 * What the user's menu leads to from home, in its sections; empty when all of it are pages that everybody has who is signed in.
 */
export const openAreas = (menu: Menu, user: Pick<UserDetails, 'type' | 'permissions'>): MenuSection[] => {
  const sections = menuFor(menu, user).map((section) => ({
    ...section,
    items: section.items.filter(({ key }) => key !== 'dashboard'),
  }));
  const isOpened = sections.some(({ items }) =>
    items.some(({ path }) => routeAt(path).route.access !== 'login'),
  );
  return isOpened ? sections : [];
};
