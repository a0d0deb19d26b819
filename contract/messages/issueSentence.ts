import { type Sentence, same } from '#domain/sentence.ts';
import { ownSentence } from './own.ts';

/** What a schema found wrong with one value, as zod tells it. */
export interface Issue {
  message: string;
  code?: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  keys?: string[];
  errors?: Issue[][];
  expected?: string;
  /** What a size is measured of: string, array, number … */
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  format?: string;
  values?: readonly unknown[];
  divisor?: number;
  /** The value itself, where the check was asked to tell it. */
  input?: unknown;
}

export const UNKNOWN_FIELD: Sentence = {
  en: 'This field is not known here',
  fil: 'Hindi kilala rito ang field na ito',
};
const MISSING: Sentence = { en: 'Fill this in', fil: 'Punan ito' };
const WRONG: Sentence = { en: 'This value is not possible here', fil: 'Hindi puwede rito ang value na ito' };
const WRONG_FORM: Sentence = {
  en: 'This is not written in the expected form',
  fil: 'Hindi ito nakasulat sa inaasahang anyo',
};
const LISTED = 12;

const KINDS: ReadonlyMap<string, Sentence> = new Map([
  ['string', { en: 'Give a text', fil: 'Maglagay ng teksto' }],
  ['number', { en: 'Give a number', fil: 'Maglagay ng numero' }],
  ['int', { en: 'Give a whole number', fil: 'Maglagay ng buong numero' }],
  ['boolean', { en: 'Give yes or no (true or false)', fil: 'Maglagay ng oo o hindi (true o false)' }],
  ['array', { en: 'Give a list', fil: 'Maglagay ng listahan' }],
  ['object', { en: 'Give fields with their values', fil: 'Maglagay ng mga field at value' }],
  ['record', { en: 'Give fields with their values', fil: 'Maglagay ng mga field at value' }],
  ['date', { en: 'Give a date', fil: 'Maglagay ng petsa' }],
  ['file', { en: 'Choose a file', fil: 'Pumili ng file' }],
]);

const FORMATS: ReadonlyMap<string, Sentence> = new Map([
  ['date', { en: 'Give a date as YYYY-MM-DD', fil: 'Isulat ang petsa bilang YYYY-MM-DD' }],
  ['datetime', { en: 'Give a moment as ISO 8601', fil: 'Isulat ang oras ayon sa ISO 8601' }],
  ['email', { en: 'Give an e-mail address', fil: 'Maglagay ng e-mail address' }],
  ['url', { en: 'Give a web address', fil: 'Maglagay ng web address' }],
]);

const tooSmall = ({ origin, minimum = 0, inclusive = true }: Issue): Sentence => {
  const n = String(minimum);
  if (origin === 'string')
    return n === '1'
      ? MISSING
      : { en: `Use at least ${n} characters`, fil: `Gumamit ng hindi bababa sa ${n} karakter` };
  if (origin === 'array' || origin === 'set')
    return { en: `Give at least ${n}`, fil: `Maglagay ng hindi bababa sa ${n}` };
  return inclusive
    ? { en: `The smallest possible is ${n}`, fil: `${n} ang pinakamababang puwede` }
    : { en: `This must be more than ${n}`, fil: `Dapat higit ito sa ${n}` };
};

const tooBig = ({ origin, maximum = 0, inclusive = true }: Issue): Sentence => {
  const n = String(maximum);
  if (origin === 'string') return { en: `Use at most ${n} characters`, fil: `Hanggang ${n} karakter lang` };
  if (origin === 'array' || origin === 'set')
    return { en: `Give at most ${n}`, fil: `Hanggang ${n} lang ang puwedeng ilagay` };
  return inclusive
    ? { en: `The largest possible is ${n}`, fil: `${n} ang pinakamataas na puwede` }
    : { en: `This must be less than ${n}`, fil: `Dapat mas mababa ito sa ${n}` };
};

const notListed = ({ values = [], ...issue }: Issue): Sentence => {
  if ('input' in issue && (issue.input ?? '') === '') return MISSING;
  if (values.length === 0 || values.length > LISTED) return WRONG;
  const list = values.map(String).join(', ');
  return { en: `Use one of: ${list}`, fil: `Gumamit ng isa sa mga ito: ${list}` };
};

const BY_CODE: ReadonlyMap<string, (issue: Issue) => Sentence> = new Map([
  // zod tells only in its own message that there was nothing at all.
  [
    'invalid_type',
    ({ message, expected = '' }: Issue) =>
      /received undefined$/.test(message) && expected !== 'file' ? MISSING : (KINDS.get(expected) ?? WRONG),
  ],
  ['too_small', tooSmall],
  ['too_big', tooBig],
  ['invalid_format', ({ format = '' }: Issue) => FORMATS.get(format) ?? WRONG_FORM],
  ['invalid_value', notListed],
  [
    'not_multiple_of',
    ({ divisor }: Issue) => ({
      en: `Use a multiple of ${divisor}`,
      fil: `Gumamit ng multiple ng ${divisor}`,
    }),
  ],
  ['unrecognized_keys', () => UNKNOWN_FIELD],
  ['invalid_key', () => UNKNOWN_FIELD],
  ['invalid_union', () => WRONG],
  ['invalid_element', () => WRONG],
]);

/** What is wrong with a value, for people: the schema's own message, else a sentence for zod's kind of issue. */
export const issueSentence = (issue: Issue): Sentence =>
  ownSentence(issue.message) ?? BY_CODE.get(issue.code ?? '')?.(issue) ?? same(issue.message);
