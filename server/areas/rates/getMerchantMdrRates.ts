import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readRecordRates } from './readRecordRates.ts';

/** The MDR rates of one store. */
export const getMerchantMdrRates = os.approvals.getMerchantMdrRates.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const id = toId(input.params.id);
  return { data: await readRecordRates(tx, 'merchant', id, { user, now: deps.now() }) };
});
