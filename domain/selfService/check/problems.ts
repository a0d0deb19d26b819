import { each, type Sentence } from '../../sentence.ts';

/** What is wrong with a part of an application, by the path of the field. */
export type Problems = Readonly<Record<string, Sentence>>;

/** What a field is called and how long its text may be: a row of the dictionary. */
export interface AskedField {
  readonly label: Sentence;
  readonly min?: number;
  readonly max?: number;
}

/** What is said of a field that is left empty although it is needed. */
export const missing = ({ label }: { readonly label: Sentence }): Sentence =>
  each((language) => (language === 'en' ? `${label.en} is missing` : `Kulang: ${label.fil}`));

const wrongLength = ({ label, min = 0, max = Number.MAX_SAFE_INTEGER }: AskedField, length: number) => {
  if (length > max)
    return {
      en: `${label.en} has ${max} characters at most`,
      fil: `${label.fil}: hanggang ${max} titik lamang`,
    };
  if (length < min)
    return {
      en: `${label.en} has ${min} characters at least`,
      fil: `${label.fil}: hindi bababa sa ${min} titik`,
    };
  return null;
};

/** What is wrong with a text within the bounds of its row; null when nothing is. */
export const textProblem = (
  typed: string,
  field: AskedField,
  { isOptional = false } = {},
): Sentence | null => {
  const text = typed.trim();
  if (text === '') return isOptional ? null : missing(field);
  return wrongLength(field, text.length);
};

/** The problems that there are, below a path. */
export const found = (of: Readonly<Record<string, Sentence | null>>, below = ''): Problems =>
  Object.fromEntries(
    Object.entries(of).flatMap(([path, sentence]) => (sentence ? [[`${below}${path}`, sentence]] : [])),
  );

/** Problems of a part below the path that it stands under. */
export const under = (path: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, sentence]) => [`${path}.${field}`, sentence]));
