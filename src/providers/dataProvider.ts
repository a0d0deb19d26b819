import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { loadChunk } from '../public/chunks.ts';
import { createPageCursors } from './rest/pageCursors.ts';
import { descriptorOf } from './rest/resourceTable.ts';
import { type Carry, restFor } from './rest/restClient.ts';
import { withLateVerbs } from './verbs/lateVerbs.ts';
import type { ManagementVerbs } from './verbs/managementVerbs.ts';
import { verbs } from './verbs/verbs.ts';

const GET_MANY_LIMIT = 100;
const cursors = createPageCursors();

/** Asks for a page by its cursor where one is known, and keeps the way to the next. */
const paged = async <R extends RaRecord>(
  resource: string,
  { pagination, sort, filter }: GetListParams,
  ask: (rest: DataProvider) => Promise<GetListResult<R>>,
): Promise<GetListResult<R>> => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const list = JSON.stringify([resource, sort, filter, perPage]);
  const carry: Carry = { cursor: cursors.find(list, page, perPage) };
  const { data, total } = await ask(await restFor(resource, carry));
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

/** Ids in groups that one `id[in]` takes. */
const chunks = <T>(ids: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(ids.length / GET_MANY_LIMIT) }, (_, at) =>
    ids.slice(at * GET_MANY_LIMIT, (at + 1) * GET_MANY_LIMIT),
  );

const versionOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : undefined;

const own = {
  supportAbortSignal: true,
  getList: (resource, params) => paged(resource, params, (rest) => rest.getList(resource, params)),
  getOne: async (resource, params) => (await restFor(resource)).getOne(resource, params),
  getMany: async (resource, params) => {
    const parts = chunks([...new Set(params.ids)]);
    const rest = await restFor(resource);
    const answers = await Promise.all(parts.map((ids) => rest.getMany(resource, { ...params, ids })));
    return { data: answers.flatMap(({ data }) => data) };
  },
  getManyReference: (resource, params) => {
    const { target, id, filter } = params;
    const whole = { ...params, filter: { ...filter, [target]: id } };
    return paged(resource, whole, (rest) => rest.getManyReference(resource, params));
  },
  create: async (resource, params) => (await restFor(resource)).create(resource, params),
  update: async (resource, params) =>
    (await restFor(resource, { version: versionOf(params.previousData) })).update(resource, params),
  updateMany: async (resource, params) => {
    if ((await descriptorOf(resource)).versioned)
      throw new Error(`${resource} are changed one by one, each with its version`);
    return (await restFor(resource)).updateMany(resource, params);
  },
  delete: async (resource, params) => (await restFor(resource)).delete(resource, params),
  deleteMany: async (resource, params) => (await restFor(resource)).deleteMany(resource, params),
  ...verbs,
} satisfies DataProvider;

const areas = () => loadChunk(async () => (await import('./verbs/managementVerbs.ts')).managementVerbs);

/** The nine methods of react-admin over our API, and the verbs of the portal beside them; those of an area come with its first use. */
export const dataProvider: typeof own & ManagementVerbs = withLateVerbs(own, areas);

export type SukiDataProvider = typeof dataProvider & DataProvider;
