import { registrationOffice } from '#domain/records/businessRegistration.ts';
import type { DemoNames } from '../demoNames.ts';
import type { DemoArea, Seeding } from './area.ts';
import { insertEvents } from './events.ts';
import { pastOf } from './pastOf.ts';
import { type DemoPartner, type DemoStore, readPartners, readStores } from './read.ts';
import { type Columns, unaudited, updateRows } from './rows.ts';

const PARTNER = {
  dti_registration_number: 'text',
  sec_registration_number: 'text',
  partner_type: 'text',
  partner_category_id: 'text',
  partner_brand_id: 'bigint',
  hc_agent: 'boolean',
  shopping_malls_partner: 'boolean',
  digital_pos_partner: 'boolean',
  enable_email_dr: 'boolean',
  enable_email_2307: 'boolean',
} as const satisfies Columns;
const STORE = {
  merchant_type: 'text',
  contact_number: 'text',
  acquirer_id: 'text',
  terminal_ids: 'text[]',
  pos: 'text',
  enable_email_dr: 'boolean',
  is_same_bank: 'boolean',
  is_same_contact: 'boolean',
} as const satisfies Columns;
const REVIEWED = {
  submitted_at: 'timestamptz',
  submitted_by: 'text',
  decided_at: 'timestamptz',
  decided_by: 'text',
} as const satisfies Columns;

const categoryOf = (stores: number): string => {
  if (stores > 25) return 'NATIONAL_CHAIN';
  if (stores > 8) return 'REGIONAL_CHAIN';
  return stores > 1 ? 'LOCAL_CHAIN' : 'SINGLE_STORE';
};

const typeOf = ({ isBrand }: DemoPartner, isPos: boolean, isMall: boolean): string => {
  if (isBrand) return 'BRAND';
  if (isPos) return 'DIGITAL_POS';
  return isMall ? 'SHOPPING_MALL' : 'RETAILER';
};

const partnerDetails = (names: DemoNames, partner: DemoPartner, brands: readonly DemoPartner[]) => {
  const { random } = names;
  const office = registrationOffice(partner.entity);
  const [isPos, isMall] = [random.chance(0.15), random.chance(0.2)];
  const brand = !partner.isBrand && brands.length && random.chance(0.15) ? random.pick(brands) : null;
  return {
    id: partner.id,
    dti_registration_number: office === 'DTI' ? names.dtiNumber() : null,
    sec_registration_number: office === 'SEC' ? names.secNumber() : null,
    partner_type: typeOf(partner, isPos, isMall),
    partner_category_id: categoryOf(partner.storeCount),
    partner_brand_id: brand?.id ?? null,
    hc_agent: random.chance(0.2),
    shopping_malls_partner: isMall,
    digital_pos_partner: isPos,
    enable_email_dr: random.chance(0.6),
    // The partner of the demo's own people has its certificates mailed.
    enable_email_2307: partner.id === '1',
  };
};

const TERMINALS_FROM = 71_000_000;
const TYPES = ['PHYSICAL', 'PHYSICAL', 'PHYSICAL', 'PHYSICAL', 'PHYSICAL_ONLINE', 'KIOSK', 'ONLINE'];

const storeDetails = (names: DemoNames, store: DemoStore) => {
  const { random } = names;
  const isOn = ['A', 'I', 'B', 'C'].includes(store.status);
  const terminals = isOn ? random.int(1, 3) : 0;
  return {
    id: store.id,
    merchant_type: random.pick(TYPES),
    contact_number: names.mobile(),
    acquirer_id: isOn ? `ACQ${String(1000 + Number(store.partnerId))}` : null,
    terminal_ids: Array.from({ length: terminals }, (_, at) =>
      String(TERMINALS_FROM + Number(store.id) * 10 + at),
    ),
    pos: isOn
      ? random.pick(['Countertop terminal', 'Mobile terminal', 'Cash register with card reader'])
      : null,
    enable_email_dr: random.chance(0.4),
    // The second store of every partner has an account of its own.
    is_same_bank: random.chance(0.85) && store.n !== 2,
    is_same_contact: random.chance(0.6),
  };
};

/** What happened to records that were onboarded long ago, before anybody wrote it down. */
const seedPast = async ({ client, names }: Seeding, partners: DemoPartner[], stores: DemoStore[]) => {
  const isOld = ({ submittedBy }: { submittedBy: string | null }) => submittedBy === null;
  const old = partners.filter(isOld).map((one) => ({ id: one.id, ...pastOf(one, names.random) }));
  const oldStores = stores
    .filter(isOld)
    .map((one) => ({ id: one.id, partnerId: one.partnerId, ...pastOf(one, names.random) }));
  await updateRows(client, 'partner', REVIEWED, old);
  await updateRows(client, 'merchant', REVIEWED, oldStores);
  await insertEvents(client, [
    ...old.map(({ id, moves }) => ({ partnerId: id, merchantId: null, moves })),
    ...oldStores.map(({ id, partnerId, moves }) => ({ partnerId, merchantId: id, moves })),
  ]);
};

/** What partners and stores know of themselves besides their names, and how they were onboarded. */
export const details: DemoArea = {
  seeded: 'from partner where partner_type is not null',
  seed: async (seeding) => {
    const { client, names } = seeding;
    const [partners, stores] = [await readPartners(client), await readStores(client)];
    const brands = partners.filter(({ isBrand, status }) => isBrand && status === 'A');
    await unaudited(client, ['partner', 'merchant'], async () => {
      const ofPartners = partners.map((partner) => partnerDetails(names, partner, brands));
      await updateRows(client, 'partner', PARTNER, ofPartners);
      const ofStores = stores.map((store) => storeDetails(names, store));
      await updateRows(client, 'merchant', STORE, ofStores);
      await seedPast(seeding, partners, stores);
    });
  },
};
