import { type AddressParts, addressText } from '#domain/places/addressText.ts';
import type { PayeeKind } from '#domain/settlement/atc.ts';
import type { CertifiedPayee } from '#domain/settlement/certificates/certificate.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { QuarterPayee } from './quarterPayees.ts';

interface Row extends Omit<AddressParts, 'region'> {
  partnerId: string;
  merchantId: string | null;
  name: string;
  lastName: string | null;
  firstName: string | null;
  middleName: string | null;
}

// A store has its place of business; a partner where it is registered.
const FROM = `jsonb_to_recordset($1) as x(partner_id bigint, merchant_id bigint)
  join partner p on p.id = x.partner_id left join merchant m on m.id = x.merchant_id
  left join lateral (select a.* from address a where a.partner_id = x.partner_id and a.associate_id is null and case
      when x.merchant_id is null then a.merchant_id is null else a.merchant_id = x.merchant_id end
    order by a.type <> case when x.merchant_id is null then 'REGISTRATION' else 'BUSINESS_PLACE' end, a.id limit 1) a on true
  left join barangay b on b.id = a.barangay_id left join sub_municipality s on s.id = a.sub_municipality_id
  left join city c on c.id = a.city_id left join province v on v.id = a.province_id left join zip_code z on z.id = a.zip_code_id
  left join lateral (select w.* from contact_person w where w.partner_id = x.partner_id and w.role = 'OWNER'
    and (w.merchant_id is null or w.merchant_id = x.merchant_id) order by w.merchant_id is null, w.position, w.id limit 1) w on true`;
const ROW = columnsOf<Row>(FROM)({
  partnerId: id('x.partner_id'),
  merchantId: id('x.merchant_id'),
  name: text('coalesce(m.name, p.name)'),
  lastName: text('w.last_name'),
  firstName: text('w.first_name'),
  middleName: text('w.middle_name'),
  unitNumber: text('a.unit_number'),
  floorNumber: text('a.floor_number'),
  buildingName: text('a.building_name'),
  streetNumber: text('a.street_number'),
  streetName: text('a.street_name'),
  barangay: text('b.name'),
  subMunicipality: text('s.name'),
  municipality: text('c.name'),
  province: text('v.name'),
  zipCode: text('coalesce(z.zip, a.zip_typed)'),
});
const READ = `select ${ROW.select} from ${FROM}`;

const keyOf = ({ partnerId, merchantId }: Pick<QuarterPayee, 'partnerId' | 'merchantId'>): string =>
  `${partnerId}-${merchantId ?? ''}`;

const nobody = { lastName: null, firstName: null, middleName: null };

/** Part I of the form from the records of payees, as they are by now; of a person with the owner's name. Payees without a TIN have none. */
export const readPayeeRecords = async (
  tx: Pick<Tx, 'query'>,
  payees: readonly (QuarterPayee & { kind: PayeeKind })[],
): Promise<Map<string, CertifiedPayee>> => {
  const asked = payees.map(({ partnerId, merchantId }) => ({
    partner_id: partnerId,
    merchant_id: merchantId,
  }));
  const rows = await ROW.read(tx, { text: READ, values: [JSON.stringify(asked)] });
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return new Map(
    payees.flatMap((one): [string, CertifiedPayee][] => {
      const row = known.get(keyOf(one));
      if (!row) return [];
      const { name, lastName, firstName, middleName, ...place } = row;
      const person = one.kind === 'INDIVIDUAL' && lastName ? { lastName, firstName, middleName } : nobody;
      const { payee, kind } = one;
      return [
        [
          payee,
          {
            ...{ root: payee.slice(0, 9), branch: payee.slice(9), kind, name, ...person },
            // The form has a box of its own for the ZIP code.
            address: addressText({ ...place, zipCode: null }) || null,
            zip: place.zipCode?.slice(0, 4) ?? null,
          },
        ],
      ];
    }),
  );
};
