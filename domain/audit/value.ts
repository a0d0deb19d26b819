import { formatDate, formatInstant } from '../day.ts';
import { formatPeso, parseMoney } from '../money.ts';
import type { Language, Sentence } from '../sentence.ts';
import { fieldName } from './fields.ts';
import { type AuditWords, wordOf } from './words.ts';

/** A stored value that is no list: an id has its record's name, money is a decimal string of pesos, days are YYYY-MM-DD. */
export type AuditLeaf =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'flag'; value: boolean }
  | { kind: 'day'; day: string }
  | { kind: 'instant'; at: string }
  | { kind: 'money'; amount: string }
  | { kind: 'code'; words: AuditWords; code: string }
  | { kind: 'name'; id: string; name: string | null }
  | { kind: 'hidden' };

/** A stored value as people know it; `group` is what was stored as an object, each value under the way to it. */
export type AuditValue =
  | AuditLeaf
  | { kind: 'list'; items: AuditLeaf[] }
  | { kind: 'group'; fields: { path: string[]; value: AuditLeaf }[] };

const YES: Sentence = { en: 'Yes', fil: 'Oo' };
const NO: Sentence = { en: 'No', fil: 'Hindi' };
const EMPTY: Sentence = { en: 'empty', fil: 'wala' };
const HIDDEN: Sentence = { en: 'hidden', fil: 'nakatago' };
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

function pesos(amount: string): string {
  const centavos = parseMoney(amount);
  return centavos === null ? amount : formatPeso(centavos);
}

function moment(at: string): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? at : formatInstant(instant);
}

/** The way to a value in an object, "Address › City"; numbers in it count the items of a list from 1. */
export function pathName(path: readonly string[], language: Language): string {
  return path.map((step) => fieldName(step, language)).join(' › ');
}

function leafText(value: AuditLeaf, language: Language): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'number':
      return number.format(value.value);
    case 'flag':
      return (value.value ? YES : NO)[language];
    case 'day':
      return formatDate(value.day);
    case 'instant':
      return moment(value.at);
    case 'money':
      return pesos(value.amount);
    case 'code':
      return wordOf(value.words, value.code, language);
    case 'name':
      return value.name ?? `#${value.id}`;
    case 'hidden':
      return HIDDEN[language];
  }
}

/** A value of the trail in one line: words, ₱, MM/DD/YYYY in Manila; a list by commas, nothing is "empty". */
export function valueText(value: AuditValue | null, language: Language): string {
  if (value === null) return EMPTY[language];
  if (value.kind === 'list')
    return value.items.map((item) => leafText(item, language)).join(', ') || EMPTY[language];
  if (value.kind !== 'group') return leafText(value, language);
  return value.fields
    .map(({ path, value: leaf }) => `${pathName(path, language)}: ${leafText(leaf, language)}`)
    .join('; ');
}
