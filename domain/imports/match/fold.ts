import { normalForm } from '../../formats/unicode/normalForm.ts';

const PLAIN = /^[a-z0-9 ]*$/;

/** The words of a text in small letters without accents, parted by one blank each; everything but letters and digits parts words. */
export function foldWords(text: string): string {
  const small = text.toLowerCase();
  const bare = PLAIN.test(small) ? small : normalForm(small, 'NFD').replace(/\p{M}+/gu, '');
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** A text in which case, accents, blanks and punctuation do not count. */
export function fold(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}
