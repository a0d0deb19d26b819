import { type PAGES, type PageName, type PageRoute, pathOf, ROUTES } from '#domain/pages.ts';

type Named = {
  [Name in PageName]: (typeof PAGES)[Name] extends { resource: readonly [infer Resource, string] }
    ? Resource
    : never;
}[PageName];
/** The resources of react-admin that have pages. */
export type ResourceName = Exclude<Named, '{type}'>;

const pageOf = (resource: string, action: string): PageRoute | undefined =>
  ROUTES.find(
    ({ resource: shown, values }) =>
      shown?.[1] === action &&
      (shown[0] === resource || (shown[0] === '{type}' && values?.type?.includes(resource))),
  );

/** Whether a resource has such a page. */
export const hasPage = (resource: string, action: string): boolean => pageOf(resource, action) !== undefined;

/** The path of a resource's page for links, rows and redirects. Throws on a page that does not exist or a missing id. */
export function resourcePath(resource: string, action: string, id?: string | number): string {
  const route = pageOf(resource, action);
  if (!route || route.page === 'notFound') throw new Error(`${resource} has no page "${action}"`);
  const { type: types = [], ...others } = route.values ?? {};
  return pathOf(route.page, {
    ...Object.fromEntries(Object.entries(others).map(([name, [first]]) => [name, first])),
    type: types.includes(resource) ? resource : types[0],
    id: id?.toString(),
  });
}
