import type { AnswerRow, BankAnswer } from '#contract/finance/payoutFiles.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import type { Language } from '#domain/sentence.ts';
import {
  type AnswerVerdict,
  isNewAnswer,
  isReturn,
  isWrongAnswer,
  type JudgedAnswer,
  judgeAnswer,
  type SaidRow,
  type SentPayout,
} from '#domain/settlement/bank/judgeAnswer.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { IS_RETURN_ASKED } from './payoutReturn.ts';

const FROM = 'payout_attempt a join payout_file f on f.id = a.file_id';
const SENT = columnsOf<SentPayout>(FROM)({
  id: id('a.id'),
  reference: text('a.reference'),
  fileId: id('a.file_id'),
  fileDay: day('f.day'),
  payeeName: text('a.payee_name'),
  amount: centavos('a.amount'),
  outcome: text('a.outcome'),
  bankReference: text('a.bank_reference'),
  isReturnAsked: flag(IS_RETURN_ASKED),
});
const NAMED = `select ${SENT.select} from ${FROM} where a.reference = any ($1::text[]) and a.sent_at is not null`;

/** The rows of the bank's answer to a file, each with what is found of it now. */
export const judgeFor = async (tx: Tx, fileId: string, rows: readonly SaidRow[]): Promise<JudgedAnswer[]> => {
  const references = rows.flatMap(({ reference }) => reference ?? []);
  const sent = await SENT.read(tx, { name: 'sent-by-reference', text: NAMED, values: [references] });
  return judgeAnswer(rows, { fileId, sent });
};

const SHOWN = 200;
const rank = (judged: JudgedAnswer): number => {
  if (isWrongAnswer(judged)) return 0;
  return isReturn(judged) ? 1 : isNewAnswer(judged) ? 2 : 3;
};

const rowOf = ({ said, sent, verdict, message }: JudgedAnswer, language: Language): AnswerRow => ({
  row: said.row,
  reference: said.reference ?? '',
  payeeName: sent?.payeeName ?? null,
  amount: said.amount,
  verdict,
  message: message[language],
  bankReference: said.bankReference,
  returnReason: said.returnReason,
});

/** The files that rows belong to instead, the oldest first. */
const otherFilesOf = (judged: readonly JudgedAnswer[]): BankAnswer['otherFiles'] => {
  const sent = judged.flatMap((one) => (one.verdict === 'otherFile' && one.sent ? [one.sent] : []));
  return [...Map.groupBy(sent, ({ fileId }) => fileId)]
    .map(([fileId, some]) => ({ id: fileId, day: some[0]?.fileDay ?? '', count: some.length }))
    .sort((one, other) => Number(one.id) - Number(other.id));
};

interface Presented {
  /** Of the file, before this answer: so many of its payouts the bank has said nothing of. */
  openCount: number;
  /** Headers that no column is known by. */
  unknown: string[];
  language: Language;
}

/** What the bank's answer says, in the language of the request. */
export const presentAnswer = (
  judged: readonly JudgedAnswer[],
  { openCount, unknown, language }: Presented,
): BankAnswer => {
  const of = (verdict: AnswerVerdict) => judged.filter((one) => one.verdict === verdict);
  const open = (verdict: AnswerVerdict) => of(verdict).filter(({ sent }) => sent?.outcome === null).length;
  const sum = (verdict: AnswerVerdict) =>
    formatMoney(of(verdict).reduce((all, { sent }) => all + (centavosOf(sent?.amount ?? '0') ?? 0n), 0n));
  return {
    paidCount: of('paid').length,
    paidAmount: sum('paid'),
    returnedCount: of('returned').length,
    returnedAmount: sum('returned'),
    bouncedCount: of('bounced').length,
    bouncedAmount: sum('bounced'),
    waitingCount: of('waiting').length,
    knownCount: of('known').length,
    // With a row without a result, or with no row at all.
    silentCount: openCount - of('paid').length - of('returned').length - open('waiting'),
    wrongCount: judged.filter(isWrongAnswer).length,
    otherFiles: otherFilesOf(judged),
    rows: judged
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, SHOWN)
      .map((one) => rowOf(one, language)),
    rowCount: judged.length,
    unknown,
  };
};
