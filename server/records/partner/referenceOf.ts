import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';

const REFERENCE = columnsOf<{ ofPartner: string | null; ofStore: string | null }>('partner p, merchant m')({
  ofPartner: text('p.reference_number'),
  ofStore: text('m.reference_number'),
});
const READ = `select ${REFERENCE.select} from partner p left join merchant m on m.id = $2 where p.id = $1`;

/** The id of a record that was handed in, with the reference number of its application. */
export const referenceOf = async (tx: Tx, { partnerId, merchantId }: Owner) => {
  const values = [partnerId, merchantId];
  const [row] = await REFERENCE.read(tx, { name: 'reference-of', text: READ, values });
  const referenceNumber = (merchantId === null ? row?.ofPartner : row?.ofStore) ?? '';
  return { id: merchantId ?? partnerId, referenceNumber };
};
