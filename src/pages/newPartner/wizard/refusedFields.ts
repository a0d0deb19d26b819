import { type Answers, filesOf } from './answers.ts';
import type { Problems } from './stepProblems.ts';

/** Fields that the server refused, with documents by their place in `answers.files` instead of among those of their owner. */
export const refusedFields = (answers: Answers, fields: Problems): Problems => {
  const placeOf = (branchKey: string | null, nth: number): number => {
    const file = filesOf(answers, branchKey)[nth];
    return file ? answers.files.indexOf(file) : -1;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, store, nth, rest = ''] =
        /^(?:merchants\.(\d+)\.)?documents\.(\d+)((?:\D.*)?)$/.exec(path) ?? [];
      if (nth === undefined) return [path, message];
      const key = store === undefined ? null : (answers.branches[Number(store)]?.key ?? null);
      return [`documents.${placeOf(key, Number(nth))}${rest}`, message];
    }),
  );
};
