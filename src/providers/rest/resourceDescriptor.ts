export type Route = { method: string; path: string };

/** What react-admin calls a resource, in the API's terms. Paths, fields and filters are read from the contract. */
export type ResourceDescriptor = {
  list?: Route;
  one?: Route;
  create?: Route;
  update?: Route;
  /** The row's field that becomes react-admin's `id`. */
  idField: string;
  /** Updates send If-Match with the `version` of the record that was read. */
  versioned: boolean;
  sorts: readonly string[];
  filters: readonly string[];
  /** The filter that stands in the list's path as {id}: such a list is always somebody's. */
  of?: string;
  /** The filter that a free-text `q` becomes, as "part of". */
  search?: string;
  /** The fields that create and update send; others of the record stay behind. */
  bodyFields: readonly string[];
};

type Procedure = { '~orpc': { route: { method?: string; path?: string } } };

/** Where a call of the contract stands; `fixed` are the {names} of its path that the resource fills once and for all. */
export const routeOf = (procedure: Procedure, fixed: Readonly<Record<string, string>> = {}): Route => {
  const { method = 'GET', path = '/' } = procedure['~orpc'].route;
  return { method, path: path.replace(/\{(\w+)\}/g, (name, key: string) => fixed[key] ?? name) };
};

/** What a resource says of writes when it has none of its own. */
export const readOnly = { versioned: false, bodyFields: [] } as const;
