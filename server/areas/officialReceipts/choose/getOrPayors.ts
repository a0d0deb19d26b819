import { os } from '../../../http/os.ts';
import { byId, byTin, contains, nameContains } from '../../../lists/filters.ts';
import type { Bind } from '../../../lists/source.ts';
import { PAYOR, PAYOR_FROM, withAddresses } from './readPayor.ts';

const MOST = 20;

const typedArms = (q: string, bind: Bind): string[] => [
  nameContains('p.search_name', bind(q)),
  `p.hsis_code ilike ${bind(contains(q))}`,
  ...(/\d/.test(q) ? [byTin('p.tin_number')({ like: q }, bind)] : []),
];

/** Partners that may be payors, by a part of their name, code or TIN: twenty at most. */
export const getOrPayors = os.officialReceipts.getOrPayors.handler(async ({ input, context: { tx } }) => {
  const { q, id } = input.query;
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const typed = q?.trim();
  const where = [
    'p.hsis_code is not null',
    ...(id === undefined ? [] : [byId('p.id')(id, bind)]),
    ...(typed ? [`(${typedArms(typed, bind).join(' or ')})`] : []),
  ];
  const text = `select ${PAYOR.select} from ${PAYOR_FROM} where ${where.join(' and ')} order by p.name, p.id limit ${MOST}`;
  return { data: { list: await withAddresses(tx, await PAYOR.read(tx, { text, values })) } };
});
