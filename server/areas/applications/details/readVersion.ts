import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import type { Owner } from '../../../records/parts/owner.ts';

interface Row {
  version: number;
  businessEntity: string | null;
}

const OF_PARTNER = columnsOf<Row>('partner r')({
  version: int('r.version'),
  businessEntity: text('r.business_entity'),
});
const OF_STORE = columnsOf<Row>('merchant r')({ ...OF_PARTNER.columns, businessEntity: text('null') });
const FROM_PARTNER = `select ${OF_PARTNER.select} from partner r where r.id = $1`;
const FROM_STORE = `select ${OF_STORE.select} from merchant r where r.id = $1`;

/** The version of a record beside one of its sections, and what kind of business a partner is; 404. */
export const readVersion = async (tx: Tx, { partnerId, merchantId }: Owner): Promise<Row> => {
  const [row] = await (merchantId === null
    ? OF_PARTNER.read(tx, { name: 'version-of-partner', text: FROM_PARTNER, values: [partnerId] })
    : OF_STORE.read(tx, { name: 'version-of-store', text: FROM_STORE, values: [merchantId] }));
  if (!row) throw notFound();
  return row;
};
