import type { ContractRow } from '#contract/partnerContracts.ts';
import { manilaDate } from '#domain/dates.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import { toId } from '../../http/ids.ts';
import { COLUMNS, FROM, present, type RowOfContract } from './present.ts';

const READ = `select ${COLUMNS} from ${FROM} where c.id = $1`;

/** One contract as it stands now. 404. */
export const readContract = async (tx: Tx, id: string, now: Date): Promise<ContractRow> => {
  const values = [toId(id)];
  const [row] = await tx.query<RowOfContract>({ name: 'read-contract', text: READ, values });
  if (!row) throw notFound();
  return present(row, manilaDate(now));
};
