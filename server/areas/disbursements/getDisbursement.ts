import { os } from '../../http/os.ts';
import { readLine } from './readLine.ts';

/** One line. 404. */
export const getDisbursement = os.disbursements.getDisbursement.handler(async ({ input, context }) => ({
  data: await readLine(context.tx, input.params.id, context),
}));
