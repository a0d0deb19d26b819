import type pg from 'pg';
import { noRest, type Rest } from '../../process/restAsLong.ts';
import { type Insert, insertRows, jsonOf, type Row } from './insertRows.ts';
import { putItems } from './putItems.ts';
import { lineRow, payoutRow, type RunTimes, runRow, type Settled } from './rows.ts';

type Payout = Settled['payouts'][number];

/** A day as it was settled. */
export interface SettledRun {
  day: string;
  settled: Settled;
  times: RunTimes;
  /** What became of its payouts since: columns beside those of a payout that nothing was done about, the same of each. */
  since?: (payout: Payout) => Readonly<Record<string, unknown>>;
}

const OFFSETS = `insert into offset_application (line_id, payout_id, amount, partner_id, merchant_id)
  select x.line_id, x.payout_id, x.amount, l.partner_id, l.merchant_id
  from jsonb_to_recordset($1) as x (n integer, line_id bigint, payout_id bigint, amount bigint)
  join disbursement_line l on l.id = x.line_id order by x.n`;

/** What each row of a table is of, with its id. */
const insertAll =
  (client: pg.ClientBase, insert: Insert) =>
  async <T>(table: string, all: readonly T[], rowOf: (one: T) => Row): Promise<(T & { id: string })[]> => {
    const ids = await insert(client, table, all, rowOf);
    return all.map((one, at) => ({ ...one, id: ids[at] ?? '' }));
  };

/**
 * Writes settled days, the earliest first, in the caller's transaction, whose `settling` holds their items: runs, payouts, lines, what is
 * set off, and on each item its line. Rows are inserted as `insert` does.
 */
export const writeRuns = async (
  client: pg.ClientBase,
  settled: readonly SettledRun[],
  { rest = noRest, insert = insertRows(rest) }: { rest?: Rest; insert?: Insert } = {},
): Promise<void> => {
  const withIds = insertAll(client, insert);
  const runs = await withIds('settlement_run', settled, (run) => runRow(run.day, run.settled, run.times));
  const payouts = await withIds(
    'payout',
    runs.flatMap(({ id: runId, day, settled: { payouts: own }, since }) =>
      own.map((payout) => ({ runId, day, payout, since })),
    ),
    ({ runId, day, payout, since }) => ({ run_id: runId, day, ...payoutRow(payout), ...since?.(payout) }),
  );
  const lines = await withIds(
    'disbursement_line',
    payouts.flatMap(({ id: payoutId, runId, day, payout }) =>
      payout.lines.map((line) => ({ payoutId, runId, day, line })),
    ),
    ({ payoutId, runId, day, line }) => ({ run_id: runId, day, payout_id: payoutId, ...lineRow(line) }),
  );
  const idOf = new Map(lines.map(({ line, id }) => [line.key, id]));
  // What was owed before is named by its id, a line of these days by its key.
  const offsets = payouts.flatMap(({ id, payout }) =>
    payout.applied.map(({ lineId, amount }) => ({
      line_id: idOf.get(lineId) ?? lineId,
      payout_id: id,
      amount,
    })),
  );
  if (offsets.length) await client.query(OFFSETS, [jsonOf(offsets.map((row, n) => ({ n, ...row })))]);
  await putItems(
    client,
    lines.flatMap(({ id, day: runDay, line }) =>
      line.groups.map(({ merchantId, product, day, payments, refundCount }) => ({
        ...{ runDay, merchantId, product, day, counted: payments + refundCount, lineId: id },
      })),
    ),
    rest,
  );
};
