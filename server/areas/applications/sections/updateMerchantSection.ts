import type { MERCHANT_SECTIONS } from '#contract/applications.ts';
import { merchantSections } from '#contract/shapes/sections.ts';
import { os } from '../../../http/os.ts';
import { parseBody } from '../../../http/parseBody.ts';
import { adoptStaged } from '../../../records/documents/staged.ts';
import { saveCommodities } from '../../../records/parts/commodities.ts';
import { editableMerchant } from '../../../records/store/editableMerchant.ts';
import { saveStore } from '../../../records/store/saveStore.ts';
import { saveBankSection } from './saveBankSection.ts';
import { type SaveSection, saved } from './saved.ts';
import { saveStoreContacts } from './saveStoreContacts.ts';

const SECTIONS: Readonly<Record<(typeof MERCHANT_SECTIONS)[number], SaveSection>> = {
  merchant: async (context, subject, body) => {
    await saveStore(context, subject, { details: parseBody(merchantSections.merchant, body) });
    return saved(context, subject);
  },
  'business-details': async (context, subject, body) => {
    await saveStore(context, subject, { business: parseBody(merchantSections['business-details'], body) });
    return saved(context, subject);
  },
  'bank-details': (context, subject, body) =>
    saveBankSection(context, subject, parseBody(merchantSections['bank-details'], body)),
  'contact-person': async (context, subject, body) => {
    await saveStoreContacts(context, subject, parseBody(merchantSections['contact-person'], body));
    return saved(context, subject);
  },
  commodities: async (context, subject, body) => {
    await saveCommodities(context.tx, subject, parseBody(merchantSections.commodities, body).commodities);
    return saved(context, subject);
  },
  documents: async (context, subject, body) => {
    await adoptStaged(context, subject, parseBody(merchantSections.documents, body).documents);
    return saved(context, subject);
  },
};

/** Writes one section of a store. 404, 409 with the whole store, 428, 400, 403 staff's fields, 422 rule_*. */
export const updateMerchantSection = os.applications.updateMerchantSection.handler(
  async ({ input, context }) => {
    const { id, section } = input.params;
    const subject = await editableMerchant(context, id);
    return SECTIONS[section](context, subject, input.body);
  },
);
