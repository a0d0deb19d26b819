import type { Sentence } from '#domain/sentence.ts';
import { badFields } from '../../http/errors/fail.ts';

/** Field path → what is wrong with it. */
export type Problems = Readonly<Record<string, Sentence>>;

/** A field's path below another; the path of the body itself is empty. */
export const below = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** What is wrong with one part, named by the paths of the whole. */
export const placedAt = (path: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, sentence]) => [below(path, field), sentence]));

// An answer to what was made to be wrong is not longer than what was sent.
const MOST_FIELDS = 50;

/** 400 that names every field that is wrong; nothing when none is. */
export const refuseProblems = (...all: readonly Problems[]): void => {
  const found = all.flatMap((problems) => Object.entries(problems)).slice(0, MOST_FIELDS);
  if (found.length) throw badFields(Object.fromEntries(found));
};
