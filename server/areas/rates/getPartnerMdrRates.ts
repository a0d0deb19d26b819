import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readRecordRates } from './readRecordRates.ts';

/** The MDR rates of one partner. */
export const getPartnerMdrRates = os.approvals.getPartnerMdrRates.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const id = toId(input.params.id);
  return { data: await readRecordRates(tx, 'partner', id, { user, now: deps.now() }) };
});
