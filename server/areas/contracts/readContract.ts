import type { ContractRow } from '#contract/contracts.ts';
import { manilaDate } from '#domain/day.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { contractRow, FROM } from './contractColumns.ts';

/** One contract as it stands now. 404. */
export const readContract = async (tx: Tx, id: string, now: Date): Promise<ContractRow> => {
  const values = [toId(id)];
  const columns = contractRow(manilaDate(now));
  const text = `select ${columns.select} from ${FROM} where c.id = $1`;
  const [row] = await columns.read(tx, { name: 'read-contract', text, values });
  if (!row) throw notFound();
  return row;
};
