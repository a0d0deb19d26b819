import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import type { Challenge, ProvedChallenge } from './challenge.ts';
import { KNOWN_DEVICE_DAYS, knownDeviceCookie, setKnownDeviceCookie } from './cookies.ts';
import { newToken, tokenHash } from './tokensAndCodes.ts';

/** Whom a code or password is about; nobody for an unknown name. */
export interface Whom {
  userId: string | null;
  partnerId?: string | null;
  mobileNumber?: string | null;
  purpose?: Challenge['purpose'];
}

/** Devices of one account or application; the one that was not seen for longest makes room. */
const MOST = 20;

/** The counter of the messages that a device asked for. */
export const deviceBucket = (token: string): string => `sms:device:${tokenHash(token)}`;

/** The partner of a registration is that of its code, and says nothing about who registers. */
const aboutsOf = ({ userId, partnerId, mobileNumber, purpose }: Whom): string[] => {
  if (userId) return [`user ${userId}`];
  const isOfApplication = partnerId && purpose !== 'registration';
  return [
    ...(isOfApplication ? [`application ${partnerId}`] : []),
    ...(mobileNumber ? [`mobile ${mobileNumber}`] : []),
  ];
};

const FIND =
  'select token_hash as hash from known_device where token_hash = $1 and about = any ($2) and expires_at > $3 limit 1';

/**
 * What a device is counted by that has signed in as this user before, or proved this application or number; '' for every other one. Told by
 * a secret in a cookie, never by what a caller claims; asked alike whether or not there is such a user.
 */
export const knownDevice = async (tx: Tx, context: RequestContext, whom: Whom): Promise<string> => {
  const hash = tokenHash(knownDeviceCookie(context) ?? '');
  const values = [hash, aboutsOf(whom), context.deps.now()];
  const [row] = await tx.query<{ hash: string }>({ name: 'known-device', text: FIND, values });
  return row?.hash ?? '';
};

const MOVE = 'update known_device set token_hash = $2 where token_hash = $1';
const MOVE_COUNT = 'update rate_limit set bucket = $2 where bucket = $1';
const KEEP = `insert into known_device (token_hash, about, seen_at, expires_at)
  select $1, about, $3, $3::timestamptz + make_interval(days => $4) from unnest($2::text[]) about
  on conflict (token_hash, about) do update set seen_at = excluded.seen_at, expires_at = excluded.expires_at`;
const MAKE_ROOM = `delete from known_device d using (
    select token_hash, about, row_number() over (partition by about order by seen_at desc, token_hash) as place
    from known_device where about = any ($1)
  ) r where r.place > $2 and d.token_hash = r.token_hash and d.about = r.about`;

/**
 * Knows this device from now on as one of whoever just proved who they are. Its secret is a new one each time, so that nobody
 * profits from one that was planted; whom the device stood for before goes along. Answers what to do once that is committed.
 */
export const rememberDevice = async (
  tx: Tx,
  context: RequestContext,
  { provesNumber, ...whom }: Whom & Pick<ProvedChallenge, 'provesNumber'>,
): Promise<() => void> => {
  const abouts = aboutsOf(provesNumber ? whom : { ...whom, mobileNumber: null });
  if (!abouts.length) return () => undefined;
  const [token, before] = [newToken(), knownDeviceCookie(context)];
  if (before) {
    await tx.query({ text: MOVE, values: [tokenHash(before), tokenHash(token)] });
    await tx.query({ text: MOVE_COUNT, values: [deviceBucket(before), deviceBucket(token)] });
  }
  await tx.query({ text: KEEP, values: [tokenHash(token), abouts, context.deps.now(), KNOWN_DEVICE_DAYS] });
  await tx.query({ text: MAKE_ROOM, values: [abouts, MOST] });
  return () => setKnownDeviceCookie(context, token);
};
