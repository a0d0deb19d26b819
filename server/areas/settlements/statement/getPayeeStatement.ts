import { os } from '../../../http/os.ts';
import { readStatement } from './readStatement.ts';

/** The statement of the payee of a payout. 400, 404. */
export const getPayeeStatement = os.settlements.getPayeeStatement.handler(async ({ input, context }) => ({
  data: await readStatement(context, input.params.id, input.query),
}));
