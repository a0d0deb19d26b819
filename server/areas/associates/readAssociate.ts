import type { Associate } from '#contract/associates.ts';
import type { Address } from '#contract/shapes/address.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { readAddresses } from '../../records/parts/addresses.ts';
import { ASSOCIATE_PAGE, FROM } from './associateColumns.ts';

const READ = `select ${ASSOCIATE_PAGE.select} from ${FROM} where a.id = $1`;

/** Both addresses, the permanent one being the present one where it is the same. */
const bothAddresses = (stored: Address[], isSame: boolean): Address[] => {
  const present = stored.find(({ type }) => type === 'PRESENT');
  return isSame && present ? [present, { ...present, type: 'PERMANENT' }] : stored;
};

/** A person of a store with both addresses; 404 for an unknown one and for another's alike. */
export const readAssociate = async (tx: Tx, id: string): Promise<Associate> => {
  const [[row], addresses] = await Promise.all([
    ASSOCIATE_PAGE.read(tx, { name: 'get-associate', text: READ, values: [id] }),
    readAddresses(tx, { partnerId: '', merchantId: null, associateId: id }),
  ]);
  if (!row) throw notFound();
  return { ...row, addresses: bothAddresses(addresses, row.isSameAddress) };
};
