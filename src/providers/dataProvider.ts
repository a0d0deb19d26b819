import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { createPageCursors } from './rest/pageCursors.ts';
import type { ResourceDescriptor } from './rest/resourceDescriptor.ts';
import { type Carry, restFor } from './rest/restClient.ts';
import { addressOf, filterQuery, sortQuery } from './rest/restDialect.ts';
import type { Verbs } from './verbs/verbs.ts';

const GET_MANY_LIMIT = 100;

/** The descriptors of resources by their names in react-admin. */
export type RestTable = Readonly<Record<string, ResourceDescriptor>>;

type Ask<R extends RaRecord> = (rest: DataProvider) => Promise<GetListResult<R>>;

/** Asks for a page by its cursor where one is known, and keeps the way to the next. */
const pagedOver = (restOf: (resource: string, carry: Carry) => DataProvider) => {
  const cursors = createPageCursors();
  return async <R extends RaRecord>(
    resource: string,
    { pagination, sort, filter }: GetListParams,
    ask: Ask<R>,
  ): Promise<GetListResult<R>> => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    const list = JSON.stringify([resource, sort, filter, perPage]);
    const carry: Carry = { cursor: cursors.find(list, page, perPage) };
    const { data, total } = await ask(restOf(resource, carry));
    const { next = null, totalIsAtLeast = false } = carry.page ?? {};
    cursors.keep(list, page, next);
    return {
      data,
      // A count that stopped early is no total: react-admin would turn people back from the pages after it.
      ...(totalIsAtLeast ? {} : { total }),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
      meta: { totalIsAtLeast },
    };
  };
};

/** Ids in groups that one `id[in]` takes. */
const chunks = <T>(ids: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(ids.length / GET_MANY_LIMIT) }, (_, at) =>
    ids.slice(at * GET_MANY_LIMIT, (at + 1) * GET_MANY_LIMIT),
  );

const versionOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : undefined;

/** The nine methods of react-admin by ra-data-simple-rest, each call spoken in the dialect of our API. */
const nineMethods = (descriptorOf: (resource: string) => ResourceDescriptor) => {
  const restOf = (resource: string, carry?: Carry) => restFor(descriptorOf(resource), carry);
  const paged = pagedOver(restOf);
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => paged(resource, params, (rest) => rest.getList(resource, params)),
    getOne: async (resource, params) => restOf(resource).getOne(resource, params),
    getMany: async (resource, params) => {
      const parts = chunks([...new Set(params.ids)]);
      const answers = await Promise.all(
        parts.map((ids) => restOf(resource).getMany(resource, { ...params, ids })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
    getManyReference: async (resource, params) => {
      const { target, id, filter } = params;
      const whole = { ...params, filter: { ...filter, [target]: id } };
      return paged(resource, whole, (rest) => rest.getManyReference(resource, params));
    },
    create: async (resource, params) => restOf(resource).create(resource, params),
    update: async (resource, params) =>
      restOf(resource, { version: versionOf(params.previousData) }).update(resource, params),
    updateMany: async (resource, params) => {
      if (descriptorOf(resource).versioned)
        throw new Error(`${resource} are changed one by one, each with its version`);
      return restOf(resource).updateMany(resource, params);
    },
    delete: async (resource, params) => restOf(resource).delete(resource, params),
    deleteMany: async (resource, params) => restOf(resource).deleteMany(resource, params),
  } satisfies DataProvider;
};

/** What a list asks for besides its page: as react-admin names it. */
type Asked = { filter: Record<string, unknown>; sort?: { field: string; order: string } };

/** A method that answers a promise: react-admin waits for each that it is asked for. */
type Answers = (...given: never[]) => Promise<unknown>;
/** Methods that all do; the type-check names one that does not. */
type Answering<M extends { readonly [K in keyof M]: Answers }> = M;

/**
 * The data provider of the portal over the resources of `rest`: the nine methods of react-admin, and beside them `verbs`, what else
 * the pages do; each of them answers a promise, as react-admin takes for granted. An unknown resource is a mistake in the code and rejects.
 */
export const createDataProvider = <V extends object>(rest: RestTable, verbs: V) => {
  const descriptorOf = (resource: string): ResourceDescriptor => {
    const found = Object.hasOwn(rest, resource) ? rest[resource] : undefined;
    if (!found) throw new Error(`No page of src/resources or src/pages has a resource "${resource}"`);
    return found;
  };
  const own = {
    /** The query that a list with this filter and sort asks the API by, as its export is ordered; without the page. */
    queryOf: async (resource: string, { filter, sort }: Asked): Promise<string> =>
      addressOf('', {
        ...filterQuery(filter, descriptorOf(resource)),
        ...(sort ? sortQuery([sort.field, sort.order], descriptorOf(resource)) : {}),
      }).replace(/^\?/, ''),
  } satisfies Record<string, Answers>;
  return { ...nineMethods(descriptorOf), ...verbs, ...own };
};

/** The data provider as every page knows it, whichever page was opened first. */
export type SukiDataProvider = ReturnType<typeof createDataProvider<Answering<Verbs>>> & DataProvider;
