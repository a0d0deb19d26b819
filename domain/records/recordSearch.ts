import { tinSpellings } from '../formats/tin.ts';
import { typedReference } from '../formats/typedReference.ts';

/** What to look for in the records of partners and stores; null or an empty list where the text cannot be meant so. */
export interface RecordSearch {
  /** Part of a name. */
  name: string;
  /** The name is too short to be found inside of words: it begins one. */
  beginsWord: boolean;
  /** Part of an HSIS or salesroom code or of a reference number, whatever the case. */
  code: string | null;
  /** Part of a tax number, digits only. */
  tinPart: string | null;
  /** Whole tax numbers that are the typed one, written otherwise. */
  tins: readonly string[];
  /** Part of a mobile number as it is stored, 639XXXXXXXXX. */
  mobile: string | null;
}

// An index of three-character pieces cannot serve less.
const INDEXED = 3;
/** The last four digits are what people read out of a number. */
const MOBILE_AT_LEAST = 4;
const MOBILE_AT_MOST = 12;
const TIN_AT_MOST = 15;

const IS_NUMBER = /^[\d\s().+–/-]+$/;

/** Typed digits as they stand in a stored number: 0917 and 630917 are 63917, 917 stays. */
const storedMobile = (digits: string) => digits.replace(/^(?:63)?0(?=9)/, '63');

const codeIn = (name: string): string | null => {
  const joined = name.replaceAll(' ', '');
  const isOneWord = joined === name;
  return joined.length >= INDEXED && (isOneWord || /\d/.test(name)) ? joined : null;
};

/** What a person who typed this into the search box may mean: always a name, one word also a code, digits also a number. */
export function readSearch(typed: string): RecordSearch {
  const name = typed.trim().replace(/\s+/g, ' ');
  const digits = IS_NUMBER.test(name) ? name.replace(/\D/g, '') : '';
  const isTin = digits.length >= INDEXED && digits.length <= TIN_AT_MOST;
  const mobile = storedMobile(digits);
  return {
    name,
    beginsWord: name.length < INDEXED,
    code: typedReference(name) ?? codeIn(name),
    tinPart: isTin ? digits : null,
    tins: isTin ? tinSpellings(digits) : [],
    mobile: mobile.length >= MOBILE_AT_LEAST && mobile.length <= MOBILE_AT_MOST ? mobile : null,
  };
}
