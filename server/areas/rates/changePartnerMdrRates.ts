import { os } from '../../http/os.ts';
import { versionOf } from '../../http/versionOf.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import { changeRates } from './changeRates.ts';
import { readRecordRates } from './readRecordRates.ts';

/** Changes MDR rates of one partner. 404, 428, 409 with its rates, 400, 422. */
export const changePartnerMdrRates = os.approvals.changePartnerMdrRates.handler(
  async ({ input, context }) => {
    const now = context.deps.now();
    const subject = await lockPartner(context, input.params.id, versionOf(context), (tx, id, user) =>
      readRecordRates(tx, 'partner', id, { user, now }),
    );
    return { data: await changeRates(context, subject, input.body) };
  },
);
