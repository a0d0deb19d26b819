import type { Associate } from '#contract/associates.ts';
import type { Address } from '#contract/shapes/parts.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import { readAddresses } from '../../records/parts/addresses.ts';
import { FROM, presentRow, ROW_COLUMNS, type RowOfAssociate } from './presentRow.ts';

interface Row extends RowOfAssociate {
  partnerId: string;
  gender: string | null;
  civilStatus: string | null;
  birthDate: string | null;
  isSameAddress: boolean;
  dtimeCreated: Date;
  version: number;
}

const MORE = `a.partner_id as "partnerId", a.gender, a.civil_status as "civilStatus", a.birth_date as "birthDate",
  a.is_same_address as "isSameAddress", a.created_at as "dtimeCreated", a.version`;
const READ = `select ${ROW_COLUMNS}, ${MORE} from ${FROM} where a.id = $1`;

/** Both addresses, the permanent one being the present one where it is the same. */
const bothAddresses = (stored: Address[], isSame: boolean): Address[] => {
  const present = stored.find(({ type }) => type === 'PRESENT');
  return isSame && present ? [present, { ...present, type: 'PERMANENT' }] : stored;
};

/** A person of a store with both addresses; 404 for an unknown one and for another's alike. */
export const readAssociate = async (tx: Tx, id: string): Promise<Associate> => {
  const [[row], addresses] = await Promise.all([
    tx.query<Row>({ name: 'get-associate', text: READ, values: [id] }),
    readAddresses(tx, { partnerId: '', merchantId: null, associateId: id }),
  ]);
  if (!row) throw notFound();
  return {
    ...presentRow(row),
    partnerId: row.partnerId,
    gender: row.gender,
    civilStatus: row.civilStatus,
    birthDate: row.birthDate,
    isSameAddress: row.isSameAddress,
    addresses: bothAddresses(addresses, row.isSameAddress),
    dtimeCreated: row.dtimeCreated.toISOString(),
    version: row.version,
  };
};
