import { getPayout } from './getPayout.ts';
import { listPayouts } from './listPayouts.ts';
import { listSettlementRuns } from './listSettlementRuns.ts';
import { listWaitingItems } from './listWaitingItems.ts';
import { runSettlement } from './runSettlement.ts';

export const settlementsRouter = {
  listSettlementRuns,
  listWaitingItems,
  runSettlement,
  listPayouts,
  getPayout,
};
