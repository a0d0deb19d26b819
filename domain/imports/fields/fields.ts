import type { FieldType } from '../../importJobs/fieldTypes.ts';
import type { Sentence } from '../../sentence.ts';

const IDENTIFIERS: ReadonlySet<FieldType> = new Set([
  'code',
  'codes',
  'tin',
  'mobile',
  'landline',
  'phone',
  'zip',
  'digits',
  'lastFour',
]);

/** Whether the digits of such a field name something: zeros in front are part of them, and none of them may be lost. */
export function isIdentifier(type: FieldType): boolean {
  return IDENTIFIERS.has(type);
}

/** Whether a cell of such a field may have several members. */
export function isList(type: FieldType): boolean {
  return type === 'list' || type === 'codes';
}

/** A choice of a field: the value that is stored, how a person writes it, and other ways to write it. */
export interface FieldChoice {
  value: string;
  label: string;
  also?: readonly string[];
}

/** One column that an import knows. Templates, mapping, reading and messages are made of these rows. */
export interface ImportField {
  /** Name in code and on the wire, camelCase. */
  key: string;
  /** The header of the template: the specification's own words, the same in every language. */
  header: string;
  /** Other headers that mean this column, as people write them. */
  synonyms: readonly string[];
  type: FieldType;
  required: boolean;
  /** What belongs into it, for the template and the mapping page. */
  hint: Sentence;
  /** A cell of the template's example row, which imports without an error. */
  example: string;
  /** At most so many characters. */
  max?: number;
  /** How many digits an identifier may have, the fewest first, where that is known: a number of fewer has lost its zeros. */
  lengths?: readonly number[];
  /** The text may have several lines. */
  lines?: boolean;
  /** A fixed list of values; those of data (categories, say) come from the kind's own check. */
  choices?: readonly FieldChoice[];
}

/** The keys of a sheet's fields. */
export type KeyOf<F extends readonly ImportField[]> = F[number]['key'];
