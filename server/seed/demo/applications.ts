import type pg from 'pg';
import { referenceNumber } from '#domain/records/referenceNumber.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { addressRow, insertAddresses } from './addressRows.ts';
import { applicant, newStore, type Owner, readTaken, standingColumns } from './applicants.ts';
import { eachPlan, PARTNER_PLANS, type Plan, REVIEWERS, STORE_PLANS, SUBMITTER } from './applicationPlans.ts';
import type { DemoArea, Seeding } from './area.ts';
import type { DemoPlace, DrawPlace } from './demoPlaces.ts';
import { insertEvents, type Told } from './events.ts';
import { historyOf, type Move } from './history.ts';
import { remarksOf } from './remarks.ts';
import { type Columns, insertNumbered, insertRows } from './rows.ts';

const STANDING = {
  reference_number: 'text',
  status: 'text',
  workflow_status: 'text',
  submitted_at: 'timestamptz',
  submitted_by: 'text',
  resubmitted_at: 'timestamptz',
  resubmitted_by: 'text',
  decided_at: 'timestamptz',
  decided_by: 'text',
  edited_at: 'timestamptz',
  edited_by: 'text',
  created_at: 'timestamptz',
  created_by: 'text',
  updated_at: 'timestamptz',
  updated_by: 'text',
  version: 'integer',
} as const satisfies Columns;
const BOTH = {
  ...STANDING,
  name: 'text',
  tin_number: 'text',
  vat_type: 'text',
  business_area: 'text',
  account_owner_code: 'text',
  account_owner_name: 'text',
} as const satisfies Columns;
const PARTNER = { ...BOTH, business_entity: 'text' } as const satisfies Columns;
const STORE = {
  ...BOTH,
  partner_id: 'bigint',
  segment: 'text',
  min_cash_amt: 'numeric',
  max_cash_amt: 'numeric',
  is_ewt: 'boolean',
  is_twa: 'boolean',
} as const satisfies Columns;
const REMARK = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  section: 'text',
  field: 'text',
  message: 'text',
  created_at: 'timestamptz',
  created_by: 'text',
  answer: 'text',
  answered_at: 'timestamptz',
  answered_by: 'text',
  resolved_at: 'timestamptz',
  outcome: 'text',
} as const satisfies Columns;
const CLAIM = `insert into review_claim (partner_id, user_id, username, claimed_at)
  select x.partner_id, u.id, u.username, x.at from jsonb_to_recordset($1) as x(partner_id bigint, username text, at timestamptz)
  join user_account u on u.username = x.username::citext`;
const NUMBER = `select nextval('application_reference') as n`;
const OWNERS = `select code, name from employee where position = 'Account Manager' order by code`;

interface Course {
  plan: Plan;
  moves: Move[];
}

/** How each application went, the first that was handed in first, as their numbers tell. */
const courses = ({ now, names }: Seeding, plans: readonly Plan[]): Course[] =>
  eachPlan(plans)
    .map((plan, at) => {
      const by = {
        submitter: plan.submittedBy ?? SUBMITTER,
        reviewer: REVIEWERS[at % REVIEWERS.length] ?? REVIEWERS[0],
      };
      return { plan, moves: historyOf(plan, by, now, names.random) };
    })
    .sort((one, other) => handedIn(one) - handedIn(other));
const handedIn = ({ moves }: Course): number => moves[0]?.at.getTime() ?? 0;

const numberOf = async (client: pg.ClientBase, course: Course): Promise<string> => {
  const { rows } = await client.query<{ n: string }>(NUMBER);
  return referenceNumber(BigInt(rows[0]?.n ?? 0), new Date(handedIn(course)));
};

interface Placed {
  row: { [K in keyof typeof STORE]: unknown };
  place: DemoPlace;
  course: Course;
}

/** Writes stores with their places and histories. */
const insertStores = async ({ client, names }: Seeding, stores: readonly Placed[]): Promise<Told[]> => {
  const ids = await insertNumbered(
    client,
    'merchant',
    STORE,
    stores.map(({ row }) => row),
  );
  const told = stores.map(({ row, course }, at) => ({
    partnerId: String(row.partner_id),
    merchantId: ids[at] ?? '',
    moves: course.moves,
  }));
  const addresses = stores.map(({ place }, at) =>
    addressRow(names, place, 'BUSINESS_PLACE', {
      partnerId: told[at]?.partnerId ?? '',
      merchantId: told[at]?.merchantId ?? '',
    }),
  );
  await insertAddresses(client, addresses);
  return told;
};

const insertRemarks = (client: pg.ClientBase, names: Seeding['names'], told: readonly Told[]) =>
  insertRows(
    client,
    'review_remark',
    REMARK,
    told.flatMap((one) => remarksOf(one, one.moves as Move[], names.random)),
  );

