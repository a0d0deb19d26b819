import { getPayeeAccount } from './getPayeeAccount.ts';
import { getPayout } from './getPayout.ts';
import { listPastExemption } from './listPastExemption.ts';
import { listPayees } from './listPayees.ts';
import { listPayouts } from './listPayouts.ts';
import { listSettlementRuns } from './listSettlementRuns.ts';
import { listWaitingItems } from './listWaitingItems.ts';
import { recordPayoutReturn } from './recordPayoutReturn.ts';
import { resendPayout } from './resendPayout.ts';
import { runSettlement } from './runSettlement.ts';
import { downloadPayeeStatement } from './statement/downloadPayeeStatement.ts';
import { getPayeeStatement } from './statement/getPayeeStatement.ts';

export const settlementsRouter = {
  listSettlementRuns,
  listWaitingItems,
  listPastExemption,
  runSettlement,
  listPayouts,
  getPayout,
  listPayees,
  getPayeeStatement,
  downloadPayeeStatement,
  getPayeeAccount,
  resendPayout,
  recordPayoutReturn,
};
