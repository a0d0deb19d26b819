import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { FILE, FILE_FROM } from './payoutFileColumns.ts';

const FIND = `select ${FILE.select} from ${FILE_FROM} where f.id = $1`;
const LOCK = `${FIND} for no key update`;

/** One file for the bank. 404. */
export const readFile = async (tx: Tx, id: string): Promise<PayoutFileRow> => {
  const [row] = await FILE.read(tx, { name: 'read-payout-file', text: FIND, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};

/** The same, which nobody else answers until the transaction ends. 404. */
export const lockFile = async (tx: Tx, id: string): Promise<PayoutFileRow> => {
  const [row] = await FILE.read(tx, { name: 'lock-payout-file', text: LOCK, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};
