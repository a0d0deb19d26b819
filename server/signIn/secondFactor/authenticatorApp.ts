import { Secret, TOTP } from 'otpauth';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { seal, unseal } from './seal.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** How long a secret that was shown waits for its first code. */
const SETUP_MS = 15 * 60_000;

interface Stored {
  sealedSecret: string;
  lastStep: number | null;
}
const STORED = columnsOf<Stored>('authenticator a')({
  sealedSecret: text('a.sealed_secret'),
  lastStep: size('a.last_step'),
});
const FIND = `select ${STORED.select} from authenticator a where a.user_id = $1 and a.is_confirmed for update`;
const BEGUN = `select ${STORED.select} from authenticator a
  where a.user_id = $1 and not a.is_confirmed and a.begun_at > $2 for update`;
const BEGIN = `insert into authenticator (user_id, is_confirmed, sealed_secret, begun_at) values ($1, false, $2, $3)
  on conflict (user_id, is_confirmed) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at`;
const TAKE = 'update authenticator set last_step = $2 where user_id = $1 and is_confirmed';
const DROP = 'delete from authenticator where user_id = $1';
const DROP_CONFIRMED = 'delete from authenticator where user_id = $1 and is_confirmed';
const CONFIRM = `update authenticator set is_confirmed = true, last_step = $2 where user_id = $1 and not is_confirmed`;

const appOf = (secret: Secret, username: string) =>
  new TOTP({ issuer: 'Suki', label: username, secret, period: PERIOD_SECONDS });

/** Which time step a code belongs to, of the present one and its neighbours, for clocks that differ; null for none. */
const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = appOf(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
};

interface Of {
  userId: string;
  /** The servers' secret. */
  secret: string;
  now: Date;
}

/** Makes a secret for somebody's app, which is theirs once it gave a code: as text, and as the link that the app reads. */
export const beginApp = async (
  tx: Tx,
  { userId, secret, now }: Of,
  username: string,
): Promise<{ secret: string; link: string }> => {
  const made = new Secret({ size: SECRET_BYTES });
  await tx.query({ text: BEGIN, values: [userId, seal(secret, userId, made.base32), now] });
  return { secret: made.base32, link: appOf(made, username).toString() };
};

const stepIn = (
  { sealedSecret, lastStep }: Stored,
  code: string,
  { userId, secret, now }: Of,
): number | null => {
  const own = unseal(secret, userId, sealedSecret);
  const step = own === null ? null : stepOf(own, code, now);
  return step !== null && step > (lastStep ?? -1) ? step : null;
};

/** Makes the app that is being set up the one that counts, when this is a code of it. */
export const confirmApp = async (tx: Tx, of: Of, code: string): Promise<boolean> => {
  const since = new Date(of.now.getTime() - SETUP_MS);
  const [begun] = await STORED.read(tx, { name: 'app-begun', text: BEGUN, values: [of.userId, since] });
  const step = begun ? stepIn(begun, code, of) : null;
  if (step === null) return false;
  await tx.query({ text: DROP_CONFIRMED, values: [of.userId] });
  await tx.query({ text: CONFIRM, values: [of.userId, step] });
  return true;
};

/** Whether this is a code of somebody's app that was not taken yet; it is taken by that. */
export const takeAppCode = async (tx: Tx, of: Of, code: string): Promise<boolean> => {
  const [stored] = await STORED.read(tx, { name: 'app-of-user', text: FIND, values: [of.userId] });
  const step = stored ? stepIn(stored, code, of) : null;
  if (step !== null) await tx.query({ text: TAKE, values: [of.userId, step] });
  return step !== null;
};

/** Forgets somebody's app, and one that is being set up. */
export const dropApp = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query({ text: DROP, values: [userId] });
};
