import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { deviceCookie, setDeviceCookie } from './cookies.ts';
import { newToken, tokenHash } from './tokensAndCodes.ts';

/** Whom a code or password is about; nobody for an unknown name. */
export interface Whom {
  userId: string | null;
  partnerId?: string | null;
  mobileNumber?: string | null;
}

/** Days for which a browser keeps the secret of its device. */
export const DEVICE_DAYS = 180;
/** Devices of one account or application; the one that was not seen for longest makes room. */
const MOST = 20;

/** The counter of the messages that a device asked for. */
export const deviceBucket = (token: string): string => `sms:device:${tokenHash(token)}`;

const aboutOf = ({ userId, partnerId, mobileNumber }: Whom): string | null => {
  if (userId) return `user ${userId}`;
  if (partnerId) return `application ${partnerId}`;
  return mobileNumber ? `mobile ${mobileNumber}` : null;
};

const FIND =
  'select token_hash as hash from known_device where token_hash = $1 and about = $2 and expires_at > $3';

/**
 * What a device is counted by that has signed in as this user before, or opened this application; '' for every other one. Told by
 * a secret in a cookie, never by what a caller claims; asked alike whether or not there is such a user.
 */
export const knownDevice = async (tx: Tx, context: RequestContext, whom: Whom): Promise<string> => {
  const hash = tokenHash(deviceCookie(context) ?? '');
  const values = [hash, aboutOf(whom), context.deps.now()];
  const [row] = await tx.query<{ hash: string }>({ name: 'known-device', text: FIND, values });
  return row?.hash ?? '';
};

const MOVE = 'update known_device set token_hash = $2 where token_hash = $1';
const MOVE_COUNT = 'update rate_limit set bucket = $2 where bucket = $1';
const KEEP = `insert into known_device (token_hash, about, seen_at, expires_at) values ($1, $2, $3, $3::timestamptz + make_interval(days => $4))
  on conflict (token_hash, about) do update set seen_at = excluded.seen_at, expires_at = excluded.expires_at`;
const MAKE_ROOM = `delete from known_device where about = $1 and token_hash in (
    select token_hash from known_device where about = $1 order by seen_at desc, token_hash offset $2)`;

/**
 * Knows this device from now on as one of whoever just proved who they are. Its secret is a new one each time, so that nobody
 * profits from one that was planted; whom the device stood for before goes along. Answers what to do once that is committed.
 */
export const rememberDevice = async (tx: Tx, context: RequestContext, whom: Whom): Promise<() => void> => {
  const about = aboutOf(whom);
  if (about === null) return () => undefined;
  const [token, before] = [newToken(), deviceCookie(context)];
  if (before) {
    await tx.query({ text: MOVE, values: [tokenHash(before), tokenHash(token)] });
    await tx.query({ text: MOVE_COUNT, values: [deviceBucket(before), deviceBucket(token)] });
  }
  await tx.query({ text: KEEP, values: [tokenHash(token), about, context.deps.now(), DEVICE_DAYS] });
  await tx.query({ text: MAKE_ROOM, values: [about, MOST] });
  return () => setDeviceCookie(context, token, DEVICE_DAYS * 86_400);
};
