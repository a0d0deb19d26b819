import type { OFFSET_SORTS, OffsetRow, offsetFilters } from '#contract/finance/offsets.ts';
import { offsetState } from '#domain/settlement/offsetState.ts';
import { areOpen } from '#domain/status.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byDays, withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byId, chosenOf } from '../../lists/filters.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { COUNT_FROM, FROM, OFFSET, STATE } from './offsetColumns.ts';

type Filters = typeof offsetFilters;
type Source = ListSource<Filters, typeof OFFSET_SORTS, Selected<OffsetRow>, OffsetRow>;

/** A selection with the days that hold where it says none: what is still owed is so whatever its day. */
export const withOwedDays = <S extends Selection<Filters>>(selection: S, today: string): S =>
  selection.day === undefined && areOpen(offsetState, chosenOf(selection.state))
    ? selection
    : withUsualDays(selection, today);

/** Lines that owe, the latest day first. */
export const offsetSource: Source = {
  name: 'offsets',
  ...listed(OFFSET),
  from: FROM,
  countFrom: COUNT_FROM,
  id: 'l.id',
  sorts: {
    day: { sql: 'l.day', type: 'date' },
    original: { sql: '(-l.net)', type: 'bigint' },
    id: { sql: 'l.id', type: 'bigint' },
  },
  defaultSort: '-day',
  where: 'l.net < 0',
  skewed: ['partnerId', 'merchantId'],
  filters: {
    id: byId('l.id'),
    day: byDays('l.day'),
    partnerId: byId('l.partner_id'),
    merchantId: byId('l.merchant_id'),
    transactionType: byChoice('l.product'),
    state: byChoice(STATE),
  },
};
