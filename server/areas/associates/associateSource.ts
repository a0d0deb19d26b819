import type {
  ASSOCIATE_SORTS,
  ASSOCIATE_TYPES,
  AssociateRow,
  associatesOfPartner,
} from '#contract/associates.ts';
import type { TextFilter } from '#contract/list.ts';
import { readSearch } from '#domain/records/recordSearch.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byFlag, byId, byText, contains, nameContains } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { typedTexts } from '../../lists/typedTexts.ts';
import { ASSOCIATE_ROW, FROM, IS_ENABLED, NAME, POSITION } from './associateColumns.ts';

type Type = (typeof ASSOCIATE_TYPES)[number];
const KINDS: Readonly<Record<Type, string>> = {
  'retailer-associates': 'RETAILER',
  'sales-representatives': 'SALES',
};

const FULL_NAME = `search_key(concat_ws(' ', coalesce(e.first_name, a.first_name), a.middle_name, coalesce(e.last_name, a.last_name)))`;

const searched = (typed: string, bind: Bind): string => {
  const { name, mobile } = readSearch(typed);
  const arms = [
    nameContains(FULL_NAME, bind(name)),
    `a.employee_code ilike ${bind(contains(name))}`,
    `coalesce(e.email, a.email) ilike ${bind(contains(name))}`,
    ...(mobile === null ? [] : [`coalesce(e.mobile_number, a.mobile_number) like ${bind(contains(mobile))}`]),
  ];
  return arms.join(' or ');
};

/** Part of a name, of an employee code, of a mail address, or of a mobile number in any form. */
const byPerson = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  return `(${typed.map((one) => searched(one, bind)).join(' or ')})`;
};

const byType = (value: Type | { in: Type[] }, bind: Bind): string => {
  const kinds = (typeof value === 'string' ? [value] : value.in).map((type) => KINDS[type]);
  return `a.kind = any(${bind(kinds)}::text[])`;
};

/** The people of one partner's stores. */
export const associateSource: ListSource<
  typeof associatesOfPartner,
  typeof ASSOCIATE_SORTS,
  Selected<AssociateRow>,
  AssociateRow
> = {
  name: 'associates',
  ...listed(ASSOCIATE_ROW),
  from: FROM,
  countFrom: FROM,
  id: 'a.id',
  sorts: {
    name: { sql: `(${NAME})`, type: 'text' },
    position: { sql: POSITION, type: 'text', nullable: true },
    email: { sql: 'coalesce(e.email, a.email)', type: 'text', nullable: true },
    isEnabled: { sql: `(case when ${IS_ENABLED} then 1 else 0 end)`, type: 'integer' },
    dtimeUpdated: { sql: 'a.updated_at', type: 'timestamptz' },
    id: { sql: 'a.id', type: 'bigint' },
  },
  defaultSort: 'name',
  filters: {
    partnerId: byId('a.partner_id'),
    type: byType,
    q: byPerson,
    merchantId: (value, bind) =>
      `a.id in (select associate_id from associate_merchant where ${byId('merchant_id')(value, bind)})`,
    position: byText(POSITION),
    isEnabled: byFlag(IS_ENABLED),
  },
};
