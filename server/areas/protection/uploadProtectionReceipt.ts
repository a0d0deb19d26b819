import type { ProtectionReceipt, ProtectionRow } from '#contract/finance/protection.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { badFields } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { insertFile } from '../../records/documents/insertFile.ts';
import { readReceipt } from './readReceipt.ts';
import { FROM, RECEIPT } from './receiptColumns.ts';

const LOCK = 'select r.id from protection_receipt r where r.id = $1 for no key update';
const INSERT = `insert into protection_upload (partner_id, receipt_id, number, file_id, reason, uploaded_at, uploaded_by)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const NOTE = `update protection_receipt set upload_count = $2, uploaded_at = $3, uploaded_by = $4, version = version + 1 where id = $1`;
const NEXT = `select ${RECEIPT.select} from ${FROM} where r.upload_count = 0 order by r.month, p.name, r.id limit 1`;
const PENDING = 'select count(*)::integer as count from protection_receipt where upload_count = 0';

const WHY: Sentence = {
  en: 'Say why the paper that is there is replaced',
  fil: 'Sabihin kung bakit papalitan ang papel na naroon',
};
const NO_REASON: Sentence = {
  en: 'Nothing is replaced by the first paper: leave the reason out',
  fil: 'Walang pinapalitan ang unang papel: huwag maglagay ng dahilan',
};

/** Why a paper takes the place of another, as it is written: none of the first. 400 on `reason`. */
const reasonFor = ({ uploadCount }: ProtectionRow, reason: string | undefined): string | null => {
  if (uploadCount > 0 && !reason) throw badFields({ reason: WHY });
  if (uploadCount === 0 && reason) throw badFields({ reason: NO_REASON });
  return reason ?? null;
};

/** The receipt in the version that the caller saw, which nobody else uploads to until the transaction ends. 404, 428, 409. */
const lockReceipt = async (tx: Tx, wanted: string, version: number): Promise<ProtectionReceipt> => {
  await tx.query({ name: 'lock-protection-receipt', text: LOCK, values: [toId(wanted)] });
  const receipt = await readReceipt(tx, wanted);
  if (receipt.version !== version) throw moved(receipt);
  return receipt;
};

/** Keeps the paper of a receipt, in the place of one from before, which stays in its history. 400, 404, 428, 409; 413, 422 on `file`. */
export const uploadProtectionReceipt = os.protection.uploadProtectionReceipt.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const { file, reason } = input.body;
    const receipt = await lockReceipt(tx, input.params.id, versionOf(context));
    const why = reasonFor(receipt, reason);
    const { id, partnerId } = receipt;
    const owner = { partnerId, merchantId: null };
    const fileId = await insertFile(context, uploadOf(file), { purpose: 'protection', owner });
    const number = receipt.uploadCount + 1;
    const by = [deps.now(), user.username] as const;
    const values = [partnerId, id, number, fileId, why, ...by];
    await tx.query({ name: 'insert-protection-upload', text: INSERT, values });
    await tx.query({ name: 'note-protection-upload', text: NOTE, values: [id, number, ...by] });
    const [next] = await RECEIPT.read(tx, { name: 'next-protection-receipt', text: NEXT, values: [] });
    const [pending] = await tx.query<{ count: number }>({ name: 'pending-protection', text: PENDING });
    return {
      data: { receipt: await readReceipt(tx, id), next: next ?? null, pendingCount: pending?.count ?? 0 },
    };
  },
);
