import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS } from '#domain/signIn/otp.ts';

/** A secret that nobody guesses: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored instead of a token: its sha256, hexadecimal. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token that follows a used refresh token; whoever knows the servers' secret derives the same one. */
export const successorOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');

/** A new one-time code, leading zeros kept. */
export const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');

/** New codes for both ways that a code leaves by: never the same, as one of them proves a number. */
export const newCodes = (): { sms: string; email: string } => {
  const sms = newCode();
  let email = newCode();
  while (email === sms) email = newCode();
  return { sms, email };
};

/** What is stored instead of a code. Keyed, because six digits are tried out in no time; the challenge is its salt. */
export const codeHash = (secret: string, challengeId: string, code: string): string =>
  createHmac('sha256', secret).update(`otp:${challengeId}:${code}`).digest('hex');

/** Compares two hashes of equal length without telling by time where they differ. */
export const sameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
