import { notFound } from '../../../http/errors/fail.ts';
import { STORED, sendStored } from '../../../http/files/sendStored.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';

const FILE = `select ${STORED.select} from file f join bank_answer b on b.file_id = f.id where b.payout_file_id = $1 and b.id = $2`;
const EVENT = `select audit.record_event('DOWNLOAD', 'payout_file', $1, null, $2::jsonb)`;

/** An answer of the bank as it came, which may hold whole account numbers. Stands in the audit trail. 404. */
export const downloadBankAnswer = os.payoutFiles.downloadBankAnswer.handler(async ({ input, context }) => {
  const { id, answerId } = input.params;
  const values = [toId(id), toId(answerId)];
  const [row] = await STORED.read(context.tx, { name: 'bank-answer-file', text: FILE, values });
  if (!row) throw notFound();
  const file = await sendStored(context, row);
  await context.tx.query({ text: EVENT, values: [id, JSON.stringify({ name: row.name })] });
  return file;
});
