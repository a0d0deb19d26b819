import type { Sentence } from '#domain/sentence.ts';
import { whatDiffers } from '#domain/settlement/certificates/certificate.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { frozenContent } from './frozenContent.ts';
import { draftFor, issueDraft } from './issueCertificate.ts';
import { readListed } from './readCertificate.ts';

const REPLACED: Sentence = {
  en: 'This version was replaced by a later one: open that one to issue it again.',
  fil: 'Napalitan na ang bersyong ito ng mas huli: buksan iyon para ilabas muli.',
};
const SAME: Sentence = {
  en: 'A new version would say just the same. Mend what is wrong in the record of the payee or in the report settings first.',
  fil: 'Pareho lang ang sasabihin ng bagong bersyon. Ayusin muna ang mali sa rekord ng payee o sa report settings.',
};

/** Issues the next version of a certificate in force, of what is known by now. 404, 422. */
export const reissueCertificate = os.certificates.reissueCertificate.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { id, quarter, payeeTin, version, state } = await readListed(tx, input.params.id);
  if (state !== 'CURRENT') throw fail('rule_replaced', REPLACED);
  const at = deps.now();
  const draft = await draftFor(tx, { quarter: quarter as Quarter, payee: payeeTin, now: at });
  const changes = whatDiffers(await frozenContent(tx, id), draft.content);
  if (!changes.length) throw fail('rule_unchanged', SAME);
  const { reason } = input.body;
  const { publicUrl } = deps.config;
  const issuing = { at, by: user.username, version: version + 1, reason, changes, publicUrl };
  return { data: await readListed(tx, await issueDraft(tx, draft, issuing)) };
});
