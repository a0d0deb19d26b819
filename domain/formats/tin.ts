import type { Sentence } from '../sentence.ts';

const LENGTHS: ReadonlySet<number> = new Set([9, 12, 15]);
const ROOT = 9;
const OF_FIVE = 14;

/** Which TINs people may type. */
export interface TinRule {
  /** One of 14 digits too: 9, and 5 of the branch, as forms of the bureau print it. Off by default, as the specification has it. */
  branchOfFive?: boolean;
}

/** A tax ID without its dashes, as it is stored and sent. */
export function normalizeTin(tin: string): string {
  return tin.replaceAll('-', '');
}

/** Whether a tax ID, dashes aside, is exactly 9, 12 or 15 digits. */
export function isValidTin(tin: string): boolean {
  const digits = normalizeTin(tin);
  return /^[0-9]+$/.test(digits) && LENGTHS.has(digits.length);
}

/** The typed digits as they are stored: a branch of five gets the zero that makes it one of six, where the rule takes it. Anything else stays. */
export function storedTin(digits: string, { branchOfFive = false }: TinRule): string {
  const isOfFive = branchOfFive && digits.length === OF_FIVE && /^[0-9]+$/.test(digits);
  return isOfFive ? `${digits.slice(0, ROOT)}0${digits.slice(ROOT)}` : digits;
}

/** How many digits a TIN may have. */
export function tinLengths({ branchOfFive = false }: TinRule): Sentence {
  return branchOfFive
    ? { en: 'A TIN has 9, 12, 14 or 15 digits', fil: 'Ang TIN ay may 9, 12, 14 o 15 digit' }
    : { en: 'A TIN has 9, 12 or 15 digits', fil: 'Ang TIN ay may 9, 12 o 15 digit' };
}

/** A tax ID in groups of three digits, 123-456-789; anything that is not digits and dashes is shown as it came. */
export function formatTin(tin: string): string {
  const digits = normalizeTin(tin);
  return /^[0-9]+$/.test(digits) ? (digits.match(/\d{1,3}/g) ?? []).join('-') : tin;
}

/** A whole tax ID in the other ways in which it may be stored: its branch with 3 or 6 digits, the head office without one. */
export function tinSpellings(digits: string): string[] {
  const branch = digits.slice(ROOT);
  if (branch !== '' && branch.length < 3) return [];
  const root = digits.slice(0, ROOT);
  if (root.length < ROOT) return [];
  const number = branch.replace(/^0+/, '');
  const short = number.length <= 3 ? [root + number.padStart(3, '0')] : [];
  const head = number === '' ? [root] : [];
  return [...head, ...short, root + number.padStart(6, '0')].filter((spelling) => spelling !== digits);
}
