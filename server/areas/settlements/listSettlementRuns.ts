import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { withUsualDays } from '../../lists/byDays.ts';
import { answerList } from '../../lists/readList.ts';
import { runSource } from './runSource.ts';

/** A page of the runs: of the last 31 days where nobody says which. */
export const listSettlementRuns = os.settlements.listSettlementRuns.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, runSource, withUsualDays(input.query, manilaDate(context.deps.now()))),
}));
