import { normalForm } from '../formats/unicode/normalForm.ts';
import type { Sentence } from '../sentence.ts';

export const MIN_PASSWORD_LENGTH = 12;
/** Shorter parts of a name stand in many words. */
const SHORTEST_PART = 3;

export type PasswordProblem = 'length' | 'common' | 'name' | 'username' | 'mailbox';

/** What is known of the person whose password it is. */
export interface PasswordOwner {
  firstName?: string | null;
  lastName?: string | null;
  username?: string | null;
  emailAddress?: string | null;
}

export const passwordSentence: Readonly<Record<PasswordProblem, Sentence>> = {
  length: {
    en: `Use ${MIN_PASSWORD_LENGTH} characters or more.`,
    fil: `Gumamit ng ${MIN_PASSWORD_LENGTH} karakter o higit pa.`,
  },
  common: {
    en: 'This is one of the most common passwords: choose another.',
    fil: 'Isa ito sa mga pinakakaraniwang password: pumili ng iba.',
  },
  name: {
    en: 'Choose a password without your first or last name.',
    fil: 'Pumili ng password na wala ang pangalan o apelyido mo.',
  },
  username: {
    en: 'Choose a password without your username.',
    fil: 'Pumili ng password na wala ang username mo.',
  },
  mailbox: {
    en: 'Choose a password without the part of your e-mail address before the @.',
    fil: 'Pumili ng password na wala ang bahagi ng e-mail address mo bago ang @.',
  },
};

/** Letters without case, accents and look-alikes of width. */
const plain = (text: string): string => normalForm(text, 'NFKD').toLowerCase().replace(/\p{M}/gu, '');

const partsOf = (name: string | null | undefined): string[] => plain(name ?? '').split(/[^\p{L}\p{N}]+/u);

/** What stands before the @, and before a + that some mailboxes have. */
const mailboxOf = (address: string | null | undefined): string =>
  /^[^@+]*/.exec(plain(address ?? ''))?.[0] ?? '';

/**
 * Why a new password is refused: fewer than 12 characters (code points), one of the most common ones, or one that holds its owner's name (each
 * part of 3 letters or more), username or mailbox. Case and accents do not count; `isCommon` gets the password without them.
 */
export function passwordProblems(
  password: string,
  { firstName, lastName, username, emailAddress }: PasswordOwner,
  isCommon: (plainPassword: string) => boolean,
): PasswordProblem[] {
  const typed = plain(password);
  const holds = (...parts: readonly string[]): boolean =>
    parts.some((part) => part.length >= SHORTEST_PART && typed.includes(part));
  const checks: readonly [PasswordProblem, boolean][] = [
    ['length', [...password].length < MIN_PASSWORD_LENGTH],
    ['common', isCommon(typed)],
    ['name', holds(...partsOf(firstName), ...partsOf(lastName))],
    ['username', holds(mailboxOf(username))],
    ['mailbox', holds(mailboxOf(emailAddress))],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}
