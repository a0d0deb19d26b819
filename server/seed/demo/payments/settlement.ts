import { addDays, manilaDayStart } from '#domain/day.ts';
import type { OpenLine } from '#domain/settlement/payPayee.ts';
import { lastDayDue } from '#domain/settlement/run/dueDay.ts';
import { payeeKey, settleDay } from '#domain/settlement/run/settleDay.ts';
import type { SettlementRules } from '#domain/settlement/run/termsOf.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import { type RunGroup, readGroups } from '../../../settlement/run/readGroups.ts';
import { readRules } from '../../../settlement/run/readRules.ts';
import type { Settled } from '../../../settlement/run/rows.ts';
import { takeItems } from '../../../settlement/run/takeItems.ts';
import { type SettledRun, writeRuns } from '../../../settlement/run/writeRuns.ts';
import type { DemoArea, Seeding } from '../area.ts';
import { copyNumbered } from './copyRows.ts';

const HOUR_MS = 3_600_000;
const hourOf = (day: string, hour: number): Date => new Date(manilaDayStart(day).getTime() + hour * HOUR_MS);

/** Every day from the first with items to the last, settled in memory one after the other. */
const settleDays = (groups: readonly RunGroup[], last: string, rules: SettlementRules): SettledRun[] => {
  const byDay = Map.groupBy(groups, ({ runDay }) => runDay);
  const owed = new Map<string, readonly OpenLine[]>();
  const runs: SettledRun[] = [];
  for (let day = [...byDay.keys()].sort()[0] ?? addDays(last, 1); day <= last; day = addDays(day, 1)) {
    const settled = settleDay({
      ...{ day, groups: byDay.get(day) ?? [], rules },
      owed: (payee) => owed.get(payeeKey(payee)) ?? [],
    });
    for (const { payee, open } of settled.payouts) owed.set(payeeKey(payee), open);
    const startedAt = hourOf(addDays(day, 1), 1);
    runs.push({
      day,
      settled,
      times: { startedAt, endedAt: new Date(startedAt.getTime() + 900), askedBy: null },
    });
  }
  return runs;
};

const RETURNED_EVERY = 160;
const REASONS = ['Account closed', 'Name and number do not match', 'Account dormant'];

const isPaid = ({ amount, isHeld }: Settled['payouts'][number]) => amount > 0n && !isHeld;

/** The bank's part: what was scheduled is released by a second person the morning after, and comes back as paid in the afternoon, a few as returned. */
const payOut = async ({ client, names }: Seeding, runs: readonly SettledRun[]): Promise<SettledRun[]> => {
  const { random } = names;
  const sent = runs.slice(0, -1).filter(({ settled }) => settled.payouts.some(isPaid));
  const answered = new Set(sent.slice(0, -1));
  const files = await copyNumbered(
    client,
    'payout_file',
    sent.map((run) => {
      const paid = run.settled.payouts.filter(isPaid);
      const day = addDays(run.day, 1);
      const isAnswered = answered.has(run);
      return {
        ...{ day, made_at: hourOf(day, 9), made_by: 'finance.officer', payout_count: paid.length },
        ...{ released_at: hourOf(day, 10), released_by: 'finance.second' },
        amount: paid.reduce((sum, { amount }) => sum + amount, 0n),
        ...{
          answered_at: isAnswered ? hourOf(day, 16) : null,
          answered_by: isAnswered ? 'finance.officer' : null,
        },
        version: isAnswered ? 3 : 2,
      };
    }),
  );
  const fileOf = new Map(sent.map((run, at) => [run, files[at]]));
  const nothing = {
    file_id: null,
    sent_at: null,
    ended_at: null,
    bank_reference: null,
    return_reason: null,
    version: 1,
  };
  return runs.map((run) => ({
    ...run,
    since: (payout) => {
      const file = fileOf.get(run);
      if (file === undefined || !isPaid(payout)) return nothing;
      const day = addDays(run.day, 1);
      const row = { ...nothing, status: 'SENT', file_id: file, sent_at: hourOf(day, 10), version: 3 };
      if (!answered.has(run)) return row;
      const ended = { ...row, ended_at: hourOf(day, 16), version: 4 };
      return random.int(1, RETURNED_EVERY) === 1
        ? { ...ended, status: 'RETURNED', return_reason: random.pick(REASONS) }
        : {
            ...ended,
            status: 'PAID',
            bank_reference: `BT${day.replaceAll('-', '')}${random.int(100_000, 999_999)}`,
          };
    },
  }));
};

// What went out stands as its first attempt, and each file says how far it was answered.
const ATTEMPTS = `insert into payout_attempt (payout_id, file_id, attempt, partner_id, merchant_id, amount, payee_name, bank_name,
    bank_branch_name, account_name, account_number, sent_at, sent_by, outcome, ended_at, bank_reference, return_reason)
  select o.id, o.file_id, 1, o.partner_id, o.merchant_id, o.amount, o.payee_name, o.bank_name, o.bank_branch_name, o.account_name,
    o.account_number, o.sent_at, f.released_by, nullif(o.status, 'SENT'), o.ended_at, o.bank_reference, o.return_reason
  from payout o join payout_file f on f.id = o.file_id`;
const ANSWERED = `update payout_file f set paid_count = s.paid, paid_amount = s.paid_amount, returned_count = s.returned,
    returned_amount = s.returned_amount
  from (select a.file_id, count(*) filter (where a.outcome = 'PAID') as paid, count(*) filter (where a.outcome = 'RETURNED') as returned,
      coalesce(sum(a.amount) filter (where a.outcome = 'PAID'), 0) as paid_amount,
      coalesce(sum(a.amount) filter (where a.outcome = 'RETURNED'), 0) as returned_amount
    from payout_attempt a group by a.file_id) s where s.file_id = f.id`;

/** The payments and refunds of all days whose run has come, as lines and payouts: reckoned by the functions of the runs themselves. */
export const settlement: DemoArea = {
  seeded: 'from settlement_run',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const last = lastDayDue(now);
    await takeItems(client, last, 'into that of its own');
    const groups = await readGroups(queryOf(client), 'settling');

    await writeRuns(
      client,
      await payOut(seeding, settleDays(groups, last, await readRules(queryOf(client)))),
      { insert: (to, table, all, rowOf) => copyNumbered(to, table, all.map(rowOf)) },
    );
    await client.query('drop table settling');
    await client.query(ATTEMPTS);
    await client.query('alter table payout_file disable trigger audited');
    await client.query(ANSWERED);
    await client.query('alter table payout_file enable trigger audited');
    await client.query(
      'analyze settlement_run, payout, payout_attempt, disbursement_line, offset_application, payment_transaction, refund',
    );
  },
};
