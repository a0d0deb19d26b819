import type { MerchantRow } from '#contract/merchants.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import type { Asker } from '../claims.ts';
import { presentRow, type RowOfMerchant, rowColumns, rowFrom } from './present.ts';

/** A store as it stands in a list, and its version; 404 for an unknown one and for another's alike. */
export const readMerchantRow = async (
  tx: Tx,
  id: string,
  asker: Asker,
): Promise<MerchantRow & { version: number }> => {
  const text = `select ${rowColumns(asker)}, m.version from ${rowFrom(asker)} where m.id = $1`;
  const values = [id];
  const [row] = await tx.query<RowOfMerchant & { version: number }>({ name: 'merchant-row', text, values });
  if (!row) throw notFound();
  return { ...presentRow(row, asker), version: row.version };
};
