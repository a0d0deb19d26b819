import type { MerchantRow } from '#contract/merchants.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { Asker } from '../asker.ts';
import { storeRow, storeRowFrom } from './storeColumns.ts';

type Row = MerchantRow & { version: number };

/** A store as it stands in a list, and its version; 404 for an unknown one and for another's alike. */
export const readMerchantRow = async (tx: Tx, id: string, asker: Asker): Promise<Row> => {
  const columns = columnsOf<Row>(storeRowFrom(asker))({
    ...storeRow(asker).columns,
    version: int('m.version'),
  });
  const text = `select ${columns.select} from ${storeRowFrom(asker)} where m.id = $1`;
  const [row] = await columns.read(tx, { name: 'merchant-row', text, values: [id] });
  if (!row) throw notFound();
  return row;
};
