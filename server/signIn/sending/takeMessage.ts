import type { Sentence } from '#domain/sentence.ts';
import { type Tx, withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { knownDeviceCookie, setKnownDeviceCookie } from '../cookies.ts';
import { deviceBucket } from '../knownDevice.ts';
import { newToken } from '../tokensAndCodes.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whom the message is asked for, and by whom. */
export interface MessageAsked {
  /** A number that the caller named. */
  number?: string | null;
  /** What else the caller named: an account, an application, a link. It counts alike whether it exists or not. */
  name: string;
  /** Hash of the device that has proved itself for this number or name before; '' for a stranger. */
  knownAs: string;
  /** The caller has given the account's password: no stranger asks. */
  isOwner?: boolean;
}

type Why = 'number' | 'name' | 'account' | 'device' | 'address';
interface Allowance {
  bucket: string;
  most: number;
  seconds: number;
  why: Why;
}

const inWords = (seconds: number): Sentence => {
  if (seconds > 90 * MINUTE) {
    const hours = Math.ceil(seconds / HOUR);
    return { en: `${hours} hours`, fil: `${hours} oras` };
  }
  if (seconds <= 90) return { en: `${seconds} seconds`, fil: `${seconds} segundo` };
  const minutes = Math.ceil(seconds / MINUTE);
  return { en: `${minutes} minutes`, fil: `${minutes} minuto` };
};

const SENTENCES: Readonly<Record<Why, (most: number, wait: Sentence) => Sentence>> = {
  number: (most, wait) => ({
    en: `This number can get ${most} messages in 24 hours: try again in ${wait.en}. If you have used this number here before, use the device you used then.`,
    fil: `Hanggang ${most} message sa loob ng 24 oras ang puwede sa numerong ito: subukan muli pagkaraan ng ${wait.fil}. Kung nagamit mo na rito ang numerong ito, gamitin ang dati mong device.`,
  }),
  name: (most, wait) => ({
    en: `You can ask for ${most} messages for this in 24 hours: try again in ${wait.en}. If you have signed in or opened it before, use the device you used then.`,
    fil: `Hanggang ${most} message para dito ang mahihingi sa loob ng 24 oras: subukan muli pagkaraan ng ${wait.fil}. Kung naka-sign in ka na o nabuksan mo na ito dati, gamitin ang dati mong device.`,
  }),
  account: (most, wait) => ({
    en: `Your account can get ${most} codes in 24 hours: try again in ${wait.en}. To sign in without SMS, set up an authenticator app or a passkey.`,
    fil: `Hanggang ${most} code sa loob ng 24 oras ang puwede sa account mo: subukan muli pagkaraan ng ${wait.fil}. Para mag-sign in nang walang SMS, mag-set up ng authenticator app o passkey.`,
  }),
  device: (most, wait) => ({
    en: `This device can ask for ${most} messages in 24 hours: try again in ${wait.en}, or use another device.`,
    fil: `Hanggang ${most} message sa loob ng 24 oras ang mahihingi ng device na ito: subukan muli pagkaraan ng ${wait.fil}, o gumamit ng ibang device.`,
  }),
  address: (_most, wait) => ({
    en: `Too many messages were asked for from your network: try again in ${wait.en}, or use another connection.`,
    fil: `Masyadong maraming message ang hiningi mula sa network mo: subukan muli pagkaraan ng ${wait.fil}, o gumamit ng ibang koneksyon.`,
  }),
};

const daily = (why: Why, bucket: string, most: number): Allowance => ({ bucket, most, seconds: DAY, why });

/** The token of the caller's device; a browser that has none is given one, so that it counts from its first message on. */
const deviceToken = (context: RequestContext): string => {
  const token = knownDeviceCookie(context);
  if (token) return token;
  const made = newToken();
  setKnownDeviceCookie(context, made);
  return made;
};

/** An account's own codes count for it alone: nobody gets one without its password. */
const allowancesOf = (
  context: RequestContext,
  { number, name, knownAs, isOwner }: MessageAsked,
): Allowance[] => {
  if (isOwner) return [daily('account', `sms:account:${name}`, 20)];
  const device = daily('device', deviceBucket(deviceToken(context)), 20);
  if (knownAs) return [device, daily('number', `sms:known:${number ?? name}`, 40)];
  const { address } = context;
  return [
    device,
    number ? daily('number', `sms:number:${number}`, 5) : daily('name', `sms:name:${name}`, 5),
    { bucket: `sms:address:${address}`, most: 300, seconds: HOUR, why: 'address' },
    daily('address', `sms:address-day:${address}`, 1000),
  ];
};

const TAKE = 'select wait, refused from take_allowance($1, $2, $3, $4)';

/**
 * Counts a message that a caller asks for, over all purposes: for its number or name, its device and its address, or for none of them
 * when one has no room. Throws 429 with `Retry-After` then. Known numbers and names are counted as unknown ones.
 */
export const takeMessage = async (context: RequestContext, asked: MessageAsked): Promise<void> => {
  const { deps, requestId, resHeaders } = context;
  const all = allowancesOf(context, asked);
  const values = [
    all.map(({ bucket }) => bucket),
    all.map(({ most }) => most),
    all.map(({ seconds }) => seconds),
    deps.now(),
  ];
  const [row] = await withSession(deps.pools, requestId, (tx) =>
    tx.query<{ wait: number; refused: number | null }>({ name: 'take-allowance', text: TAKE, values }),
  );
  const refusing = all[(row?.refused ?? 0) - 1];
  if (!row || !refusing) return;
  resHeaders.set('Retry-After', String(row.wait));
  const sentence = SENTENCES[refusing.why](refusing.most, inWords(row.wait));
  throw fail('too_many', sentence, { retryAfter: row.wait });
};

/** What was counted of a message by number, as it was asked for: nothing, its number, or that its owner asks. */
export type Counted = 'none' | 'number' | 'all';

/** Lets what was counted pass the limits of its recipients in this transaction, which would count it again. */
export const passCounted = async (tx: Tx, counted: Counted): Promise<void> => {
  if (counted === 'none') return;
  await tx.query({
    name: 'pass-counted',
    text: `select set_config('app.counted', $1, true)`,
    values: [counted],
  });
};
