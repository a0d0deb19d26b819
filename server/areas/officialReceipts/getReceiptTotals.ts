import type { ReceiptTotals, receiptFilters } from '#contract/finance/officialReceipts.ts';
import { manilaDate } from '#domain/day.ts';
import { RECEIPT_TYPES, type ReceiptType } from '#domain/receipts/receiptTypes.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, size, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import type { Selection } from '../../lists/source.ts';
import { whereFor } from '../../lists/statements.ts';
import { FROM } from './receiptColumns.ts';
import { receiptSource, withReceiptDays } from './receiptSource.ts';

/** The sums of a type, or of all. */
interface Group extends Omit<ReceiptTotals, 'byType' | 'from' | 'to'> {
  receiptType: ReceiptType | null;
}
const SETS = 'group by grouping sets ((), (r.type))';
const stands = (of: string) => centavos(`coalesce(sum(${of}) filter (where r.status = 'ISSUED'), 0)::bigint`);
const GROUP = columnsOf<Group>(`${FROM} ${SETS}`)({
  receiptType: text('r.type'),
  count: size(`count(*) filter (where r.status = 'ISSUED')`),
  cancelledCount: size(`count(*) filter (where r.status = 'CANCELLED')`),
  grossAmount: stands('r.gross'),
  vat: stands('r.vat'),
  withholdingTax: stands('r.withholding'),
  netPayment: stands('r.net'),
});

/** The receipts that are filtered, summed up; cancelled ones are counted and come to nothing. */
export const getReceiptTotals = os.officialReceipts.getReceiptTotals.handler(async ({ input, context }) => {
  const selection: Selection<typeof receiptFilters> = withReceiptDays(
    input.query,
    manilaDate(context.deps.now()),
  );
  const { where, values } = whereFor(receiptSource, selection);
  const groups = await GROUP.read(context.tx, {
    text: `select ${GROUP.select} from ${FROM}${where} ${SETS}`,
    values,
  });
  const all = groups.find(({ receiptType }) => receiptType === null);
  if (!all) throw new Error('Sums without rows have a row still');
  const { receiptType: _, ...sums } = all;
  const byType = RECEIPT_TYPES.flatMap((type) => {
    const group = groups.find(({ receiptType, count }) => receiptType === type && count > 0);
    if (!group) return [];
    const { count, grossAmount, netPayment } = group;
    return [{ receiptType: type, count, grossAmount, netPayment }];
  });
  const { dateIssued: days } = selection;
  const { from, to } =
    typeof days === 'string' ? { from: days, to: days } : { from: days?.gte, to: days?.lte };
  return { data: { from: from ?? null, to: to ?? null, ...sums, byType } };
});
