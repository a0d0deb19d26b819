import type { BankAnswer, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import type { Sentence } from '#domain/sentence.ts';
import { isNewAnswer, isReturn, type JudgedAnswer } from '#domain/settlement/bank/judgeAnswer.ts';
import { type Tx, withContext } from '../../../db/context.ts';
import { type UploadedFile, uploadOf } from '../../../files/uploadedFile.ts';
import { fail, sessionEnded } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import type { Work } from '../../../records/lock/work.ts';
import { judgeFor, presentAnswer } from './judgeFor.ts';
import { askForReturn } from './payoutReturn.ts';
import { readAnswer } from './readAnswer.ts';
import { keepBankAnswer } from './readBankAnswers.ts';
import { lockFile, mustBeReleased, readFile } from './readFile.ts';

// The attempt keeps its first answer; the payout follows it.
const PAY = `with said as (select * from jsonb_to_recordset($2::jsonb) as x(id bigint, bank_reference text)),
  paid as (update payout_attempt a set outcome = 'PAID', ended_at = $3, bank_reference = s.bank_reference
    from said s where a.id = s.id and a.file_id = $1 and a.outcome is null returning a.*),
  followed as (update payout o set status = 'PAID', ended_at = $3, bank_reference = p.bank_reference, updated_by = $4, version = o.version + 1
    from paid p where o.id = p.payout_id and o.file_id = $1 and o.status = 'SENT' returning o.id),
  sums as (select count(*) as count, coalesce(sum(amount), 0) as amount from paid)
  update payout_file f set paid_count = f.paid_count + s.count, paid_amount = f.paid_amount + s.amount, answered_at = $3, answered_by = $4,
    version = f.version + 1
  from sums s where f.id = $1 returning (select count(*)::int from followed) as followed`;
const EVENT = `select audit.record_event('BANK_ANSWER', 'payout_file', $1, null, $2::jsonb)`;

const wrong = (count: number): Sentence => ({
  en: `${count} ${count === 1 ? 'row is' : 'rows are'} wrong, so nothing of this answer was taken in: correct the file, or ask the bank.`,
  fil: `${count} hilera ang mali, kaya walang tinanggap sa sagot na ito: ayusin ang file, o magtanong sa bangko.`,
});

/** Pays what the bank has newly paid. */
const pay = async (work: Work, file: PayoutFileRow, paid: readonly JudgedAnswer[]): Promise<void> => {
  if (paid.length === 0) return;
  const { tx, deps, user } = work;
  const said = paid.map((one) => ({ id: one.sent?.id, bank_reference: one.said.bankReference }));
  const values = [file.id, JSON.stringify(said), deps.now(), user.username];
  const [done] = await tx.query<{ followed: number }>({ name: 'pay-payouts', text: PAY, values });
  if (done?.followed !== paid.length)
    throw new Error(`Of ${paid.length} payouts ${done?.followed} were paid`);
};

/** Takes in what is new of an answer to a locked file. What came back waits for a second person. 422 rule_answer_wrong. */
const take = async (work: Work, upload: UploadedFile, { file, judged, answer }: Taking): Promise<void> => {
  const { tx } = work;
  const { paidCount: paid, returnedCount: returned, wrongCount } = answer;
  if (wrongCount > 0)
    throw fail('rule_answer_wrong', wrong(wrongCount), { fields: { file: wrong(wrongCount) } });
  if (!judged.some(isNewAnswer)) return;
  await pay(
    work,
    file,
    judged.filter(({ verdict }) => verdict === 'paid'),
  );
  const { name, size, sha256 } = upload.about;
  const details = { name, size, sha256, paid, returned };
  await tx.query({ text: EVENT, values: [file.id, JSON.stringify(details)] });
  const answerId = await keepBankAnswer(work, upload, { payoutFileId: file.id, answer });
  const items = judged
    .filter(isReturn)
    .flatMap(({ sent, said }) =>
      sent && said.returnReason ? [{ attemptId: sent.id, reason: said.returnReason }] : [],
    );
  if (items.length > 0) await askForReturn(work, { fileId: file.id, answerId, items });
};

interface Taking {
  file: PayoutFileRow;
  judged: readonly JudgedAnswer[];
  answer: BankAnswer;
}

/**
 * Takes in the bank's answer to a file as a whole, and stores it as it came: what was paid at once, what came back once a second person has
 * confirmed it. The same answer again changes nothing. No connection is held while it is read. 404, 422 rule_illegal_move,
 * rule_file_not_valid, rule_answer_wrong.
 */
export const takeBankAnswer = osUpload.payoutFiles.takeBankAnswer.handler(async ({ input, context }) => {
  const { deps, user, requestId, language } = context;
  if (!user) throw sessionEnded();
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => withContext(deps.pools, user.actor, requestId, work);
  const { id } = await inTx((tx) => readFile(tx, input.params.id));
  const { rows, unknown } = await readAnswer(deps.files, input.body.file);
  const upload = uploadOf(input.body.file);
  const data = await inTx(async (tx) => {
    const file = await lockFile(tx, id);
    mustBeReleased(file);
    const judged = await judgeFor(tx, id, rows);
    const answer = presentAnswer(judged, { openCount: file.openCount, unknown, language });
    await take({ ...context, user, tx }, upload, { file, judged, answer });
    return { file: await readFile(tx, id), answer };
  });
  if (upload.isKept) upload.commit();
  return { data };
});
