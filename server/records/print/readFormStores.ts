import { type AddressParts, addressText } from '#domain/places/addressText.ts';
import { daysText } from '#domain/records/daysText.ts';
import {
  type ApplicationStatus,
  applicationStatus,
  shownStatus,
  type WorkflowStatus,
} from '#domain/review/applicationStatus.ts';
import type { Language } from '#domain/text.ts';
import type { Tx } from '../../db/context.ts';
import type { ApplicationForm } from '../../documents/pdf/applicationForm.ts';

type FormStore = ApplicationForm['stores'][number];
type Row<T> = T & Record<string, unknown>;

const STORES = `select m.id, m.name, m.hsis_salesroom_code as code, m.status, m.workflow_status as workflow,
    m.tin_number as "tinNumber", m.contact_number as "contactNumber", a.unit_number as "unitNumber",
    a.floor_number as "floorNumber", a.building_name as "buildingName", a.street_number as "streetNumber",
    a.street_name as "streetName", b.name as barangay, s.name as "subMunicipality", c.name as municipality,
    v.name as province, coalesce(z.zip, a.zip_typed) as "zipCode"
  from merchant m left join address a on a.merchant_id = m.id and a.type = 'BUSINESS_PLACE'
  left join barangay b on b.id = a.barangay_id left join sub_municipality s on s.id = a.sub_municipality_id
  left join city c on c.id = a.city_id left join province v on v.id = a.province_id left join zip_code z on z.id = a.zip_code_id
  where m.partner_id = $1 and m.status not in ('REJECTED', 'CANCELLED', 'C') order by m.name, m.id`;
const HOURS = `select merchant_id as "merchantId", days, to_char(opening_hour, 'HH24:MI') as opening,
    to_char(closing_hour, 'HH24:MI') as closing from merchant_schedule where partner_id = $1 order by id`;
const SITES = `select merchant_id as "merchantId", website from ecommerce_site where partner_id = $1 and is_enabled order by id`;
// Of a commodity with types the types say more.
const COMMODITIES = `select k.merchant_id as "merchantId", coalesce(l.label, k.type_code, k.code) as name from merchant_commodity k
  left join lookup_value l on l.list = 'commodities' and l.code = coalesce(k.type_code, k.code)
  where k.partner_id = $1 and (k.type_code is not null or not exists (
    select from merchant_commodity t where t.merchant_id = k.merchant_id and t.code = k.code and t.type_code is not null))
  order by l.position nulls last, k.id`;

interface Store extends AddressParts {
  id: string;
  name: string;
  code: string | null;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
  tinNumber: string | null;
  contactNumber: string | null;
}
interface Hours {
  merchantId: string;
  days: string[];
  opening: string;
  closing: string;
}

/** The stores of a partner that count, in words, each with hours, commodities and web shops: four statements for all of them. */
export const readFormStores = async (tx: Tx, partnerId: string, language: Language): Promise<FormStore[]> => {
  const values = [partnerId];
  const [stores, hours, sites, commodities] = await Promise.all([
    tx.query<Row<Store>>({ name: 'form-stores', text: STORES, values }),
    tx.query<Row<Hours>>({ name: 'form-hours', text: HOURS, values }),
    tx.query<Row<{ merchantId: string; website: string }>>({ name: 'form-sites', text: SITES, values }),
    tx.query<Row<{ merchantId: string; name: string }>>({
      name: 'form-commodities',
      text: COMMODITIES,
      values,
    }),
  ]);
  const byStore = <T extends { merchantId: string }>(rows: T[]) =>
    Map.groupBy(rows, ({ merchantId }) => merchantId);
  const [hoursOf, sitesOf, commoditiesOf] = [byStore(hours), byStore(sites), byStore(commodities)];
  return stores.map((store) => ({
    name: store.name,
    code: store.code,
    status: applicationStatus[shownStatus(store.status, store.workflow).shown].label[language],
    tinNumber: store.tinNumber,
    contactNumber: store.contactNumber,
    address: addressText(store),
    hours: (hoursOf.get(store.id) ?? []).map(
      ({ days, opening, closing }) => `${daysText(days)[language]} ${opening}–${closing}`,
    ),
    commodities: (commoditiesOf.get(store.id) ?? []).map(({ name }) => name),
    sites: (sitesOf.get(store.id) ?? []).map(({ website }) => website),
  }));
};
