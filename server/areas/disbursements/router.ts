import { os } from '../../http/os.ts';
import { choosePartners, chooseStores } from '../../lookups/chooseRecords.ts';
import { getDisbursement } from './getDisbursement.ts';
import { getDisbursementItems } from './getDisbursementItems.ts';
import { getDisbursementTotals } from './getDisbursementTotals.ts';
import { listDisbursements } from './listDisbursements.ts';
import { printDisbursements } from './printDisbursements.ts';

const listDisbursementPartners = os.disbursements.listDisbursementPartners.handler(
  async ({ input, context }) => ({ data: { list: await choosePartners(context.tx, input.query) } }),
);
const listDisbursementStores = os.disbursements.listDisbursementStores.handler(
  async ({ input, context }) => ({ data: { list: await chooseStores(context.tx, input.query) } }),
);

export const disbursementsRouter = {
  listDisbursements,
  getDisbursementTotals,
  printDisbursements,
  listDisbursementPartners,
  listDisbursementStores,
  getDisbursement,
  getDisbursementItems,
};
