import { createPartnerBody } from '#contract/partners.ts';
import { missingDocuments } from '#domain/review/requiredDocuments.ts';
import { paperName } from '#domain/selfService/names/paperName.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { documentNames } from '../../../records/documents/documentNames.ts';

// A store may add to what the business sends, and replaces none of it.
const SENT = `select f.code from applicant_sending_file f join applicant_upload u on u.id = f.upload_id
  where f.draft_id = $1 and f.merchant_id is null and u.storage_key is not null and u.discarded_at is null`;

const NOT_HERE: Sentence = {
  en: 'Documents are missing that this kind of business needs. Photograph or upload each under Documents, then submit again.',
  fil: 'May kulang na dokumentong kailangan ng ganitong negosyo. Kunan o i-upload ang bawat isa sa Mga dokumento, saka isumite muli.',
};
const missing = (name: Sentence): Sentence => ({
  en: `${name.en} is missing: photograph or upload it`,
  fil: `Kulang: ${name.fil}. Kunan ito ng litrato o i-upload`,
});

const kindOfBusiness = (partner: unknown): string | null => {
  const isKnown = typeof partner === 'object' && partner !== null && 'businessEntity' in partner;
  return (
    createPartnerBody.shape.businessEntity.safeParse(isKnown ? partner.businessEntity : null).data ?? null
  );
};

/**
 * 422 rule_application_incomplete with every document, as `documents.<code>`, that the kind of business needs, as the partner was sent,
 * and the draft has not sent.
 */
export const requireDocuments = async (tx: Tx, draftId: string, partner: unknown): Promise<void> => {
  const rows = await tx.query<{ code: string }>({ name: 'codes-sent', text: SENT, values: [draftId] });
  const codes = missingDocuments(
    kindOfBusiness(partner),
    rows.map(({ code }) => code),
  );
  if (!codes.length) return;
  const names = await documentNames(tx, codes);
  const fields = Object.fromEntries(
    codes.map((code) => [`documents.${code}`, missing(paperName(code, names.get(code) ?? code))]),
  );
  throw fail('rule_application_incomplete', NOT_HERE, { fields });
};
