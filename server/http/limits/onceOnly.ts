import { createHash } from 'node:crypto';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int, json, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { AnyCall } from '../caller/admit.ts';
import type { SignedIn } from '../caller/loadUser.ts';
import type { RequestContext } from '../deps.ts';
import { fail } from '../errors/fail.ts';
import { refusalOf } from '../errors/keepWrites.ts';

interface Replay {
  answer?: unknown;
  store: (answer: unknown) => Promise<void>;
}

const NOTHING: Replay = { store: async () => undefined };

interface Earlier {
  call: string;
  bodyHash: string;
  answer: unknown;
  status: RequestContext['answer']['status'] | null;
}
const EARLIER = columnsOf<Earlier>('idempotency_key k')({
  call: text('k.call'),
  bodyHash: text('k.body_hash'),
  answer: json('k.answer'),
  status: int('k.status'),
});

/** The statements over the keys of users, or of applicants' sessions: `column` names whose. */
const statements = (column: 'user_id' | 'applicant_id') => ({
  claim: `insert into idempotency_key (${column}, key, call, body_hash) values ($1, $2, $3, $4)
    on conflict (${column}, key) do nothing returning key`,
  read: `select ${EARLIER.select} from idempotency_key k where k.${column} = $1 and k.key = $2`,
  store: `update idempotency_key set answer = $3, status = $4 where ${column} = $1 and key = $2`,
});
const OF_USER = statements('user_id');
const OF_APPLICANT = statements('applicant_id');

/**
 * Claims the request's Idempotency-Key inside the transaction. A second request with the same key waits for the first to
 * commit, then gets its answer with its status, a refusal that was kept included; the same key with another body is a conflict. Without a key
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
  const { applicantId, userId } = context.user;
  const [owner, sql] = applicantId === null ? [userId, OF_USER] : [applicantId, OF_APPLICANT];
  const hash = createHash('sha256')
    .update(JSON.stringify([input, context.headers.get('if-match')]))
    .digest('hex');
  const claimed = await tx.query({
    name: 'idempotency-claim',
    text: sql.claim,
    values: [owner, key, call, hash],
  });
  if (claimed.length) {
    const store = async (answer: unknown) =>
      void (await tx.query({
        text: sql.store,
        values: [owner, key, JSON.stringify(answer), context.answer.status ?? null],
      }));
    return { store };
  }
  const [earlier] = await EARLIER.read(tx, { text: sql.read, values: [owner, key] });
  if (earlier?.call !== call || earlier.bodyHash !== hash) {
    throw fail('conflict', {
      en: 'This Idempotency-Key was used for another request.',
      fil: 'Nagamit na sa ibang request ang Idempotency-Key na ito.',
    });
  }
  context.resHeaders.set('Idempotent-Replayed', 'true');
  const refusal = refusalOf(earlier.answer);
  if (refusal) throw refusal;
  if (earlier.status) context.answer.status = earlier.status;
  return { answer: earlier.answer, store: async () => undefined };
};
