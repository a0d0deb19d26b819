import type pg from 'pg';
import { RESERVED_ROLES } from '#domain/access/roles.ts';
import { keepMonths } from '../db/keepMonths.ts';
import { addElapsedDays } from './demo/payments/addElapsedDays.ts';
import { loadReference } from './loadReference.ts';
import { loadRights } from './loadRights.ts';
import { seedDemo } from './seedDemo.ts';
import { seedJobTitles } from './seedJobTitles.ts';
import { seedRoles } from './seedRoles.ts';

const LOCK = 7_350_002;

/** Runs a step in a transaction of its own, signed `seed` in the audit trail; of several servers one at a time. */
const step = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    await client.query(`select set_config('app.username', 'seed', true), pg_advisory_xact_lock(${LOCK})`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/**
 * Fills a migrated database: reference data and reserved roles, and what is not there of the demo when it is on.
 * Answers one line for each thing it did; at the next start it does nothing in a few milliseconds.
 */
export const prepareDatabase = (
  client: pg.Client,
  { demo, now, payments }: { demo: boolean; now: Date; payments: number },
): Promise<string[]> =>
  step(client, async () => {
    const done = await loadReference(client);
    await keepMonths(client, now);
    await loadRights(client);
    const roles = await seedRoles(client, now);
    if (roles) done.push(`${roles} of ${RESERVED_ROLES.length} reserved roles added`);
    const titles = await seedJobTitles(client, now);
    if (titles) done.push(`${titles} job titles added`);
    const areas = demo ? await seedDemo(client, now, payments) : 0;
    if (areas) done.push(`demo data seeded (${areas} areas)`);
    const days = demo ? await addElapsedDays(client, now, { makesMonths: true }) : 0;
    return days ? [...done, `payments of ${days} days added to the demo`] : done;
  });
