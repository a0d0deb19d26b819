import type { CONTRACT_SORTS, ContractRow, contractFilters } from '#contract/contracts.ts';
import { addDays } from '#domain/day.ts';
import { type ContractState, EXPIRING_DAYS } from '#domain/records/contractState.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { bySearch } from '../../lists/bySearch.ts';
import { byId } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import { COUNT_FROM, contractRow, FROM } from './contractColumns.ts';

type Source = ListSource<typeof contractFilters, typeof CONTRACT_SORTS, Selected<ContractRow>, ContractRow>;

/** `contractState` as conditions; `day` answers the placeholder of the day so many days from today. */
const IN_STATE: Readonly<Record<ContractState, (day: (later: number) => string) => string>> = {
  EXPIRED: (day) => `c.expiry_date < ${day(0)}`,
  EXPIRING: (day) => `c.expiry_date between ${day(0)} and ${day(EXPIRING_DAYS)}`,
  SIGNED: (day) => `(c.expiry_date > ${day(EXPIRING_DAYS)} and c.signed_at is not null)`,
  UNSIGNED: (day) => `(c.expiry_date > ${day(EXPIRING_DAYS)} and c.signed_at is null)`,
};

const byState =
  (today: string): Source['filters']['state'] =>
  (value, bind) => {
    const states: readonly ContractState[] = typeof value === 'string' ? [value] : value.in;
    const day = (later: number) => `${bind(addDays(today, later))}::date`;
    return `(${states.map((state) => IN_STATE[state](day)).join(' or ')})`;
  };

/** The contracts of partners, the one that ends first on top. */
export const contractSource = (today: string): Source => ({
  name: 'contracts',
  ...listed(contractRow(today)),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'c.id',
  sorts: {
    expiryDate: { sql: 'c.expiry_date', type: 'date' },
    partnerName: { sql: 'p.name', type: 'text' },
    number: { sql: 'c.number', type: 'text' },
    id: { sql: 'c.id', type: 'bigint' },
  },
  defaultSort: 'expiryDate',
  filters: {
    id: byId('c.id'),
    q: bySearch({
      id: 'p.id',
      name: 'p.search_name',
      codes: ['c.number', 'p.hsis_code', 'p.reference_number'],
      tin: 'p.tin_number',
      byMobile: (pattern) =>
        `select k.partner_id from contact_person k where k.merchant_id is null and k.mobile_number like ${pattern}`,
    }),
    partnerId: byId('c.partner_id'),
    state: byState(today),
    expiryDate: (value, bind) => {
      const { gte, lte } = typeof value === 'string' ? { gte: value, lte: value } : value;
      const from = gte && `c.expiry_date >= ${bind(gte)}::date`;
      const to = lte && `c.expiry_date <= ${bind(lte)}::date`;
      return [from, to].filter(Boolean).join(' and ') || 'true';
    },
  },
});
