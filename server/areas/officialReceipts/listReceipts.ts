import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { receiptSource, withReceiptDays } from './receiptSource.ts';

/** A page of the receipts: of the last 31 days where nobody says which, of whichever day where somebody searches. */
export const listReceipts = os.officialReceipts.listReceipts.handler(async ({ input, context }) => {
  const query = withReceiptDays(input.query, manilaDate(context.deps.now()));
  return { data: await readList(context.tx, receiptSource, query) };
});
