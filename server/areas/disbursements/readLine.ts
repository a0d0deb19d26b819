import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { seenProducts } from '#domain/settlement/seenProducts.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import type { Asker } from '../../records/asker.ts';
import { DISBURSEMENT, FROM } from './disbursementColumns.ts';

const READ = `select ${DISBURSEMENT.select} from ${FROM} where l.id = $1`;

/** One line, for whoever reads the report of its product. 404. */
export const readLine = async (
  tx: Tx,
  id: string,
  { user: { permissions } }: Pick<Asker, 'user'>,
): Promise<DisbursementRow> => {
  const [line] = await DISBURSEMENT.read(tx, { name: 'read-line', text: READ, values: [toId(id)] });
  if (!line || !seenProducts(permissions).includes(line.transactionType)) throw notFound();
  return line;
};
