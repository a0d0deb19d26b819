import type { RECEIPT_SORTS, ReceiptRow, receiptFilters } from '#contract/finance/officialReceipts.ts';
import type { TextFilter } from '#contract/list.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byDays, withUsualDays } from '../../lists/byDays.ts';
import { byChoice, byId, byText, byTin, nameContains } from '../../lists/filters.ts';
import type { Bind, ListSource, Selection } from '../../lists/source.ts';
import { typedTexts } from '../../lists/typedTexts.ts';
import { FROM, RECEIPT } from './receiptColumns.ts';

type Filters = typeof receiptFilters;
type Source = ListSource<Filters, typeof RECEIPT_SORTS, Selected<ReceiptRow>, ReceiptRow>;

/**
 * A selection with the days that hold where it says none: who searches, or asks for what was issued at once, finds receipts of
 * whichever day.
 */
export const withReceiptDays = <S extends Selection<Filters>>(selection: S, today: string): S =>
  selection.dateIssued === undefined &&
  (selection.q !== undefined || selection.orNumber !== undefined || selection.batchId !== undefined)
    ? selection
    : {
        ...selection,
        dateIssued: withUsualDays({ day: selection.dateIssued }, today).day,
      };

const armsOf = (typed: string, bind: Bind): string[] => [
  `r.or_number = ${bind(typed.toUpperCase())}`,
  ...(/^\d{1,10}$/.test(typed) ? [`r.number = ${bind(typed)}::bigint`] : []),
  nameContains('r.search_name', bind(typed)),
  ...(/^[\d-]{3,}$/.test(typed) ? [byTin('r.payor_tin')({ like: typed }, bind)] : []),
];
const bySearchBox = (value: NonNullable<TextFilter>, bind: Bind): string => {
  const typed = typedTexts(value);
  return `(${typed.flatMap((one) => armsOf(one.trim(), bind)).join(' or ')})`;
};

/** Receipts, the latest first. */
export const receiptSource: Source = {
  name: 'official-receipts',
  ...listed(RECEIPT),
  from: FROM,
  countFrom: FROM,
  id: 'r.id',
  sorts: {
    orNumber: { sql: 'r.or_number', type: 'text' },
    dateIssued: { sql: 'r.day', type: 'date' },
    grossAmount: { sql: 'r.gross', type: 'bigint' },
    id: { sql: 'r.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: {
    q: bySearchBox,
    orNumber: byText('r.or_number'),
    dateIssued: byDays('r.day'),
    receiptType: byChoice('r.type'),
    status: byChoice('r.status'),
    partnerId: byId('r.partner_id'),
    formOfPayment: byChoice('r.form_of_payment'),
    batchId: byId('r.batch_id'),
  },
};
