import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/errors.ts';
import type { Owner } from '../../../records/parts/owner.ts';

interface Row {
  [column: string]: unknown;
  version: number;
  businessEntity: string | null;
}

const OF_PARTNER = 'select version, business_entity as "businessEntity" from partner where id = $1';
const OF_STORE = 'select version, null as "businessEntity" from merchant where id = $1';

/** The version of a record beside one of its sections, and what kind of business a partner is; 404. */
export const readVersion = async (tx: Tx, { partnerId, merchantId }: Owner): Promise<Row> => {
  const [row] = await (merchantId === null
    ? tx.query<Row>({ name: 'version-of-partner', text: OF_PARTNER, values: [partnerId] })
    : tx.query<Row>({ name: 'version-of-store', text: OF_STORE, values: [merchantId] }));
  if (!row) throw notFound();
  return row;
};
