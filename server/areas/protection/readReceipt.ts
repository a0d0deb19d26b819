import type { ProtectionReceipt } from '#contract/finance/protection.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { FROM, RECEIPT, UPLOAD, UPLOAD_FROM } from './receiptColumns.ts';

const FIND = `select ${RECEIPT.select} from ${FROM} where r.id = $1`;
const UPLOADS = `select ${UPLOAD.select} from ${UPLOAD_FROM} where u.receipt_id = $1 order by u.number desc`;

/** One receipt with every paper that was uploaded. 404. */
export const readReceipt = async (tx: Tx, wanted: string): Promise<ProtectionReceipt> => {
  const values = [toId(wanted)];
  const [[receipt], uploads] = await Promise.all([
    RECEIPT.read(tx, { name: 'read-protection-receipt', text: FIND, values }),
    UPLOAD.read(tx, { name: 'uploads-of-protection-receipt', text: UPLOADS, values }),
  ]);
  if (!receipt) throw notFound();
  return { ...receipt, uploads };
};
