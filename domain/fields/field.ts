import type { RemarkSection } from '../review/remarkSection.ts';
import type { Language, Sentence } from '../sentence.ts';

/**
 * Who reads a field of an answer. `all`; `staff`: null to everybody else; `named`: a user name, which is the office to everybody
 * outside when it is of the staff; `told`: words that outsiders read only where they were meant for them.
 */
export type Sees = 'all' | 'staff' | 'named' | 'told';
/** Who sets it: whoever may edit the record, staff alone, or nobody but the server. */
export type Sets = 'all' | 'staff' | 'server';

/**
 * What a field holds: a line or lines of text, a code of a look-up (`choice`) or of a closed list (`option`), the id of another
 * record, a number of its own form, a day (YYYY-MM-DD), an instant, yes or no, pesos or percents as a decimal string, how many there are,
 * fields of its own (`group`), rows that have fields (`rows`), or a file.
 */
export const FIELD_KINDS = [
  'line',
  'lines',
  'choice',
  'option',
  'record',
  'tin',
  'mobile',
  'landline',
  'phone',
  'email',
  'digits',
  'day',
  'instant',
  'flag',
  'money',
  'rate',
  'count',
  'group',
  'rows',
  'file',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The look-ups whose codes fields hold, by their names among those of the portal. */
export type FieldList =
  | 'businessArea'
  | 'businessEntity'
  | 'merchantType'
  | 'partnerCategory'
  | 'partnerType'
  | 'vatType';

/** One field of a subject: forms, details, lists, exports, the trail, imports and the contract read it from here. */
export interface FieldRow {
  /** What people call it. */
  label: Sentence;
  /** The same where the subject is plain from around it, as in its own list. */
  short?: Sentence;
  kind: FieldKind;
  /** At most, and at least, so many characters; of `rows`, so many of them. */
  max?: number;
  min?: number;
  /** At most so many digits before the point of pesos or percents. */
  wholeDigits?: number;
  /** It may be left empty. */
  optional?: true;
  sees: Sees;
  sets: Sets;
  /** People carry it into other systems: where a record shows it, a button copies it. */
  isCopied?: true;
  /** The look-up whose codes a `choice` holds. */
  list?: FieldList;
  /** The section under which a reviewer may ask for it. */
  section?: RemarkSection;
  /** Its column in the subject's table. */
  column?: string;
  /** The fields of a `group` or of each of its `rows`. */
  of?: FieldRows;
}
/** The fields of a subject by their names on the wire, in the order of reading. */
export interface FieldRows {
  readonly [name: string]: FieldRow;
}

/** The row of a field by its path (`address.streetName`, `contactPersons.0.role`); undefined for none. Places in a list are passed over. */
export function fieldAt(fields: FieldRows, path: string): FieldRow | undefined {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step));
  const [first, ...rest] = steps;
  const row = first !== undefined && Object.hasOwn(fields, first) ? fields[first] : undefined;
  return rest.length === 0 || !row ? row : fieldAt(row.of ?? {}, rest.join('.'));
}

/** The label of every field in a language, by its name; the short one where it has one. */
export function labelsOf<F extends Readonly<Record<string, Pick<FieldRow, 'label' | 'short'>>>>(
  fields: F,
  language: Language,
): Record<keyof F & string, string> {
  const labels = Object.entries<Pick<FieldRow, 'label' | 'short'>>(fields).map(([name, { label, short }]) => [
    name,
    (short ?? label)[language],
  ]);
  return Object.fromEntries(labels);
}

/** Every field with its name, those of groups and rows after their own. */
export function everyField(fields: FieldRows): [name: string, row: FieldRow][] {
  return Object.entries(fields).flatMap(([name, row]): [string, FieldRow][] => [
    [name, row],
    ...everyField(row.of ?? {}),
  ]);
}

/** The label of every field of some subjects in a language, those of groups and rows too, by its name on the wire. */
export function everyLabel(subjects: readonly FieldRows[], language: Language): Record<string, string> {
  const labels = subjects.flatMap(everyField).map(([name, { label }]) => [name, label[language]]);
  return Object.fromEntries(labels);
}

/** What a field is called where a bare number stands for it: a rate says what it is in. */
export function bareLabel({ label, short = label, kind }: FieldRow): Sentence {
  return kind === 'rate' ? { en: `${short.en} in percent`, fil: `${short.fil} sa porsiyento` } : short;
}

/** The labels of a subject's columns, by the column's name. */
export function columnLabels(fields: FieldRows): Record<string, Sentence> {
  const labelled = everyField(fields).flatMap(([, { short: _, ...row }]) =>
    row.column ? [[row.column, bareLabel(row)]] : [],
  );
  return Object.fromEntries(labelled);
}

/** The names of the fields that a section of the review consists of, in the order of reading. */
export function fieldsOfSection(fields: FieldRows, section: RemarkSection): string[] {
  return [...new Set(everyField(fields).flatMap(([name, row]) => (row.section === section ? [name] : [])))];
}
