import { readContactNumber } from '../../formats/contactNumber.ts';
import { isLandline } from '../../formats/landline.ts';
import { normalizeMobile } from '../../formats/mobile.ts';
import { isZip } from '../../places/zip.ts';
import { identifierReader, NUMBER_CELL, type NumberReader } from './readIdentifier.ts';
import { type Read, type Reader, refused, taken } from './reading.ts';

const SEPARATORS = /[\s.-]/g;

/** Letters that look like digits, as they come out of scans. */
const lookalikes = (text: string): string => text.replace(/[oO]/g, '0').replace(/[lI]/g, '1');

const mobileOf = (text: string): Read => {
  const mobile = normalizeMobile(text);
  if (mobile) return taken(mobile);
  const likely = normalizeMobile(lookalikes(text));
  return refused('not_mobile', likely && `0${likely.slice(2)}`);
};

/** A mobile number as 639XXXXXXXXX. A number cell is certain: the zero that it lacks is no part of what is stored. */
export const readMobile: Reader = identifierReader({
  ofText: mobileOf,
  ofNumber: (digits) => mobileOf(digits),
  otherwise: 'not_mobile',
});

const landlineText = (text: string): Read => (isLandline(text) ? taken(text) : refused('not_landline'));

const phoneNumber =
  (ofText: (text: string) => Read): NumberReader =>
  (digits, zerosShown) => {
    const isAbroad = digits.startsWith('63') && digits.length > 10;
    if (digits.length > 8 && digits.length < 15 && !isAbroad && !zerosShown)
      return refused('lost_zero', `0${digits}`);
    const read = ofText(digits);
    return read.text === null || zerosShown ? read : taken(read.text, NUMBER_CELL);
  };

/** A telephone number as it was typed. A number cell of more digits than a local number has lost the zero of its area code. */
export const readLandline: Reader = identifierReader({
  ofText: landlineText,
  ofNumber: phoneNumber(landlineText),
  otherwise: 'not_landline',
});

const contactText = (text: string): Read => {
  const number = readContactNumber(text);
  return number === null ? refused('not_landline') : taken(number);
};
const contactLandline = phoneNumber(contactText);

/** A mobile number as 639XXXXXXXXX, or a landline as it was typed; a number cell that holds no mobile one is read as a landline. */
export const readPhone: Reader = identifierReader({
  ofText: contactText,
  ofNumber: (digits, ...rest) =>
    normalizeMobile(digits) ? contactText(digits) : contactLandline(digits, ...rest),
  otherwise: 'not_landline',
});

/** A ZIP code of 4 digits. */
export const readZip: Reader = identifierReader({
  ofText: (text) => (isZip(text) ? taken(text) : refused('not_zip', /^(\d{4})(?!\d)/.exec(text)?.[1])),
  ofNumber: (digits) => {
    if (isZip(digits)) return taken(digits);
    return digits.length === 3 ? refused('lost_zero', `0${digits}`) : refused('not_zip');
  },
  otherwise: 'not_zip',
});

/** Digits alone, however they are grouped. */
export const readDigits: Reader = identifierReader({
  ofText: (text) => {
    const digits = text.replace(SEPARATORS, '');
    return /^\d+$/.test(digits) ? taken(digits) : refused('not_digits');
  },
  otherwise: 'not_digits',
});
