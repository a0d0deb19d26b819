import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import type { Sentence } from '#domain/sentence.ts';
import { isNewAnswer, isWrongAnswer, type JudgedAnswer } from '#domain/settlement/bank/judgeAnswer.ts';
import { type Tx, withContext } from '../../../db/context.ts';
import { uploadOf } from '../../../files/uploadedFile.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail, sessionEnded } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import { judgeFor, presentAnswer } from './judgeFor.ts';
import { readAnswer } from './readAnswer.ts';
import { keepBankAnswer } from './readBankAnswers.ts';
import { lockFile, readFile } from './readFile.ts';
import { tellReturned } from './tellReturned.ts';

// The attempt keeps its first answer; the payout follows it.
const END = `with said as (select * from jsonb_to_recordset($2::jsonb) as x(id bigint, outcome text, bank_reference text, return_reason text)),
  ended as (update payout_attempt a set outcome = s.outcome, ended_at = $3, bank_reference = s.bank_reference,
      return_reason = case when s.outcome = 'RETURNED' then s.return_reason end
    from said s where a.id = s.id and a.file_id = $1 and a.outcome is null returning a.*),
  followed as (update payout o set status = e.outcome, ended_at = $3, bank_reference = e.bank_reference, return_reason = e.return_reason,
      updated_by = $4, version = o.version + 1
    from ended e where o.id = e.payout_id and o.file_id = $1 and o.status = 'SENT' returning o.id),
  sums as (select count(*) filter (where outcome = 'PAID') as paid, count(*) filter (where outcome = 'RETURNED') as returned,
      coalesce(sum(amount) filter (where outcome = 'PAID'), 0) as paid_amount,
      coalesce(sum(amount) filter (where outcome = 'RETURNED'), 0) as returned_amount from ended)
  update payout_file f set paid_count = f.paid_count + s.paid, paid_amount = f.paid_amount + s.paid_amount,
    returned_count = f.returned_count + s.returned, returned_amount = f.returned_amount + s.returned_amount,
    answered_at = $3, answered_by = $4, version = f.version + 1
  from sums s where f.id = $1 returning (select count(*)::int from followed) as followed`;
const EVENT = `select audit.record_event('BANK_ANSWER', 'payout_file', $1, null, $2::jsonb)`;

const wrong = (count: number): Sentence => ({
  en: `${count} ${count === 1 ? 'row is' : 'rows are'} wrong, so nothing of this answer was taken in: mend the file, or ask the bank.`,
  fil: `${count} hilera ang mali, kaya walang tinanggap sa sagot na ito: ayusin ang file, o magtanong sa bangko.`,
});

interface Taking {
  file: PayoutFileRow;
  judged: readonly JudgedAnswer[];
  user: SignedIn;
  now: Date;
  /** What comes back, in pesos. */
  returnedAmount: string;
  /** Where the portal is, for mails. */
  publicUrl: string;
}

const saidOf = ({ said, sent, verdict }: JudgedAnswer) => ({
  id: sent?.id,
  outcome: verdict === 'paid' ? 'PAID' : 'RETURNED',
  bank_reference: said.bankReference,
  return_reason: said.returnReason,
});

/** Ends what is new of an answer to a locked file; without anything new nothing is written. Answers whether there was. */
const take = async (tx: Tx, taking: Taking, details: object): Promise<boolean> => {
  const { file, judged, user, now, returnedAmount: amount, publicUrl } = taking;
  const wrongs = judged.filter(isWrongAnswer).length;
  if (wrongs > 0) throw fail('rule_answer_wrong', wrong(wrongs), { fields: { file: wrong(wrongs) } });
  const ended = judged.filter(isNewAnswer).map(saidOf);
  if (ended.length === 0) return false;
  const values = [file.id, JSON.stringify(ended), now, user.username];
  const [done] = await tx.query<{ followed: number }>({ name: 'end-payouts', text: END, values });
  if (done?.followed !== ended.length)
    throw new Error(`Of ${ended.length} payouts ${done?.followed} were ended`);
  await tx.query({ text: EVENT, values: [file.id, JSON.stringify(details)] });
  const attempts = ended.flatMap(({ id, outcome }) => (id && outcome === 'RETURNED' ? [id] : []));
  await tellReturned(tx, { file, attempts, amount, publicUrl, now });
  return true;
};

/**
 * Takes in the bank's answer to a file as a whole, and keeps it as it came; the same one again changes nothing. No connection is held while it is read. 404, 422
 * rule_file_not_valid, rule_answer_wrong.
 */
export const takeBankAnswer = osUpload.payoutFiles.takeBankAnswer.handler(async ({ input, context }) => {
  const { deps, user, requestId, language } = context;
  if (!user) throw sessionEnded();
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => withContext(deps.pools, user.actor, requestId, work);
  const { id } = await inTx((tx) => readFile(tx, input.params.id));
  const { rows, unknown } = await readAnswer(deps.files, input.body.file);
  const upload = uploadOf(input.body.file);
  const { name, size, sha256 } = upload.about;
  const data = await inTx(async (tx) => {
    const file = await lockFile(tx, id);
    const judged = await judgeFor(tx, id, rows);
    const answer = presentAnswer(judged, { openCount: file.openCount, unknown, language });
    const { paidCount: paid, returnedCount: returned, returnedAmount } = answer;
    const { publicUrl } = deps.config;
    const taking = { file, judged, user, now: deps.now(), returnedAmount, publicUrl };
    if (await take(tx, taking, { name, size, sha256, paid, returned }))
      await keepBankAnswer({ ...context, user, tx }, upload, { payoutFileId: id, answer });
    return { file: await readFile(tx, id), answer };
  });
  if (upload.isKept) upload.commit();
  return { data };
});
