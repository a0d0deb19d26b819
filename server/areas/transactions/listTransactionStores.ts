import { os } from '../../http/os.ts';
import { chooseStores } from '../../lookups/chooseRecords.ts';

/** Stores whose payments one may see. */
export const listTransactionStores = os.transactions.listTransactionStores.handler(
  async ({ input, context }) => ({ data: { list: await chooseStores(context.tx, input.query) } }),
);
