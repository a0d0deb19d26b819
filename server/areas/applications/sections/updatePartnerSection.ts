import type { PARTNER_SECTIONS } from '#contract/applications.ts';
import { partnerSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { os } from '../../../http/os.ts';
import { parseBody } from '../../../http/parseBody.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { askerOf } from '../../../records/asker.ts';
import { adoptStaged } from '../../../records/documents/staged.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import { mustBeEditable } from '../../../records/lock/mustBeEditable.ts';
import { readPartner } from '../../../records/partner/readPartner.ts';
import { saveBusiness } from '../../../records/partner/saveBusiness.ts';
import { contactProblems, placedContacts, saveContacts } from '../../../records/parts/contacts.ts';
import { refuseProblems } from '../../../records/parts/problems.ts';
import { saveBankSection } from './saveBankSection.ts';
import { type SaveSection, saved } from './saved.ts';

const SECTIONS: Readonly<Record<(typeof PARTNER_SECTIONS)[number], SaveSection>> = {
  'business-details': async (context, subject, body) => {
    await saveBusiness(context, subject, parseBody(partnerSections['business-details'], body));
    return saved(context, subject);
  },
  'bank-details': (context, subject, body) => {
    const { bankDetails, authorizedSignatory } = parseBody(partnerSections['bank-details'], body);
    return saveBankSection(context, subject, { bankDetails, authorizedSignatory, isSameBank: false });
  },
  'contact-person': async (context, subject, body) => {
    const { contactPersons } = parseBody(partnerSections['contact-person'], body);
    const today = manilaDate(context.deps.now());
    refuseProblems(contactProblems(placedContacts(contactPersons), today));
    await saveContacts(context.tx, subject, contactPersons);
    return saved(context, subject);
  },
  documents: async (context, subject, body) => {
    const { documents } = parseBody(partnerSections.documents, body);
    await adoptStaged(context, subject, documents);
    return saved(context, subject);
  },
};

/** Writes one section of a partner. 404, 409 with the whole record, 428, 400, 403 staff's fields, 422 rule_*. */
export const updatePartnerSection = os.applications.updatePartnerSection.handler(
  async ({ input, context }) => {
    const { id, section } = input.params;
    const subject = await lockPartner(context, id, versionOf(context), (tx, partnerId) =>
      readPartner(tx, partnerId, askerOf(context)),
    );
    mustBeEditable(subject);
    return SECTIONS[section](context, subject, input.body);
  },
);
