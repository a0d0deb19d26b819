import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { transactionSource, withDays } from './transactionSource.ts';

/** A page of the payments: of the last 31 days where nobody says which, of whichever day where a reference is typed. */
export const listTransactions = os.transactions.listTransactions.handler(async ({ input, context }) => {
  const query = withDays(input.query, manilaDate(context.deps.now()));
  return { data: await answerList(context.tx, transactionSource, query) };
});
