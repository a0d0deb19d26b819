import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { storableJson } from '../../http/storableJson.ts';

const MAX_KEYS = 200;
const MAX_BYTES = 64 * 1024;

const tooMany = () =>
  fail('too_large', {
    en: 'These are too many settings: at most 200 and 64 KB are kept.',
    fil: 'Sobra ang mga setting na ito: hanggang 200 at 64 KB lang ang naitatago.',
  });

// One at a time per user, so that two tabs together do not pass the limit.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('preferences ' || $1::text, 0))`;
const REMOVE = 'delete from user_preference where user_id = $1 and key = any($2::text[])';
const SET = `insert into user_preference (user_id, key, value)
  select $1, k, v::jsonb from unnest($2::text[], $3::text[]) as given(k, v)
  on conflict (user_id, key) do update set value = excluded.value`;
const MEASURE = `select count(*)::int as keys, coalesce(sum(octet_length(key) + octet_length(value::text)), 0)::int as bytes
  from user_preference where user_id = $1`;

/** Sets the given keys; null removes one. 413, and nothing is changed, above 200 keys or 64 KB of all settings. */
export const savePreferences = os.preferences.savePreferences.handler(async ({ input, context }) => {
  const { userId } = context.user;
  const { query } = context.tx;
  const entries = Object.entries(input.body.values);
  const removed = entries.filter(([, value]) => value === null).map(([key]) => key);
  const set = entries.filter(([, value]) => value !== null);
  if (entries.length > 2 * MAX_KEYS) throw tooMany();
  const texts = set.map(([, value]) => storableJson(value));
  await query({ text: LOCK, values: [userId] });
  if (removed.length) await query({ text: REMOVE, values: [userId, removed] });
  if (set.length) await query({ text: SET, values: [userId, set.map(([key]) => key), texts] });
  const [total] = await query<{ keys: number; bytes: number }>({ text: MEASURE, values: [userId] });
  if (total && (total.keys > MAX_KEYS || total.bytes > MAX_BYTES)) throw tooMany();
  return { data: { done: true as const } };
});
