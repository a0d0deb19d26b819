import { isOtpCode, OTP_MAX_TRIES, otpState } from '#domain/signIn/otp.ts';
import { type Tx, withSession } from '../db/context.ts';
import { sharedSecret } from '../http/caller/sharedSecret.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import { CHALLENGE, type Challenge, type ProvedChallenge } from './challenge.ts';
import { knownDevice } from './knownDevice.ts';
import { deviceOf } from './present.ts';
import { recordEvent } from './recordEvent.ts';
import { isProof, mayBeProof, type Tried as Proof } from './secondFactor/isProof.ts';
import { codeHash, sameHash, tokenHash } from './tokensAndCodes.ts';

const FIND = `select ${CHALLENGE.select} from otp_challenge c where c.id = $1 for update`;
const USE = 'update otp_challenge set used_at = $2, used_with = $3 where id = $1';
// Not a number that came after the code was sent.
const PROVE = `update user_account set proved_mobile = mobile_number
  where id = $1 and proved_mobile is distinct from mobile_number and (mobile_set_at is null or mobile_set_at <= $2)`;
const TRY = 'update otp_challenge set tries = $2 where id = $1';

/** A challenge, locked until the transaction ends. */
export const lockChallenge = async (tx: Tx, challengeId: string): Promise<Challenge | undefined> => {
  const [row] = await CHALLENGE.read(tx, { name: 'lock-challenge', text: FIND, values: [challengeId] });
  return row;
};

type Purpose = Challenge['purpose'];
type Checked = { right: ProvedChallenge } | { refused: ReturnType<typeof fail> };

/**
 * Wrong codes of one username and purpose in an hour, over all its challenges: new codes do not buy endless tries. Each known device
 * has as many of its own, so that no stranger uses up those of the owner.
 */
const WRONG_AN_HOUR = 20;
const WRONG = `insert into rate_limit (bucket, window_start, hits) values ($1, date_trunc('hour', $2::timestamptz), $3)
  on conflict (bucket, window_start) do update set hits = rate_limit.hits + $3 returning hits`;

const countWrong = async (tx: Tx, bucket: string, now: Date, more: 0 | 1): Promise<number> => {
  const values = [bucket, now, more];
  const [row] = await tx.query<{ hits: number }>({ name: 'count-wrong-code', text: WRONG, values });
  return row?.hits ?? 0;
};

const wrong = (left: number) => {
  const sentence = {
    en: `The code is not right: ${left === 1 ? 'one try is' : `${left} tries are`} left.`,
    fil: `Hindi tama ang code: ${left === 1 ? 'isang' : left} subok na lang ang natitira.`,
  };
  const short = { en: 'The code is not right', fil: 'Hindi tama ang code' };
  return fail('rule_otp_wrong', sentence, { fields: { otp: short } });
};
const notSigned = () =>
  fail('rule_passkey_not_right', {
    en: 'The passkey could not be confirmed: try again, or use a recovery code.',
    fil: 'Hindi makumpirma ang passkey: subukan muli, o gumamit ng recovery code.',
  });
const usedUp = () =>
  fail('rule_otp_used_up', {
    en: 'This code can no longer be used: ask for a new one.',
    fil: 'Hindi na magagamit ang code na ito: humingi ng bago.',
  });
/** 422 of a code that is over, unknown or of another purpose. */
export const codeEnded = () =>
  fail('rule_otp_expired', {
    en: 'The code has ended: ask for a new one.',
    fil: 'Wala nang bisa ang code: humingi ng bago.',
  });
/** False for what was asked for by an unknown name: no code of it can be right. */
const hasRecipient = ({ userId, mobileNumber }: Challenge): boolean => (userId ?? mobileNumber) !== null;

const SIX_DIGITS = { en: 'A code has six digits.', fil: 'Anim na digit ang code.' };

interface Tried {
  context: RequestContext;
  id: string;
  code: Proof;
  purposes: readonly Purpose[];
  /** Of the try whose answer may be given again (`tryOf`); left out where a code works once. */
  tryHash?: string | null;
}

/** Shorter ones could be guessed by somebody who has read the code. */
const LEAST_KEY = 32;
const MOST_KEY = 120;

