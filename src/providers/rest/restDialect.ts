import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type { ResourceDescriptor, Route } from './resourceDescriptor.ts';

/** What ra-data-simple-rest asks: a path of resource and id, a query of JSON texts, and a method. */
export type SimpleRestCall = { url: string; method: string; body?: string };
/** What goes to our API: address with query, and a JSON body. */
export type ApiCall = { method: string; url: string; body?: Record<string, unknown> };

const brackets = new StandardBracketNotationSerializer();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isBlank));

const filterValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return { in: value.join(',') };
  if (!isRecord(value)) return String(value);
  const filled = Object.entries(value).filter(([, part]) => !isBlank(part));
  return Object.fromEntries(
    filled.map(([operator, part]) => [operator, Array.isArray(part) ? part.join(',') : String(part)]),
  );
};

/** A filter of react-admin as query fields of the API; blank values are left out, unknown fields throw. */
export const filterQuery = (
  filter: Record<string, unknown>,
  { filters, search }: Pick<ResourceDescriptor, 'filters' | 'search'>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => !isBlank(value))
      .map(([field, value]) => {
        if (field === 'q' && search) return [search, { like: String(value) }];
        if (!filters.includes(field)) throw new Error(`The list cannot be filtered by "${field}"`);
        return [field, filterValue(value)];
      }),
  );

/** `sort` of the API from react-admin's field and order; no field means the API's own order. */
export const sortQuery = (
  [field, order]: readonly [string?, string?],
  { sorts }: Pick<ResourceDescriptor, 'sorts'>,
): { sort?: string } => {
  if (!field) return {};
  if (!sorts.includes(field)) throw new Error(`The list cannot be sorted by "${field}"`);
  return { sort: order === 'DESC' ? `-${field}` : field };
};

/** Path and query as an address; nested values are written `field[operator]=`. */
export const addressOf = (path: string, query: Record<string, unknown> = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of brackets.serialize(query)) {
    if (!isBlank(value)) params.append(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

const required = (route: Route | undefined, resource: string, what: string): Route => {
  if (!route) throw new Error(`The API cannot ${what} ${resource}`);
  return route;
};

const json = (params: URLSearchParams, name: string): unknown => {
  const text = params.get(name);
  return text === null ? undefined : JSON.parse(text);
};

/** The path of a list and the filters that are left when its owner has gone into the path. */
const placed = (filter: Record<string, unknown>, { path }: Route, of: string | undefined) => {
  if (!of) return { path, rest: filter };
  const { [of]: owner, ...rest } = filter;
  if (typeof owner !== 'string' || owner === '') throw new Error(`The list needs "${of}"`);
  return { path: path.replace('{id}', encodeURIComponent(owner)), rest };
};

const listCall = (
  params: URLSearchParams,
  list: Route,
  descriptor: ResourceDescriptor,
  cursor?: string,
): ApiCall => {
  const filter = json(params, 'filter');
  const sort = json(params, 'sort');
  const range = json(params, 'range');
  const [from, to] = Array.isArray(range) ? range.map(Number) : [0, 99];
  const { path, rest } = placed(isRecord(filter) ? filter : {}, list, descriptor.of);
  const limit = Number(to) - Number(from) + 1;
  const query = {
    limit,
    ...(cursor ? { cursor } : from ? { offset: from } : {}),
    ...(Array.isArray(sort) ? sortQuery([String(sort[0]), String(sort[1])], descriptor) : {}),
    ...filterQuery(rest, descriptor),
  };
  return { method: list.method, url: addressOf(path, query) };
};

const bodyOf = (text: string | undefined, fields: readonly string[]): Record<string, unknown> => {
  const values: unknown = text ? JSON.parse(text) : {};
  return isRecord(values)
    ? Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))
    : {};
};

/** One call of ra-data-simple-rest in our dialect; what the API does not offer throws a sentence that says so. */
export const toApiCall = (call: SimpleRestCall, descriptor: ResourceDescriptor, cursor?: string): ApiCall => {
  const { pathname, searchParams } = new URL(call.url, 'http://portal');
  const [, resource = '', encodedId] = pathname.split('/');
  const withId = (route: Route) => route.path.replace('{id}', encodedId ?? '');
  if (call.method === 'GET' && encodedId === undefined)
    return listCall(searchParams, required(descriptor.list, resource, 'list'), descriptor, cursor);
  if (call.method === 'GET') {
    const route = required(descriptor.one, resource, 'read one of');
    return { method: route.method, url: withId(route) };
  }
  const body = bodyOf(call.body, descriptor.bodyFields);
  if (call.method === 'POST') {
    const route = required(descriptor.create, resource, 'create');
    return { method: route.method, url: route.path, body };
  }
  const route = required(call.method === 'PUT' ? descriptor.update : undefined, resource, call.method);
  return { method: route.method, url: withId(route), body };
};
