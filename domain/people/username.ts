import { normalForm } from '../formats/unicode/normalForm.ts';
import { APPLICANT } from '../selfService/names/applicantNumber.ts';
import type { Sentence } from '../sentence.ts';

const NOT_USERNAME: Sentence = {
  en: 'Use 3 to 60 Latin letters, digits, dots, dashes, underscores or @, one letter at least',
  fil: 'Gumamit ng 3 hanggang 60 letrang Latin, numero, tuldok, gitling, underscore o @, at kahit isang letra',
};

const RESERVED_NAME: Sentence = {
  en: 'This name stands for something else in the records: choose another one',
  fil: 'May ibang kahulugan ang pangalang ito sa mga tala: pumili ng iba',
};

/** Who the trail says did what nobody with an account did. */
const NOBODYS: ReadonlySet<string> = new Set(['seed', 'demo', 'system', 'suki']);
const OF_APPLICANTS = new RegExp(APPLICANT, 'i');

/**
 * What is wrong with a username. Letters that look like others pass for somebody else: those of English and Western European names alone
 * are taken. So do the names by which the trail calls applicants and what runs by itself.
 */
export function usernameProblem(username: string): Sentence | null {
  const name = normalForm(username, 'NFC');
  if (!/^[a-z0-9À-ÖØ-öø-ÿ._@-]{3,60}$/i.test(name) || !/[a-zÀ-ÿ]/i.test(name)) return NOT_USERNAME;
  return NOBODYS.has(name.toLowerCase()) || OF_APPLICANTS.test(name) ? RESERVED_NAME : null;
}

const plain = (name: string): string =>
  normalForm(name, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** Usernames that fit somebody, the best first: juan.delacruz, juan.delacruz2 and so on. */
export function usernamesFor(firstName: string, lastName: string): string[] {
  const [first = ''] = firstName.trim().split(/\s+/);
  const base = [plain(first), plain(lastName)].filter(Boolean).join('.').slice(0, 56).padEnd(3, '0');
  return [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}${number}`)];
}
