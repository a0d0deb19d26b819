import { querySession } from '../../db/context.ts';
import type { Pools } from '../../db/pools.ts';

interface Used {
  userId: string;
  permission: string;
  /** Manila's date. */
  day: string;
}

/** The rights that let people in, as this server has seen them and not yet stored. */
export interface RightsUsed {
  /** Notes rights as used on a day; in memory alone, so that no request waits for it. */
  note: (userId: string, permissions: readonly string[], day: string) => void;
  /** Stores what was noted; what cannot be stored stays for the next time. */
  flush: (pools: Pools) => Promise<void>;
}

// When the database is away for long, what is above is dropped: it is noted at the next call.
const WAITING_AT_MOST = 20_000;
const KNOWN_AT_MOST = 100_000;
const BATCH = 2_000;

// In one order, so that servers that store the same at once do not wait for each other in a circle.
const INSERT = `insert into right_used (user_id, permission, day)
  select x.user_id, x.permission, x.day from unnest($1::bigint[], $2::text[], $3::date[]) as x(user_id, permission, day)
  join user_account u on u.id = x.user_id
  order by x.user_id, x.permission, x.day
  on conflict do nothing`;

/**
 * Collects the rights that are used, each once per person and day. Bounded in memory; what a crash finds unstored, the last seconds, is
 * lost.
 */
export const openRightsUsed = (): RightsUsed => {
  const waiting = new Map<string, Used>();
  // What this server has noted of the day, so that it is stored once and not with every call.
  const known = new Set<string>();
  let today = '';
  const noteOne = (used: Used): void => {
    const key = `${used.userId} ${used.permission} ${used.day}`;
    if (known.has(key) || waiting.size >= WAITING_AT_MOST) return;
    if (known.size >= KNOWN_AT_MOST) known.clear();
    known.add(key);
    waiting.set(key, used);
  };
  const store = async (pools: Pools): Promise<void> => {
    const batch = [...waiting].slice(0, BATCH);
    const rows = batch.map(([, used]) => used);
    const values = [
      rows.map(({ userId }) => userId),
      rows.map(({ permission }) => permission),
      rows.map(({ day }) => day),
    ];
    await querySession(pools, 'rights used', { name: 'rights-used', text: INSERT, values });
    for (const [key] of batch) waiting.delete(key);
  };
  return {
    note: (userId, permissions, day) => {
      if (day !== today) known.clear();
      today = day;
      for (const permission of permissions) noteOne({ userId, permission, day });
    },
    flush: async (pools) => {
      while (waiting.size > 0) await store(pools);
    },
  };
};
