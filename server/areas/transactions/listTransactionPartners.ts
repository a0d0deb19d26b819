import { os } from '../../http/os.ts';
import { choosePartners } from '../../lookups/chooseRecords.ts';

/** Partners whose payments one may see. */
export const listTransactionPartners = os.transactions.listTransactionPartners.handler(
  async ({ input, context }) => ({ data: { list: await choosePartners(context.tx, input.query) } }),
);
