import { os } from '../../../http/os.ts';
import { saveSites } from '../../../records/parts/sites.ts';
import { editableMerchant } from '../../../records/store/editableMerchant.ts';
import { saved } from './saved.ts';

/** Writes the web shops of a store, all of them. 404, 409 with the whole store, 428, 400, 422 rule_not_editable. */
export const updateMerchantEcommerceSites = os.applications.updateMerchantEcommerceSites.handler(
  async ({ input, context }) => {
    const subject = await editableMerchant(context, input.params.id);
    await saveSites(context.tx, subject, input.body.ecommerceSites);
    return saved(context, subject);
  },
);
