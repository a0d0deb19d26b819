import type { FieldChoice, ImportField } from '../fields/fields.ts';
import { fold } from '../match/fold.ts';
import { type Suggester, suggester } from '../match/suggest.ts';
import { MOST_MEMBERS, typedItems } from './listItems.ts';
import { readCode } from './readCode.ts';
import { type Reader, refused, taken } from './reading.ts';

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', 't', '1', 'oo', 'opo']);
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', 'f', '0', 'hindi']);

/** Yes or no in either language as "true" or "false". */
export const readYesNo: Reader = ({ text }) => {
  const word = fold(text);
  if (YES.has(word)) return taken('true');
  return NO.has(word) ? taken('false') : refused('not_yes_no');
};

interface Known {
  value: (text: string) => string | null;
  /** The label of the choice that was most likely meant. */
  nearest: Suggester;
}

const knowing = (choices: readonly FieldChoice[]): Known => {
  const values = new Map<string, string>();
  // What a choice is called comes before what another one may be called as well.
  for (const { value, also = [] } of choices) for (const other of also) values.set(fold(other), value);
  for (const { value, label } of choices) values.set(fold(value), value).set(fold(label), value);
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const nearestLabel = suggester([...labels.values()]);
  const nearestWord = suggester([...values.keys()]);
  return {
    value: (text) => values.get(fold(text)) ?? null,
    nearest: (text) => {
      const word = nearestWord(fold(text));
      return nearestLabel(text) ?? (word === null ? null : (labels.get(values.get(word) ?? '') ?? null));
    },
  };
};

const made = new WeakMap<readonly FieldChoice[], Known>();

const knownOf = (choices: readonly FieldChoice[]): Known => {
  const known = made.get(choices) ?? knowing(choices);
  made.set(choices, known);
  return known;
};

const oneOf = (text: string, { choices }: ImportField): { value: string | null; nearest: string | null } => {
  if (!choices) return { value: text, nearest: null };
  const { value, nearest } = knownOf(choices);
  const found = value(text);
  return { value: found, nearest: found === null ? nearest(text) : text };
};

/** One of the field's choices as its value, whatever way it is written; any text when the field has none of its own. */
export const readChoice: Reader = ({ text }, field) => {
  const { value, nearest } = oneOf(text, field);
  return value === null ? refused('not_choice', nearest) : taken(value);
};

/** Several texts or choices, one a line; a number is a code by itself. */
export const readList: Reader = (typed, field, facts) => {
  const { text, number } = typed;
  if (number && !field.choices) return readCode(typed, field, facts);
  const members = typedItems(text);
  if (members.length > MOST_MEMBERS) return refused('too_many', null, { max: MOST_MEMBERS });
  const items = members.map((item) => oneOf(item, field));
  if (items.every(({ value }) => value !== null)) return taken(items.map(({ value }) => value).join('\n'));
  const offered = items.every(({ nearest }) => nearest !== null);
  return refused('not_choice', offered ? items.map(({ nearest }) => nearest).join('; ') : null);
};
