import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { mailCertificates } from './mailCertificates.ts';
import { readListed } from './readCertificate.ts';

const REPLACED: Sentence = {
  en: 'This version was replaced by a later one: mail that one.',
  fil: 'Napalitan na ang bersyong ito ng mas huli: iyon ang ipadala sa e-mail.',
};
const NONE_FAILED: Sentence = {
  en: 'None of its mails was refused: it is on its way or has gone out.',
  fil: 'Walang tinanggihang e-mail nito: papunta na ito o naipadala na.',
};
const NOBODY: Sentence = {
  en: 'There is nobody to mail it to: the partner does not have form 2307 by e-mail, is blocked, or nobody of it has an address.',
  fil: 'Walang mapapadalhan: hindi nakatakda sa partner ang form 2307 sa e-mail, naka-block ito, o walang may address sa kanila.',
};
const EVENT = `select audit.record_event('CERTIFICATE_MAILED', 'certificate_2307', $1, null, $2::jsonb)`;

/** Mails a certificate again whose mail was refused for good, to whom it goes by now. 404, 422 rule_replaced, rule_certificate. */
export const mailCertificate = os.certificates.mailCertificate.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { id, state, dtimeMailFailed, quarter, payeeName, partnerId, merchantId, version } = await readListed(
    tx,
    input.params.id,
  );
  if (state !== 'CURRENT') throw fail('rule_replaced', REPLACED);
  if (dtimeMailFailed === null) throw fail('rule_certificate', NONE_FAILED);
  const { publicUrl } = deps.config;
  if (!(await mailCertificates(tx, [id], { publicUrl, at: deps.now() })))
    throw fail('rule_certificate', NOBODY);
  const details = { partner_id: partnerId, merchant_id: merchantId, quarter, payee_name: payeeName, version };
  await tx.query({ text: EVENT, values: [id, JSON.stringify(details)] });
  return { data: await readListed(tx, id) };
});
