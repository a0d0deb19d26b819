import { addDays } from '../day.ts';
import type { Sentence } from '../sentence.ts';
import { type StatusTable, statusRow } from '../status.ts';
import type { Assignment } from './assignments.ts';

/** Crockford's base32: no I, L and O, which read like digits, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;
/** People register with one code for at most so many days, and so many of them. */
export const MOST_CODE_DAYS = 90;
export const MOST_CODE_USES = 500;

/** A code of ten random bytes: five bits of each are a character, so that all codes are alike likely. Throws for fewer bytes. */
export function registrationCodeOf(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError(`a code needs ${CODE_LENGTH} bytes`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** A code as it is stored, however it was typed: case, spaces and dashes do not count, I and L are 1, O is 0. Null for what is none. */
export function typedRegistrationCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
    .replace(/[ILO]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return code.length === CODE_LENGTH && [...code].every((one) => ALPHABET.includes(one)) ? code : null;
}

export type RegistrationCodeStatus = 'ACTIVE' | 'USED_UP' | 'EXPIRED' | 'REVOKED';
/** Where a code stands. Only revoking is stored; the others follow from the day and the uses, and none leads back. */
export const registrationCodeStatus: StatusTable<RegistrationCodeStatus> = {
  ACTIVE: statusRow({ en: 'Active', fil: 'Aktibo' }, 'success', 'USED_UP', 'EXPIRED', 'REVOKED'),
  USED_UP: statusRow({ en: 'Used up', fil: 'Naubos na' }, 'info'),
  EXPIRED: statusRow({ en: 'Expired', fil: 'Lipas na' }, 'neutral'),
  REVOKED: statusRow({ en: 'Revoked', fil: 'Binawi' }, 'error'),
};

/** What the status of a code follows from. */
export interface CodeStanding {
  isRevoked: boolean;
  /** The last business day on which it counts. */
  dateExpires: string;
  uses: number;
  maxUses: number;
}

/** Where a code stands on a business day; what was revoked stays so, and of an expired one the uses tell nothing more. */
export function registrationCodeStatusOn(
  { isRevoked, dateExpires, uses, maxUses }: CodeStanding,
  today: string,
): RegistrationCodeStatus {
  if (isRevoked) return 'REVOKED';
  if (today > dateExpires) return 'EXPIRED';
  return uses >= maxUses ? 'USED_UP' : 'ACTIVE';
}

/** What is wrong with the last day of a code that is made today; null for nothing. */
export function codeExpiryProblem(dateExpires: string, today: string): Sentence | null {
  if (dateExpires < today)
    return { en: 'Choose today or a later day', fil: 'Pumili ng araw na ito o mas huli' };
  if (dateExpires <= addDays(today, MOST_CODE_DAYS)) return null;
  return {
    en: `Choose a day within ${MOST_CODE_DAYS} days`,
    fil: `Pumili ng araw sa loob ng ${MOST_CODE_DAYS} araw`,
  };
}

/** What is wrong with the job titles of a code, by where people of each work; null for nothing. */
export function codeTitlesProblem(assignments: readonly Assignment[], isForStores: boolean): Sentence | null {
  if (!isForStores || !assignments.includes('head-office')) return null;
  return {
    en: 'A job title of the head office needs a code for the whole partner',
    fil: 'Para sa buong partner dapat ang code kapag may katungkulan sa head office',
  };
}
