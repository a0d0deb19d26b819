import { normalForm } from '../../formats/unicode/normalForm.ts';

const FORMS = /\b(?:INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|OPC|LTD|ENTERPRISES?|AND)\b/g;

const core = (name: string): string =>
  normalForm(name, 'NFD')
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

/** Whether words are those of a name with a middle one shortened to its letter: Elena R Dalisay of Elena Reyes Dalisay. */
const isShortened = (words: readonly string[], name: readonly string[]): boolean => {
  const rest = [...name];
  return (
    words.length === name.length &&
    words.length > 2 &&
    [...words]
      .sort((one, other) => other.length - one.length)
      .every((word) => {
        const at = rest.findIndex((whole) => whole === word || (word.length === 1 && whole.startsWith(word)));
        if (at >= 0) rest.splice(at, 1);
        return at >= 0;
      }) &&
    words.filter((word) => word.length === 1).length < 2
  );
};

/**
 * Whether the name of an account is one of the names that it may bear, in any order of words, accents, points and legal forms aside, a
 * middle name by its letter. A warning hangs on it, never a refusal. Nothing typed yet is no difference.
 */
export const isSameName = (accountName: string, names: readonly string[]): boolean =>
  core(accountName) === '' ||
  names.every((name) => core(name) === '') ||
  names.some(
    (name) =>
      core(name) === core(accountName) || isShortened(core(accountName).split(' '), core(name).split(' ')),
  );
