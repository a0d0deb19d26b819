import type { BankAnswer, TakenAnswer } from '#contract/finance/payoutFiles.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { centavos, id, instant, int, moment, size, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { UploadedFile } from '../../../files/uploadedFile.ts';
import { insertFile } from '../../../records/documents/insertFile.ts';
import type { Work } from '../../../records/lock/work.ts';

const FROM = 'bank_answer b join file f on f.id = b.file_id';
const TAKEN = columnsOf<TakenAnswer>(FROM)({
  id: id('b.id'),
  name: text('f.name'),
  size: size('f.size'),
  paidCount: int('b.paid_count'),
  paidAmount: centavos('b.paid_amount'),
  returnedCount: int('b.returned_count'),
  returnedAmount: centavos('b.returned_amount'),
  dtimeTaken: instant('b.taken_at'),
  takenBy: text('b.taken_by'),
});
const READ = `select ${TAKEN.select} from ${FROM} where b.payout_file_id = $1 order by b.id`;

/** The answers of the bank that were taken in of a file, the first one first. */
export const readBankAnswers = (tx: Tx, payoutFileId: string): Promise<TakenAnswer[]> =>
  TAKEN.read(tx, { name: 'bank-answers-of-file', text: READ, values: [payoutFileId] });

interface Kept
  extends Pick<TakenAnswer, 'paidCount' | 'paidAmount' | 'returnedCount' | 'returnedAmount' | 'takenBy'> {
  payoutFileId: string;
  fileId: string;
  takenAt: Date;
}
const KEPT = writtenOf<Kept>('bank_answer b')({
  payoutFileId: id('b.payout_file_id'),
  fileId: id('b.file_id'),
  paidCount: TAKEN.columns.paidCount,
  paidAmount: TAKEN.columns.paidAmount,
  returnedCount: TAKEN.columns.returnedCount,
  returnedAmount: TAKEN.columns.returnedAmount,
  takenAt: moment('b.taken_at'),
  takenBy: TAKEN.columns.takenBy,
});

const INSERT = `insert into bank_answer (${namesOf(KEPT)}) values (${placesOf(KEPT)}) returning id::text as id`;

/** Stores an answer as it came, with what was new in it; returns its id. */
export const keepBankAnswer = async (
  work: Work,
  upload: UploadedFile,
  { payoutFileId, answer }: { payoutFileId: string; answer: BankAnswer },
): Promise<string> => {
  const { paidCount, paidAmount, bouncedCount, bouncedAmount } = answer;
  const returnedCount = answer.returnedCount + bouncedCount;
  const returnedAmount = formatMoney(
    (centavosOf(answer.returnedAmount) ?? 0n) + (centavosOf(bouncedAmount) ?? 0n),
  );
  const fileId = await insertFile(work, upload, { purpose: 'bank-answer', owner: null });
  const written = KEPT.write({
    ...{ payoutFileId, fileId, paidCount, paidAmount, returnedCount, returnedAmount },
    ...{ takenAt: work.deps.now(), takenBy: work.user.username },
  });
  const values = Object.values(written);
  const [stored] = await work.tx.query<{ id: string }>({ name: 'store-bank-answer', text: INSERT, values });
  if (!stored) throw new Error('The answer was not stored');
  return stored.id;
};
