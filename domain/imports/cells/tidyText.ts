import { normalForm } from '../../formats/unicode/normalForm.ts';

/** A text without what nobody sees. */
export interface TidyText {
  text: string;
  /** What is left when control characters are taken out; null when there are none. */
  corrected: string | null;
}

// ASCII and the composed letters of western Europe, ñ among them.
const TIDY = /^(?:[!-~¡-¬®-ſ]+(?: [!-~¡-¬®-ſ]+)*)?$/;
const BLANKS = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
// Control characters, signs that turn the direction of writing, halves of characters.
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const blanksOnce = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/**
 * Takes out what nobody sees and nobody misses: blanks around and beside blanks, hard and thin blanks, zero-width characters; letters are
 * composed (NFC). Control characters stay and are told of; line breaks are among them unless the text may have `lines`.
 */
export function tidyText(typed: string, lines: boolean): TidyText {
  if (TIDY.test(typed)) return { text: typed, corrected: null };
  const seen = typed.replace(/\r\n?/g, '\n').replace(BLANKS, ' ').replace(INVISIBLE, '');
  const plain = normalForm(seen, 'NFC');
  const text = blanksOnce(plain);
  const cleared = text.replace(CONTROLS, ' ');
  const corrected = blanksOnce(lines ? cleared : cleared.replaceAll('\n', ' '));
  return { text, corrected: corrected === blanksOnce(text) ? null : corrected };
}