/** New partners with one to three stores each, as far as their plans took them. */
const seedPartners = async (seeding: Seeding, owners: readonly Owner[]): Promise<Told[]> => {
  const { client, names, now } = seeding;
  const [draw, taken] = [await seeding.places(), await readTaken(client)];
  const made = [];
  for (const [n, course] of courses(seeding, PARTNER_PLANS).entries()) {
    const place = draw(names.random);
    const standing = {
      ...standingColumns(course.moves, course.plan),
      reference_number: await numberOf(client, course),
    };
    made.push({ ...applicant({ names, taken, owners }, place, n), course, standing });
  }
  const ids = await insertNumbered(
    client,
    'partner',
    PARTNER,
    made.map(({ row, standing }) => ({ ...row, ...standing })),
  );
  const stores = made.flatMap(({ row, brand, tin, owner, course, standing }, at) =>
    Array.from({ length: names.random.int(1, 3) }, (_, branch) => {
      const place = draw(names.random);
      const store = newStore(names, { brand, tin, owner, vatType: row.vat_type }, place, branch + 1);
      return { place, course, row: { ...store, ...standing, partner_id: ids[at] ?? '' } };
    }),
  );
  const told = await insertStores(seeding, stores);
  const claims = made.flatMap(({ course: { plan } }, at) =>
    plan.claimedBy
      ? [{ partner_id: ids[at], username: plan.claimedBy, at: new Date(now.getTime() - (at + 20) * 60_000) }]
      : [],
  );
  await client.query(CLAIM, [JSON.stringify(claims)]);
  const partners = made.map(({ course }, at) => ({
    partnerId: ids[at] ?? '',
    merchantId: null,
    moves: course.moves,
  }));
  await insertRemarks(client, names, partners);
  return [...partners, ...told];
};

interface Home {
  id: string;
  name: string;
  tin: string;
  vatType: string;
  code: string;
  owner: string;
  store: string;
  place: string;
}

const HOME = columnsOf<Home>('partner p, merchant m, city c')({
  id: id('p.id'),
  name: text('p.name'),
  tin: text('p.tin_number'),
  vatType: text('p.vat_type'),
  code: text('p.account_owner_code'),
  owner: text('p.account_owner_name'),
  store: text('m.name'),
  place: text(`regexp_replace(c.name, '^City of ', '')`),
});
const HOMES = `select ${HOME.select}
  from partner p join lateral (select name, city_id from merchant where partner_id = p.id order by id limit 1) m on true
  join city c on c.id = m.city_id
  where p.status = 'A' and p.created_by = 'seed' order by p.id`;
const STORE_NAMES = 'select name from merchant';
const BRANCH_FROM = 901;

/** A store of an active partner in a city where it has none yet. */
const homeStore = (
  { names }: Seeding,
  home: Home,
  { draw, known, n }: { draw: DrawPlace; known: ReadonlySet<string>; n: number },
) => {
  const brand = home.store.slice(0, home.store.lastIndexOf(` ${home.place} Branch`));
  const owner = { code: home.code, name: home.owner };
  for (;;) {
    const place = draw(names.random);
    const row = newStore(names, { ...home, brand, owner }, place, BRANCH_FROM + n);
    if (!known.has(row.name)) return { place, row };
  }
};

/** New stores of active partners: two of the first one, by itself, and one each of some others. */
const seedStores = async (seeding: Seeding): Promise<Told[]> => {
  const { client, names } = seeding;
  const draw = await seeding.places();
  const homes = (await client.query<Selected<Home>>(HOMES)).rows.map(HOME.present);
  const known = new Set((await client.query<{ name: string }>(STORE_NAMES)).rows.map(({ name }) => name));
  const others = homes.slice(2);
  const stores: Placed[] = [];
  for (const [n, course] of courses(seeding, STORE_PLANS).entries()) {
    const home = course.plan.submittedBy ? homes[0] : others[n * 2];
    if (!home) continue;
    const { place, row } = homeStore(seeding, home, { draw, known, n });
    const standing = {
      ...standingColumns(course.moves, course.plan),
      reference_number: await numberOf(client, course),
    };
    stores.push({ place, course, row: { ...row, ...standing, partner_id: home.id } });
  }
  const told = await insertStores(seeding, stores);
  await insertRemarks(client, names, told);
  return told;
};

/** Applications in every status and workflow: of new partners with their stores, and of new stores of active partners. */
export const applications: DemoArea = {
  // What was handed in may all be decided one day; its history stays.
  seeded: 'from application_event',
  seed: async (seeding) => {
    const { rows: owners } = await seeding.client.query<Owner>(OWNERS);
    const told = [...(await seedPartners(seeding, owners)), ...(await seedStores(seeding))];
    await insertEvents(seeding.client, told);
  },
};
