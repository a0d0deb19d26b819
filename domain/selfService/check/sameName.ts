const FORMS = /\b(?:INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|OPC|LTD|ENTERPRISES?|AND)\b/g;

const core = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/[.']/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(FORMS, ' ')
    .trim()
    .split(/\s+/)
    .sort()
    .join(' ');

/**
 * Whether the name of an account is one of the names that it may bear, in any order of words, accents, points and legal forms aside. A
 * warning hangs on it, never a refusal. Nothing typed yet is no difference.
 */
export const isSameName = (accountName: string, names: readonly string[]): boolean =>
  core(accountName) === '' ||
  names.every((name) => core(name) === '') ||
  names.some((name) => core(name) === core(accountName));
