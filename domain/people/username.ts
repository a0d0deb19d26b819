import type { Sentence } from '../sentence.ts';

const NOT_USERNAME: Sentence = {
  en: 'Use 3 to 60 Latin letters, digits, dots, dashes, underscores or @',
  fil: 'Gumamit ng 3 hanggang 60 letrang Latin, numero, tuldok, gitling, underscore o @',
};

/** What is wrong with a username; letters of other scripts look like Latin ones and pass for somebody else. */
export function usernameProblem(username: string): Sentence | null {
  return /^[\p{Script=Latin}\p{Nd}._@-]{3,60}$/u.test(username.normalize('NFC')) ? null : NOT_USERNAME;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** Usernames that fit somebody, the best first: juan.delacruz, juan.delacruz2 and so on. */
export function usernamesFor(firstName: string, lastName: string): string[] {
  const [first = ''] = firstName.trim().split(/\s+/);
  const base = [plain(first), plain(lastName)].filter(Boolean).join('.').slice(0, 56).padEnd(3, '0');
  return [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}${number}`)];
}
