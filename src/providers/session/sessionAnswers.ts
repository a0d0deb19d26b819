import type { Tokens } from '#contract/session.ts';
import type { PasskeyOptions } from '#contract/shapes/passkey.ts';
import { ApiError } from '../http/apiError.ts';

export interface Challenge {
  challengeId: string;
  /** Unknown after a forgotten password: the answer must not tell whether the user exists. */
  mobileLast4: string | null;
  /** The code was sent, an app of the user shows it, or a passkey signs. */
  way: 'sms' | 'app' | 'passkey';
  /** What a passkey signs, where one can be used. */
  options?: PasskeyOptions;
}

/** Whether a value is an object with a key. */
export const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What is thrown for an answer that is not what the contract says. */
export const malformed = (): ApiError =>
  new ApiError(200, 'malformed', 'The server sent an answer that cannot be read');

/** The `data` of a success. */
export function readData(body: unknown): unknown {
  if (!has(body, 'data')) throw malformed();
  return body.data;
}

const isTokens = (value: unknown): value is Tokens =>
  has(value, 'accessToken') &&
  typeof value.accessToken === 'string' &&
  has(value, 'user') &&
  has(value.user, 'permissions') &&
  Array.isArray(value.user.permissions);

/** The tokens of an answer. Throws a malformed ApiError when it holds none. */
export function readTokens(body: unknown): Tokens {
  const data = readData(body);
  if (!isTokens(data)) throw malformed();
  return data;
}

const WAYS = ['app', 'passkey'] as const;
const isOptions = (value: unknown): value is PasskeyOptions =>
  has(value, 'challenge') && typeof value.challenge === 'string';

function readChallenge(data: unknown): Challenge {
  if (!has(data, 'challengeId') || typeof data.challengeId !== 'string') throw malformed();
  const last4 = has(data, 'mobileLast4') ? data.mobileLast4 : null;
  const way = WAYS.find((one) => has(data, 'way') && data.way === one) ?? 'sms';
  const options = has(data, 'options') && isOptions(data.options) ? { options: data.options } : {};
  return {
    challengeId: data.challengeId,
    mobileLast4: typeof last4 === 'string' ? last4 : null,
    way,
    ...options,
  };
}

export type LoginAnswer = { tokens: Tokens } | { challenge: Challenge };

/** A login's answer: tokens, or the challenge of a second factor. */
export function readLogin(body: unknown): LoginAnswer {
  return has(readData(body), 'accessToken')
    ? { tokens: readTokens(body) }
    : { challenge: readChallenge(readData(body)) };
}

export type OtpAnswer = { tokens: Tokens } | { resetToken: string };

/** A checked code's answer: tokens after a login, a reset token after a forgotten password. */
export function readOtp(body: unknown): OtpAnswer {
  const data = readData(body);
  return has(data, 'resetToken') && typeof data.resetToken === 'string'
    ? { resetToken: data.resetToken }
    : { tokens: readTokens(body) };
}

export { readChallenge };
