import { randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  readRecoveryCode,
  recoveryCodeOf,
} from '#domain/signIn/recoveryCode.ts';
import type { Tx } from '../../db/context.ts';
import { tokenHash } from '../tokensAndCodes.ts';

const DROP = 'delete from recovery_code where user_id = $1';
const KEEP = 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])';
const USE = `update recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning 1 as used`;

/** What is stored of a code: with its owner, so that nobody sees whether two have the same. */
const hashOf = (userId: string, code: string): string =>
  tokenHash(`recovery:${userId}:${readRecoveryCode(code)}`);

/** Makes somebody's recovery codes; those before count no more. They are answered this once and kept as hashes. */
export const makeRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  await dropRecoveryCodes(tx, userId);
  await tx.query({ text: KEEP, values: [userId, [...codes].map((code) => hashOf(userId, code))] });
  return [...codes];
};

/** Whether this is a recovery code of somebody that was not used yet; it is used up by that. */
export const takeRecoveryCode = async (tx: Tx, userId: string, code: string, now: Date): Promise<boolean> => {
  if (readRecoveryCode(code) === null) return false;
  const used = await tx.query({ text: USE, values: [userId, hashOf(userId, code), now] });
  return used.length > 0;
};

/** Forgets somebody's recovery codes. */
export const dropRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.query({ text: DROP, values: [userId] });
};
