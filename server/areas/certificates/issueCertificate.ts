import { type Sentence, withinSentence } from '#domain/sentence.ts';
import { certificateException } from '#domain/settlement/certificates/certificate.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import type { Tx } from '../../db/context.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { type CertificateDraft, draftCertificates } from '../../settlement/certificates/draftCertificates.ts';
import { type Issuing, insertCertificates } from '../../settlement/certificates/insertCertificates.ts';
import { readQuarterPayees } from '../../settlement/certificates/quarterPayees.ts';
import { payorOfClosed } from './closedQuarter.ts';
import { mailCertificates } from './mailCertificates.ts';
import { readListed } from './readCertificate.ts';

const none = (why: Sentence): Sentence => ({
  en: `There is no certificate for this payee and quarter: ${withinSentence(why.en)}.`,
  fil: `Walang sertipiko para sa payee at quarter na ito: ${withinSentence(why.fil)}.`,
});
const THERE: Sentence = {
  en: 'This payee has its certificate of the quarter already: issue it again from its page if something in it is wrong.',
  fil: 'May sertipiko na ang payee na ito para sa quarter: ilabas itong muli sa pahina nito kung may mali.',
};

/** The certificate that a payee would get of a quarter now. 404, 422 rule_quarter_open, rule_no_payor, rule_certificate. */
export const draftFor = async (
  tx: Tx,
  { quarter, payee, now }: { quarter: Quarter; payee: string; now: Date },
): Promise<CertificateDraft> => {
  const payor = await payorOfClosed(tx, quarter, now);
  const payees = (await readQuarterPayees(tx, quarter)).filter((one) => one.payee === payee);
  if (!payees.length) throw notFound();
  const { drafts, leftOut } = await draftCertificates(tx, { quarter, payees, payor });
  const [left] = leftOut;
  if (left) throw fail('rule_certificate', none(certificateException[left.why]));
  const [draft] = drafts;
  if (!draft) throw notFound();
  return draft;
};

const EVENT = `select audit.record_event('CERTIFICATE_ISSUED', 'certificate_2307', $1, null, $2::jsonb)`;

/** Issues a draft as a version, mails it where that is wanted, and leaves it in the trail; its id. 422 rule_certificate where somebody else came first. */
export const issueDraft = async (
  tx: Tx,
  draft: CertificateDraft,
  { publicUrl, ...issuing }: Issuing & { publicUrl: string },
): Promise<string> => {
  const [id] = await insertCertificates(tx, [draft], issuing);
  if (!id) throw fail('rule_certificate', THERE);
  await mailCertificates(tx, [id], { publicUrl, at: issuing.at });
  const { quarter, payee } = draft.content;
  const details = {
    ...{ partner_id: draft.partnerId, merchant_id: draft.merchantId, quarter, payee_name: payee.name },
    version: issuing.version,
    ...(issuing.reason && { reason: issuing.reason }),
  };
  await tx.query({ text: EVENT, values: [id, JSON.stringify(details)] });
  return id;
};

/** Issues the certificate of one payee. 404, 422 rule_quarter_open, rule_no_payor, rule_certificate. */
export const issueCertificate = os.certificates.issueCertificate.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { payee } = input.body;
  const quarter = input.body.quarter as Quarter;
  const at = deps.now();
  const draft = await draftFor(tx, { quarter, payee, now: at });
  const { publicUrl } = deps.config;
  const issuing = { at, by: user.username, version: 1, reason: null, changes: [], publicUrl };
  return { data: await readListed(tx, await issueDraft(tx, draft, issuing)) };
});
