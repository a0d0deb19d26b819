import { os } from '../../http/os.ts';
import { versionOf } from '../../http/versionOf.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import { changeRates } from './changeRates.ts';
import { readRecordRates } from './readRecordRates.ts';

/** Changes MDR rates of one store. 404, 428, 409 with its rates, 400, 422. */
export const changeMerchantMdrRates = os.approvals.changeMerchantMdrRates.handler(
  async ({ input, context }) => {
    const now = context.deps.now();
    const subject = await lockMerchant(context, input.params.id, versionOf(context), (tx, id, user) =>
      readRecordRates(tx, 'merchant', id, { user, now }),
    );
    return { data: await changeRates(context, subject, input.body) };
  },
);
