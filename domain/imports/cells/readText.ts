import { trimmedEnd } from '../../formats/trimmedEnd.ts';
import { type Reader, refused, taken } from './reading.ts';
import { isShortened } from './shownDigits.ts';

/** A text as it was typed; a number as it is seen, or with all its digits when it is seen shortened. */
export const readText: Reader = ({ text, number }) => taken(number && isShortened(text) ? number.raw : text);

const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** What somebody who writes e-mail addresses by hand gets wrong: blanks, commas for dots, a full stop, mailto. */
const corrected = (text: string): string =>
  trimmedEnd(text.replace(/^(?:mailto:|<)+/i, ''), '>.,;')
    .replace(/\s+/g, '')
    .replace(/,/g, '.');

/** Nothing longer is an address, whatever the field allows. */
const LONGEST = 254;

/** An e-mail address. */
export const readEmail: Reader = ({ text }) => {
  if (text.length > LONGEST) return refused('not_email');
  if (EMAIL.test(text)) return taken(text);
  const likely = corrected(text);
  return refused('not_email', EMAIL.test(likely) ? likely : null);
};
