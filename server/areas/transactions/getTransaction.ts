import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readTransaction } from './readTransaction.ts';

/** One payment. 404. */
export const getTransaction = os.transactions.getTransaction.handler(async ({ input, context }) => ({
  data: await readTransaction(context, toId(input.params.id)),
}));