/** What tells a try that is sent again from every other one: its Idempotency-Key and device, hashed; null without a key that is long enough. */
export const tryOf = (context: RequestContext): string | null => {
  const key = context.headers.get('idempotency-key') ?? '';
  const device = deviceOf(context);
  if (device === null || key.length < LEAST_KEY || key.length > MOST_KEY) return null;
  return tokenHash(`${device} ${key}`);
};

/** So long the try that used a code may come again, because its answer was lost. */
const AGAIN_MS = 60_000;
const AGAIN =
  'select code_hash as sms, mail_code_hash as mail from otp_challenge where id = $1 and used_with = $2 and used_at > $3 and used_at <= $4';

/** Whether this is the try that used the code: the same code, under the same key, from the same device, within a minute. */
const isAgain = async (tx: Tx, secret: string, { id, code, tryHash }: Tried, now: Date): Promise<boolean> => {
  if (!tryHash || typeof code !== 'string') return false;
  const values = [id, tryHash, new Date(now.getTime() - AGAIN_MS), now];
  const [row] = await tx.query<{ sms: string; mail: string | null }>({ text: AGAIN, values });
  const typed = codeHash(secret, id, code);
  return row !== undefined && (sameHash(row.sms, typed) || sameHash(row.mail ?? '', typed));
};

const checkIn = async (tx: Tx, secret: string, tried: Tried, now: Date): Promise<Checked> => {
  const { context, id: challengeId, code, purposes } = tried;
  const row = await lockChallenge(tx, challengeId);
  // A code for one thing opens no other, and is not tried out there either.
  if (!row || !purposes.includes(row.purpose)) return { refused: codeEnded() };
  const state = otpState(row, now);
  if (state === 'expired') return { refused: codeEnded() };
  const provesNumber =
    row.way === 'sms' && typeof code === 'string' && sameHash(row.codeHash, codeHash(secret, row.id, code));
  const isByMail = row.way === 'sms' && typeof code === 'string' && isOtpCode(code) && !provesNumber;
  const right = { ...row, provesNumber, provesFactor: !isByMail };
  if (state === 'used' && (await isAgain(tx, secret, tried, now))) return { right };
  if (state !== 'open') return { refused: usedUp() };
  const device = await knownDevice(tx, context, row);
  const bucket = `otp-wrong:${row.purpose}:${row.username.toLowerCase()}:${device}`;
  const attempts = await countWrong(tx, bucket, now, 0);
  if (attempts >= WRONG_AN_HOUR) return { refused: usedUp() };
  if (hasRecipient(row) && (await isProof(tx, context, { secret, now }, row, code))) {
    await tx.query({ text: USE, values: [challengeId, now, tried.tryHash ?? null] });
    if (provesNumber && row.userId) await tx.query({ text: PROVE, values: [row.userId, row.issuedAt] });
    return { right };
  }
  await countWrong(tx, bucket, now, 1);
  await tx.query({ text: TRY, values: [challengeId, row.tries + 1] });
  await recordEvent(
    tx,
    context,
    'OTP_FAILED',
    { userId: null, username: row.username },
    { purpose: row.purpose },
  );
  const left = OTP_MAX_TRIES - row.tries - 1;
  if (left <= 0) return { refused: usedUp() };
  return { refused: typeof code === 'string' ? wrong(left) : notSigned() };
};

/**
 * The challenge whose code this is, of one of the purposes; the code is used up by it. Throws rule_otp_wrong, rule_otp_expired
 * (also for another purpose), rule_passkey_not_right or, after five wrong ones or a use, rule_otp_used_up. What has not the form of a code costs no try. The
 * try that used the code is right once more for a minute, where it names itself (`tryHash`).
 */
export const checkCode = async (
  context: RequestContext,
  tried: Omit<Tried, 'context'>,
): Promise<ProvedChallenge> => {
  const { deps, requestId } = context;
  const { code, purposes } = tried;
  if (!mayBeProof(code, purposes)) throw fail('rule_otp_wrong', SIX_DIGITS, { fields: { otp: SIX_DIGITS } });
  const secret = await sharedSecret(deps.pools);
  const now = deps.now();
  const checked = await withSession(deps.pools, requestId, (tx) =>
    checkIn(tx, secret, { ...tried, context }, now),
  );
  if ('refused' in checked) throw checked.refused;
  return checked.right;
};
