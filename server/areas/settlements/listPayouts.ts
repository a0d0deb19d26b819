import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { payoutSource, withPayoutDays } from './payoutSource.ts';

/** A page of the payouts of the caller's scope: of the last 31 days where nobody says which, of whichever day where they are still open. */
export const listPayouts = os.settlements.listPayouts.handler(async ({ input, context }) => ({
  data: await answerList(
    context.tx,
    payoutSource,
    withPayoutDays(input.query, manilaDate(context.deps.now())),
  ),
}));
