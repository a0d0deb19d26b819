import type { Answers, StagedFile } from '../wizard/answers.ts';

type Edit = (answers: Answers) => Answers;

const isWanted = ({ branches, files }: Answers, { fileId, branchKey }: StagedFile): boolean =>
  files.every((one) => one.fileId !== fileId) &&
  (branchKey === null || branches.some(({ key }) => key === branchKey));

/** Adds a file that arrived; one that is there already, or whose store went away meanwhile, changes nothing. */
export const addFile =
  (file: StagedFile): Edit =>
  (answers) =>
    isWanted(answers, file) ? { ...answers, files: [...answers.files, file] } : answers;

/** Puts a file that arrived in the place of another one; behind all others when that one went away meanwhile. */
export const replaceFile =
  (formerId: string, file: StagedFile): Edit =>
  (answers) => {
    if (!isWanted(answers, file)) return answers;
    if (answers.files.every(({ fileId }) => fileId !== formerId)) return addFile(file)(answers);
    return { ...answers, files: answers.files.map((one) => (one.fileId === formerId ? file : one)) };
  };

/** Takes a file away. */
export const removeFile =
  (gone: string): Edit =>
  (answers) => ({ ...answers, files: answers.files.filter(({ fileId }) => fileId !== gone) });

/** The files that are still to be sent: those of stores that were made already belong to them. */
export const openFiles = ({ branches, files }: Pick<Answers, 'branches' | 'files'>): StagedFile[] => {
  const made = new Set(branches.flatMap(({ key, madeId }) => (madeId === undefined ? [] : [key])));
  return files.filter(({ branchKey }) => branchKey === null || !made.has(branchKey));
};
