import type { Answers, StagedFile } from '../wizard/answers.ts';

type Problems = Readonly<Record<string, string>>;
type Files = Pick<Answers, 'files'>;

/** The place in `files` that a path speaks of (`documents.3.fileId`); undefined for one that speaks of no file that is there. */
const placeIn = ({ files }: Files, path: string): number | undefined => {
  const [, at] = /^documents\.(\d+)(?:\.|$)/.exec(path) ?? [];
  return at !== undefined && Number(at) < files.length ? Number(at) : undefined;
};

const messages = (problems: Problems, speaks: (path: string) => boolean): string[] => [
  ...new Set(Object.entries(problems).flatMap(([path, message]) => (speaks(path) ? [message] : []))),
];

/** What is wrong with one file, whatever field of it. */
export const problemsOfFile = (answers: Files, { fileId }: StagedFile, problems: Problems): string[] =>
  messages(problems, (path) => {
    const at = placeIn(answers, path);
    return at !== undefined && answers.files[at]?.fileId === fileId;
  });

/** What is wrong with the documents and with none of the files. */
export const otherProblems = (answers: Files, problems: Problems): string[] =>
  messages(problems, (path) => placeIn(answers, path) === undefined);
