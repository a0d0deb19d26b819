import { type AddressParts, addressText } from '#domain/places/addressText.ts';
import { daysText } from '#domain/records/daysText.ts';
import {
  type ApplicationStatus,
  applicationStatus,
  shownStatus,
  type WorkflowStatus,
} from '#domain/review/applicationStatus.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { hour, id, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { ApplicationForm } from '../../documents/pdf/applicationForm.ts';
import { ADDRESS } from '../parts/addressColumns.ts';

type FormStore = ApplicationForm['stores'][number];

interface Store extends Omit<AddressParts, 'region'> {
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

const { unitNumber, floorNumber, buildingName, streetNumber, streetName } = ADDRESS.columns;
const STORE = columnsOf<Store>(
  'merchant m, address a, barangay b, sub_municipality s, city c, province v, zip_code z',
)({
  id: id('m.id'),
  name: text('m.name'),
  code: text('m.hsis_salesroom_code'),
  status: text('m.status'),
  workflow: text('m.workflow_status'),
  tinNumber: text('m.tin_number'),
  contactNumber: text('m.contact_number'),
  unitNumber,
  floorNumber,
  buildingName,
  streetNumber,
  streetName,
  barangay: text('b.name'),
  subMunicipality: text('s.name'),
  municipality: text('c.name'),
  province: text('v.name'),
  zipCode: text('coalesce(z.zip, a.zip_typed)'),
});
const OPEN = columnsOf<Hours>('merchant_schedule h')({
  merchantId: id('h.merchant_id'),
  days: list('h.days'),
  opening: hour('h.opening_hour'),
  closing: hour('h.closing_hour'),
});
const SITE = columnsOf<{ merchantId: string; website: string }>('ecommerce_site e')({
  merchantId: id('e.merchant_id'),
  website: text('e.website'),
});
const SOLD = columnsOf<{ merchantId: string; name: string }>('merchant_commodity k, lookup_value l')({
  merchantId: id('k.merchant_id'),
  name: text('coalesce(l.label, k.type_code, k.code)'),
});

const STORES = `select ${STORE.select}
  from merchant m left join address a on a.merchant_id = m.id and a.type = 'BUSINESS_PLACE'
  left join barangay b on b.id = a.barangay_id left join sub_municipality s on s.id = a.sub_municipality_id
  left join city c on c.id = a.city_id left join province v on v.id = a.province_id left join zip_code z on z.id = a.zip_code_id
  where m.partner_id = $1 and m.status not in ('REJECTED', 'CANCELLED', 'C') order by m.name, m.id`;
const HOURS = `select ${OPEN.select} from merchant_schedule h where h.partner_id = $1 order by h.id`;
const SITES = `select ${SITE.select} from ecommerce_site e where e.partner_id = $1 and e.is_enabled order by e.id`;
// Of a commodity with types the types say more.
const COMMODITIES = `select ${SOLD.select} from merchant_commodity k
  left join lookup_value l on l.list = 'commodities' and l.code = coalesce(k.type_code, k.code)
  where k.partner_id = $1 and (k.type_code is not null or not exists (
    select from merchant_commodity t where t.merchant_id = k.merchant_id and t.code = k.code and t.type_code is not null))
  order by l.position nulls last, k.id`;

/** The stores of a partner that count, in words, each with hours, commodities and web shops: four statements for all of them. */
export const readFormStores = async (tx: Tx, partnerId: string, language: Language): Promise<FormStore[]> => {
  const values = [partnerId];
  const [stores, hours, sites, commodities] = await Promise.all([
    STORE.read(tx, { name: 'form-stores', text: STORES, values }),
    OPEN.read(tx, { name: 'form-hours', text: HOURS, values }),
    SITE.read(tx, { name: 'form-sites', text: SITES, values }),
    SOLD.read(tx, {
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
