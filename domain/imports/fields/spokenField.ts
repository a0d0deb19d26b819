import type { FieldType } from '../../importJobs/fieldTypes.ts';
import type { Language, Sentence } from '../../sentence.ts';
import type { ImportField } from './fields.ts';

/** A column that applicants fill in, with its header in each language: either is known in a file. */
export interface SpokenField extends ImportField {
  label: Sentence;
}

interface About {
  label: Sentence;
  type?: FieldType;
  required?: boolean;
  max?: number;
  hint: Sentence;
  example?: string;
  /** Other headers, as people write them. */
  also?: readonly string[];
  choices?: ImportField['choices'];
}

/** Makes such a column; of a store it is named by the path of the field that it fills in the form. */
export const column = (
  key: string,
  { label, type = 'text', required = false, example = '', also = [], ...rest }: About,
): SpokenField => ({
  key,
  label,
  header: label.en,
  synonyms: [...new Set([label.fil, ...also])].filter((name) => name !== label.en),
  type,
  required,
  example,
  ...rest,
});

/** Gives columns the headers of a language. */
export const spokenIn =
  (fields: readonly SpokenField[]) =>
  (language: Language): SpokenField[] =>
    fields.map((field) => ({ ...field, header: field.label[language] }));
