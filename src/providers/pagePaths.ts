import { type OfficePage, ROUTES } from '../routes.ts';

/** Pages that stand at one fixed path. */
type FixedPage = Extract<
  OfficePage,
  'dashboard' | 'myPermissions' | 'notices' | 'ownPassword' | 'unauthorized'
>;

/** Where a page without parameters stands, from the route table. Throws when the table does not hold it. */
export const pagePath = (page: FixedPage): string => {
  const found = ROUTES.find((route) => route.page === page);
  if (!found) throw new Error(`src/routes.ts has no page "${page}"`);
  return found.path;
};
