import type pg from 'pg';
import { monthEnd, monthStart } from '#domain/dates.ts';
import { quarterDays, quarterOf } from '#domain/settlement/certificates/quarter.ts';
import { type DayToSettle, payeeKey, settleInSteps } from '#domain/settlement/run/settleDay.ts';
import { type Rest, restAsLong } from '../../process/restAsLong.ts';
import { queryOf } from './queryOf.ts';
import { readGroups } from './readGroups.ts';
import { readOwed } from './readOwed.ts';
import { readRules } from './readRules.ts';
import type { PaidPayee, Settled } from './rows.ts';
import { takeItems } from './takeItems.ts';
import { writeRuns } from './writeRuns.ts';

// Of several servers one at a time, and of one day after the other.
const LOCK = 'select pg_advisory_xact_lock(7350066)';
const LAST = 'select max(day) as day from settlement_run';
// Once the last day of a month is settled, nothing goes into its lines any more.
const OWE_RECEIPTS = 'select owe_protection_receipts($1, $2)';
// And once that of a quarter is, merchants owe us certificates of what they withheld in it.
const EXPECT = 'select expect_certificates($1, $2)';

const settle = async (rest: Rest, toSettle: DayToSettle<PaidPayee>): Promise<Settled> => {
  const steps = settleInSteps(toSettle);
  for (;;) {
    const step = steps.next();
    await rest();
    if (step.done) return step.value;
  }
};

/** Who had a run done, and by what clock. */
export interface RunBy {
  now: () => Date;
  /** Nobody where its time had come. */
  askedBy: string | null;
}

/**
 * Settles a day in the caller's transaction: every item of it or before that is in no line; with the last day of a month its protection
 * receipts are owed, and with that of a quarter the certificates of what was withheld of our commission. False where it was settled already, which
 * changes nothing. Throws where the day before it is still open. It works a third of the time, so that the day of many stores keeps
 * nobody waiting.
 */
export const runDay = async (client: pg.ClientBase, day: string, by: RunBy): Promise<boolean> => {
  await client.query(LOCK);
  const { rows } = await client.query<{ day: string | null }>(LAST);
  const last = rows[0]?.day ?? null;
  if (last !== null && last >= day) return false;
  const startedAt = by.now();
  const rest = restAsLong();
  await takeItems(client, day, 'into the run of the day');
  const tx = queryOf(client);
  const groups = await readGroups(tx, 'settling', { rest });
  const payees = new Map(groups.flatMap(({ payee }) => (payee ? [[payeeKey(payee), payee] as const] : [])));
  const owed = await readOwed(tx, [...payees.values()]);
  const settled = await settle(rest, {
    ...{ day, groups, rules: await readRules(tx) },
    owed: (payee) => owed.get(payeeKey(payee)) ?? [],
  });
  const times = { startedAt, endedAt: by.now(), askedBy: by.askedBy };
  await writeRuns(client, [{ day, settled, times }], { rest });
  if (day === monthEnd(day)) await client.query(OWE_RECEIPTS, [monthStart(day), day]);
  const quarter = quarterDays(quarterOf(day));
  if (day === quarter.to) await client.query(EXPECT, [quarter.from, day]);
  return true;
};
