import { manilaDate } from '#domain/day.ts';
import { monthOf } from '#domain/receipts/receiptMonth.ts';
import { os } from '../../../http/os.ts';
import { readPayor } from './readPayor.ts';
import { readSummary } from './readSummary.ts';

/** What a payor's month comes to, and what of it is receipted: of this month where nobody says which. 404. */
export const getOrTransactionSummary = os.officialReceipts.getOrTransactionSummary.handler(
  async ({ input, context: { tx, deps } }) => {
    const { payorId, month, year } = input.query;
    const now = monthOf(manilaDate(deps.now()));
    const { id, name } = await readPayor(tx, payorId);
    const of = { month: month ?? now.month, year: year ?? now.year };
    return { data: { payorName: name, ...(await readSummary(tx, { payorId: id, month: of })) } };
  },
);
