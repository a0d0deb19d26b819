import type { z } from 'zod';
import type { Commodity, commodityInput } from '#contract/shapes/commodity.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownerColumns, type Placed } from './owner.ts';
import { type Problems, refuseProblems } from './problems.ts';

export type CommodityInput = z.output<typeof commodityInput>;

type Row = { code: string; name: string; type: string | null; typeName: string | null };

const SOLD = columnsOf<Row>('merchant_commodity c, lookup_value l, lookup_value t')({
  code: text('c.code'),
  name: text('coalesce(l.label, c.code)'),
  type: text('c.type_code'),
  typeName: text('coalesce(t.label, c.type_code)'),
});
const READ = `select ${SOLD.select} from merchant_commodity c
  left join lookup_value l on l.list = 'commodities' and l.code = c.code
  left join lookup_value t on t.list = 'commodities' and t.code = c.type_code
  where c.merchant_id = $1 order by l.position nulls last, c.code, t.position nulls first`;

const grouped = (rows: readonly Row[]): Commodity[] =>
  [...Map.groupBy(rows, ({ code }) => code)].map(([code, of]) => ({
    code,
    name: of[0]?.name ?? code,
    isEnabled: true,
    types: of.flatMap(({ type, typeName }) =>
      type === null ? [] : [{ code: type, name: typeName ?? type, isEnabled: true }],
    ),
  }));

/** What a store sells: the commodities it has, each with its types of them; a partner has none. */
export const readCommodities = async (tx: Tx, { merchantId }: Owner): Promise<Commodity[]> =>
  merchantId === null
    ? []
    : grouped(await SOLD.read(tx, { name: 'commodities-of-merchant', text: READ, values: [merchantId] }));

const NONE = { en: 'There is no such commodity', fil: 'Walang ganitong commodity' };
const NO_TYPE = { en: 'This commodity has no such type', fil: 'Walang ganitong uri ang commodity na ito' };
const TWICE = { en: 'Name each commodity once', fil: 'Isang beses lang isulat ang bawat commodity' };

/** The commodities of the look-up, code → code of the commodity it is a type of, or null. */
export const readKnownCommodities = async (tx: Tx): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx.query<{ code: string; parent: string | null }>({
    name: 'known-commodities',
    text: `select code, nullif(parent_code, '') as parent from lookup_value where list = 'commodities'`,
  });
  return new Map(rows.map(({ code, parent }) => [code, parent]));
};

/** What is wrong with a store's commodities: unknown ones, types of others, one named twice. */
export const commodityProblems = (
  inputs: readonly CommodityInput[],
  known: ReadonlyMap<string, string | null>,
  path: string,
): Problems => {
  const problems: Record<string, { en: string; fil: string }> = {};
  const codes = inputs.map(({ code }) => code);
  for (const [at, { code, types }] of inputs.entries()) {
    if (known.get(code) !== null) problems[`${path}.${at}.code`] = NONE;
    else if (codes.indexOf(code) < at) problems[`${path}.${at}.code`] = TWICE;
    for (const [n, type] of types.entries())
      if (known.get(type.code) !== code) problems[`${path}.${at}.types.${n}.code`] = NO_TYPE;
  }
  return problems;
};

/** One row for each commodity that is enabled, and one for each of its enabled types. */
const asRows = ({ owner, input }: Omit<Placed<CommodityInput>, 'path'>) => {
  if (!input.isEnabled) return [];
  const types = new Set(input.types.flatMap(({ code, isEnabled = true }) => (isEnabled ? [code] : [])));
  return [null, ...types].map((type_code) => ({ ...ownerColumns(owner), code: input.code, type_code }));
};

const RECORD = 'partner_id bigint, merchant_id bigint, code text, type_code text';
const INSERT = `insert into merchant_commodity (partner_id, merchant_id, code, type_code)
  select partner_id, merchant_id, code, type_code from jsonb_to_recordset($1) as x(${RECORD})`;
const ADD = `${INSERT} on conflict (merchant_id, code, coalesce(type_code, '')) do nothing`;
const REMOVE = `delete from merchant_commodity c where merchant_id = $2 and not exists (
  select from jsonb_to_recordset($1) as x(${RECORD}) where x.code = c.code and x.type_code is not distinct from c.type_code)`;

/** Writes the commodities of new stores. */
export const insertCommodities = async (
  tx: Tx,
  placed: readonly Omit<Placed<CommodityInput>, 'path'>[],
): Promise<void> => {
  const rows = placed.flatMap(asRows);
  if (rows.length)
    await tx.query({ name: 'insert-commodities', text: INSERT, values: [JSON.stringify(rows)] });
};

/** Writes the commodities of a store, all of them. 400 for unknown ones. */
export const saveCommodities = async (
  tx: Tx,
  owner: Owner,
  inputs: readonly CommodityInput[],
): Promise<void> => {
  refuseProblems(commodityProblems(inputs, await readKnownCommodities(tx), 'commodities'));
  const rows = JSON.stringify(inputs.flatMap((input) => asRows({ owner, input })));
  await Promise.all([
    tx.query({ name: 'remove-commodities', text: REMOVE, values: [rows, owner.merchantId] }),
    tx.query({ name: 'add-commodities', text: ADD, values: [rows] }),
  ]);
};
