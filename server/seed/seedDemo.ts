import type pg from 'pg';
import { NEEDS_FACTOR } from '../http/caller/needsFactor.ts';
import { applications } from './demo/applications.ts';
import type { DemoArea, Seeding } from './demo/area.ts';
import { banks } from './demo/banks.ts';
import { contacts } from './demo/contacts.ts';
import { contracts } from './demo/contracts.ts';
import { type DrawPlace, demoPlaces } from './demo/demoPlaces.ts';
import { details } from './demo/details.ts';
import { documents } from './demo/documents.ts';
import { employees, seedOwners } from './demo/employees.ts';
import { journeys } from './demo/journeys/journeys.ts';
import { seedMerchants } from './demo/merchants.ts';
import { notes } from './demo/notes.ts';
import { accountOwners } from './demo/owners.ts';
import { seedPartners } from './demo/partners.ts';
import { elapsedDays } from './demo/payments/addElapsedDays.ts';
import { certificates } from './demo/payments/certificates.ts';
import { deliveries } from './demo/payments/deliveries.ts';
import { owedCertificates } from './demo/payments/owedCertificates.ts';
import { paymentSheet } from './demo/payments/paymentSheet.ts';
import { payments } from './demo/payments/payments.ts';
import { protection } from './demo/payments/protection.ts';
import { receiptSeries } from './demo/payments/receiptSeries.ts';
import { receipts } from './demo/payments/receipts.ts';
import { refundRequest } from './demo/payments/refundRequest.ts';
import { settlement } from './demo/payments/settlement.ts';
import { lostNumbers } from './demo/people/lostNumbers.ts';
import { registrationCodes } from './demo/people/registrationCodes.ts';
import { rightsUsed } from './demo/people/rightsUsed.ts';
import { sentMessages } from './demo/people/sentMessages.ts';
import { signIns } from './demo/people/signIns.ts';
import { userRequests } from './demo/people/userRequests.ts';
import { promos } from './demo/promos/promos.ts';
import { rates } from './demo/rates.ts';
import { registrations } from './demo/registrations.ts';
import { reportSettings } from './demo/reportSettings.ts';
import { requests } from './demo/requests.ts';
import { representatives, retailers } from './demo/retailers.ts';
import { PARTS, unaudited } from './demo/rows.ts';
import { commodities, schedules, sites } from './demo/schedulesAndSites.ts';
import { markDemo } from './demoMark.ts';
import { createDemoNames } from './demoNames.ts';
import { seedUsers } from './users.ts';

const SEED = 20_261_120;

// As after their first code: what a sign-in asks for stands in the outbox.
const NUMBERS_PROVED = `update user_account u set proved_mobile = u.mobile_number where ${NEEDS_FACTOR}`;

/** Partners, their stores and the accounts: what everything else hangs on. */
const network: DemoArea = {
  seeded: 'from partner',
  seed: async ({ client, now, names, places }) => {
    const owners = accountOwners(names);
    await seedOwners({ client }, owners);
    const partners = await seedPartners(client, names, owners, now);
    await seedMerchants(client, names, partners, await places(), now);
    await seedUsers(client, { now });
    await client.query(NUMBERS_PROVED);
  },
};

/** Each builds on those before it. New ones go to the end, so that the draws of the others stay. */
const AREAS: readonly DemoArea[] = [
  ...[network, employees, applications, details, registrations, banks, contacts, rates],
  ...[
    schedules,
    sites,
    commodities,
    retailers,
    representatives,
    documents,
    notes,
    contracts,
    requests,
    promos,
    userRequests,
    rightsUsed,
    registrationCodes,
    journeys,
    signIns,
    payments,
    reportSettings,
    settlement,
    refundRequest,
    receiptSeries,
    certificates,
    receipts,
    protection,
    owedCertificates,
    paymentSheet,
    deliveries,
    lostNumbers,
    sentMessages,
  ],
];

// Sections were filled after the remarks on them: nothing was done about those that are open.
const NOTHING_DONE = `update review_remark set state_then = section_state(partner_id, merchant_id, section) where resolved_at is null`;

// What people entered themselves never gets demo data beside it.
const OURS = `select exists (select from partner where created_by = 'seed') or not exists (select from partner) as ours`;

const dueAreas = async (client: pg.ClientBase): Promise<number[]> => {
  const columns = AREAS.map(({ seeded }, at) => `exists (select ${seeded}) as "${at}"`);
  const { rows } = await client.query<Record<string, boolean>>(`${OURS}, ${columns.join(', ')}`);
  const [found] = rows;
  return found?.ours ? AREAS.flatMap((_, at) => (found[at] ? [] : [at])) : [];
};

// A table or column that a migration is still to make.
const NOT_MIGRATED = /^(42P01|42703)$/;

/** Whether seeding would add something to the database: areas of the demo, or days that are over. */
export const isDemoDue = async (client: pg.ClientBase, now: Date): Promise<boolean> => {
  try {
    return (await dueAreas(client)).length > 0 || (await elapsedDays(client, now)) !== null;
  } catch (error) {
    if (NOT_MIGRATED.test(String((error as { code?: unknown }).code))) return true;
    throw error;
  }
};

const placesOf = (client: pg.ClientBase): (() => Promise<DrawPlace>) => {
  let loaded: Promise<DrawPlace> | undefined;
  return () => (loaded ??= demoPlaces(client));
};

/**
 * Seeds the areas of the demo that are not there yet, inside the caller's transaction: all of them in an empty database, in one
 * of an older version those that are new; with about `count` payments. Answers how many areas.
 */
export const seedDemo = async (client: pg.ClientBase, now: Date, count: number): Promise<number> => {
  const due = await dueAreas(client);
  if (!due.length) return 0;
  await markDemo(client, now);
  const places = placesOf(client);
  await unaudited(client, PARTS, async () => {
    for (const at of due) {
      const seeding: Seeding = { client, now, places, payments: count, names: createDemoNames(SEED + at) };
      await AREAS[at]?.seed(seeding);
    }
    await client.query(NOTHING_DONE);
  });
  await client.query(
    `analyze ${['partner', 'merchant', 'user_account', 'employee', 'promo', ...PARTS].join(', ')}`,
  );
  return due.length;
};
