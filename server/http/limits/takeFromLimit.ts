import { withSession } from '../../db/context.ts';
import { ServerBusy } from '../../db/fairTurns.ts';
import type { RequestContext } from '../deps.ts';
import { fail } from '../errors/fail.ts';

const TAKE = `insert into rate_limit (bucket, window_start, hits) values ($1, date_trunc($3, $2::timestamptz), 1)
  on conflict (bucket, window_start) do update set hits = rate_limit.hits + 1 returning hits`;

/** How long hits are counted together, in seconds. */
const WINDOWS = { minute: 60, hour: 3600 } as const;

const GIVE_BACK = `update rate_limit set hits = hits - 1
  where bucket = $1 and window_start = date_trunc('minute', $2::timestamptz) and hits > 0`;

/** Counts one hit in this minute's or hour's window, in the database, so that several servers agree; throws 429 above `most`. */
export const takeFromLimit = async (
  context: RequestContext,
  bucket: string,
  most: number,
  per: keyof typeof WINDOWS = 'minute',
): Promise<void> => {
  const now = context.deps.now();
  const [row] = await withSession(context.deps.pools, context.requestId, (tx) =>
    tx.query<{ hits: number }>({ name: 'take-limit', text: TAKE, values: [bucket, now, per] }),
  );
  if ((row?.hits ?? 0) <= most) return;
  const retryAfter = WINDOWS[per] - (Math.floor(now.getTime() / 1000) % WINDOWS[per]);
  context.resHeaders.set('Retry-After', String(retryAfter));
  const sentence = {
    en: `Too many attempts: try again in ${retryAfter} seconds.`,
    fil: `Masyadong maraming subok: subukan muli pagkaraan ng ${retryAfter} segundo.`,
  };
  throw fail('too_many', sentence, { retryAfter });
};

const FAILURES_A_MINUTE = {
  login: 60,
  provider: 60,
  refresh: 60,
  'registration-code': 60,
  machine: 30,
} as const;

/**
 * Runs an attempt that may fail; above so many failed ones a minute from one address it throws 429 before it starts. One that
 * resolves does not count, so that an office behind one address signs in as often as it likes; nor does one that was not made because
 * the server is busy.
 */
export const limitFailures = async <T>(
  context: RequestContext,
  kind: keyof typeof FAILURES_A_MINUTE,
  attempt: () => Promise<T>,
): Promise<T> => {
  const bucket = `failed-${kind}:${context.address}`;
  const at = context.deps.now();
  await takeFromLimit(context, bucket, FAILURES_A_MINUTE[kind]);
  const giveBack = () =>
    withSession(context.deps.pools, context.requestId, (tx) =>
      tx.query({ name: 'give-back-limit', text: GIVE_BACK, values: [bucket, at] }),
    );
  const result = await attempt().catch(async (error: unknown) => {
    if (error instanceof ServerBusy) await giveBack();
    throw error;
  });
  await giveBack();
  return result;
};
