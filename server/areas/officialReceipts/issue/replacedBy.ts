import type { ReceiptStatus } from '#domain/receipts/receiptStatus.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';

interface Standing {
  id: string;
  status: ReceiptStatus;
  isReplaced: boolean;
}
const STANDING = columnsOf<Standing>('receipt r')({
  id: id('r.id'),
  status: text('r.status'),
  isReplaced: flag('exists (select from receipt x where x.replaces_id = r.id)'),
});
const READ = `select ${STANDING.select} from receipt r where r.or_number = $1`;

const UNKNOWN = { en: 'There is no such receipt', fil: 'Walang ganitong resibo' };
const ISSUED = {
  en: 'This receipt is not cancelled: cancel it first, then another one takes its place.',
  fil: 'Hindi kinansela ang resibong ito: kanselahin muna, saka may papalit dito.',
};
const TAKEN = {
  en: 'Another receipt has taken its place already.',
  fil: 'May resibo nang pumalit dito.',
};

/** The cancelled receipt whose place a new one takes. 400 for an unknown one, 422 rule_not_replaceable. */
export const replacedBy = async (tx: Tx, orNumber: string): Promise<string> => {
  const [row] = await STANDING.read(tx, { name: 'receipt-replaced', text: READ, values: [orNumber] });
  if (!row) throw badFields({ replaces: UNKNOWN });
  if (row.status !== 'CANCELLED') throw fail('rule_not_replaceable', ISSUED);
  if (row.isReplaced) throw fail('rule_not_replaceable', TAKEN);
  return row.id;
};
