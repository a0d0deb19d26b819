import { os } from '../../../http/os.ts';
import { saveSchedules } from '../../../records/parts/schedules.ts';
import { editableMerchant } from '../../../records/store/editableMerchant.ts';
import { saved } from './saved.ts';

/** Writes the opening hours of a store, all of them. 404, 409 with the whole store, 428, 400, 422 rule_not_editable. */
export const updateMerchantSchedules = os.applications.updateMerchantSchedules.handler(
  async ({ input, context }) => {
    const subject = await editableMerchant(context, input.params.id);
    await saveSchedules(context.tx, subject, input.body.schedules);
    return saved(context, subject);
  },
);
