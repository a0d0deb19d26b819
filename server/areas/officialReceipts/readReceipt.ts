import type { Receipt } from '#contract/finance/officialReceipts.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { WHOLE_FROM, WHOLE_RECEIPT } from './receiptColumns.ts';

const READ = `select ${WHOLE_RECEIPT.select} from ${WHOLE_FROM} where r.or_number = $1`;

/** One receipt by its number. 404. */
export const readReceipt = async (tx: Tx, orNumber: string): Promise<Receipt> => {
  const [row] = await WHOLE_RECEIPT.read(tx, { name: 'read-receipt', text: READ, values: [orNumber] });
  if (!row) throw notFound();
  return row;
};
