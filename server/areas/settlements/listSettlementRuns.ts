import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { runSource } from './runSource.ts';

/** A page of the runs. */
export const listSettlementRuns = os.settlements.listSettlementRuns.handler(async ({ input, context }) => ({
  data: await readList(context.tx, runSource, input.query),
}));
