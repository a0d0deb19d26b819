import { normalForm } from './unicode/normalForm.ts';

const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/;
const UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** A roman numeral up to 39 in arabic ones, any other word as it is. */
const arabic = (word: string): string => {
  const [, tens = '', units = ''] = ROMAN.exec(word) ?? [];
  return tens || units ? String(tens.length * 10 + UNITS.indexOf(units)) : word;
};

/** The words of a text, without accents and punctuation. */
const wordsOf = (text: string): string[] =>
  normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What people call a region or a bank that is not in its name. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bNCR\b/, 'Metro Manila'],
  [/^MIMAROPA\b/, 'Region IV-B'],
  [/^Metropolitan Bank\b/, 'Metrobank'],
  [/^Philippine Savings Bank\b/, 'PSBank'],
  [/^Philippine Bank of Communications\b/, 'PBCom'],
];

const SMALL = ['of', 'the', 'and'];

/** What a bank is called by its initials, BPI for the Bank of the Philippine Islands; none for what is no bank, or has two words. */
const initialsOf = (words: readonly string[]): string[] => {
  const large = words.filter((word) => !SMALL.includes(word));
  const isBank = large.length > 2 && large.some((word) => word.startsWith('bank'));
  return isBank ? [large.map(([letter]) => letter).join('')] : [];
};

/** All that a name is found by, in words: as it is written, and with its numerals in arabic ones. */
const spoken = (name: string): string[][] => {
  const also = CALLED.flatMap(([pattern, more]) => (pattern.test(name) ? [more] : []));
  const words = [...wordsOf([name, ...also].join(' ')), ...initialsOf(wordsOf(name))];
  const counted = words.map(arabic);
  return counted.every((word, at) => word === words[at]) ? [words] : [words, counted];
};

/** 0 where the words begin with what was typed at one of them, however it is cut into words; 1 where they hold it; null otherwise. */
const fitOf = (words: readonly string[], typed: readonly string[]): number | null => {
  const whole = typed.join('');
  if (words.some((_, at) => words.slice(at).join('').startsWith(whole))) return 0;
  return words.join(' ').includes(typed.join(' ')) ? 1 : null;
};

const BARANGAY = ['barangay', 'brgy', 'bgy', 'brg'];

/** Whether no more than the word "barangay" was typed yet: it names none. */
const isBarangayAlone = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && word.length > 2 && BARANGAY.some((one) => one.startsWith(word));

/**
 * The choices whose names fit what was typed, without regard to accents, blanks and punctuation; arabic numerals find roman ones, a
 * barangay is found with that word before its name, and a bank by its initials. Those of which a word begins with it come first, unless they are to stay in their order.
 */
export function findByName<C>(
  choices: readonly C[],
  typed: string,
  nameOf: (choice: C) => string,
  { inOrder = false } = {},
): readonly C[] {
  const wanted = wordsOf(typed);
  const [first = '', ...rest] = wanted;
  if (first === '') return choices;
  const barangay = BARANGAY.includes(first) && rest.length > 0 ? rest : null;
  const found = choices.flatMap((choice) => {
    const texts = spoken(nameOf(choice));
    const fits = texts.flatMap((text) => {
      // The number 4 of a barangay is no part of 14.
      if (barangay && fitOf(text, barangay) === 0) return [1];
      return fitOf(text, wanted) ?? [];
    });
    return fits.length > 0 ? [{ choice, fit: Math.min(...fits) }] : [];
  });
  if (found.length === 0) return isBarangayAlone(wanted) ? choices : [];
  if (!inOrder) found.sort((one, other) => one.fit - other.fit);
  return found.map(({ choice }) => choice);
}
