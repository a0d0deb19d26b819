import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';

const IS_OF_PARTNER = 'select 1 from applicant_draft d where d.id = $1 and d.existing_partner_id is not null';

const PARTNERS = {
  en: 'Business details and bank account are those that we have of your business: this application adds stores alone.',
  fil: 'Ang mga detalye ng negosyo at bank account ay ang hawak na namin: tindahan lang ang idinaragdag ng aplikasyong ito.',
};

/** 422 rule_not_editable for what a draft of stores has from its partner. */
export const refusePartnersPart = async (tx: Tx, draftId: string, part: DraftPartName): Promise<void> => {
  if (part !== 'business' && part !== 'bank') return;
  const rows = await tx.query({ name: 'draft-of-partner', text: IS_OF_PARTNER, values: [draftId] });
  if (rows.length) throw fail('rule_not_editable', PARTNERS, { fields: { part: PARTNERS } });
};
