import { createHash } from 'node:crypto';
import type { Tx } from '../db/context.ts';
import type { RequestContext } from './deps.ts';
import { fail } from './errors.ts';
import type { AnyCall } from './guard.ts';
import { refusalOf } from './kept.ts';
import type { SignedIn } from './user.ts';

interface Replay {
  answer?: unknown;
  store: (answer: unknown) => Promise<void>;
}

const NOTHING: Replay = { store: async () => undefined };

const CLAIM = `insert into idempotency_key (user_id, key, call, body_hash) values ($1, $2, $3, $4)
  on conflict (user_id, key) do nothing returning key`;
const READ =
  'select call, body_hash as "bodyHash", answer from idempotency_key where user_id = $1 and key = $2';
const STORE = 'update idempotency_key set answer = $3 where user_id = $1 and key = $2';

/**
 * Claims the request's Idempotency-Key inside the transaction. A second request with the same key waits for the first to
 * commit, then gets its answer, a refusal that was kept included; the same key with another body is a conflict. Without a key
 * nothing happens.
 */
export const onceOnly = async (
  tx: Tx,
  context: RequestContext & { user: SignedIn },
  procedure: AnyCall,
  call: string,
  input: unknown,
): Promise<Replay> => {
  const key = context.headers.get('idempotency-key');
  const { route, meta } = procedure['~orpc'];
  if (!key || route.method === 'GET' || meta.keyless) return NOTHING;
  if (key.length > 120)
    throw fail('invalid', {
      en: 'The Idempotency-Key is too long: use at most 120 characters.',
      fil: 'Masyadong mahaba ang Idempotency-Key: hanggang 120 karakter lang.',
    });
  const { userId } = context.user;
  const hash = createHash('sha256')
    .update(JSON.stringify([input, context.headers.get('if-match')]))
    .digest('hex');
  const claimed = await tx.query({
    name: 'idempotency-claim',
    text: CLAIM,
    values: [userId, key, call, hash],
  });
  if (claimed.length) {
    const store = async (answer: unknown) =>
      void (await tx.query({ text: STORE, values: [userId, key, JSON.stringify(answer)] }));
    return { store };
  }
  const [earlier] = await tx.query<{ call: string; bodyHash: string; answer: unknown }>({
    text: READ,
    values: [userId, key],
  });
  if (earlier?.call !== call || earlier.bodyHash !== hash) {
    throw fail('conflict', {
      en: 'This Idempotency-Key was used for another request.',
      fil: 'Nagamit na sa ibang request ang Idempotency-Key na ito.',
    });
  }
  context.resHeaders.set('Idempotent-Replayed', 'true');
  const refusal = refusalOf(earlier.answer);
  if (refusal) throw refusal;
  return { answer: earlier.answer, store: async () => undefined };
};
