import type { Values } from '../../../components/admin/form/formSpec.tsx';
import type { Answers, Branch } from '../wizard/answers.ts';
import { type BranchPart, copyParts } from './copy/branchParts.ts';
import { duplicateBranch } from './duplicateBranch.ts';

/** As many stores as one application takes. */
export const MOST_BRANCHES = 500;

type Edit = (answers: Answers) => Answers;

const withBranches = (answers: Answers, branches: readonly Branch[]): Answers => ({ ...answers, branches });

/** Adds stores at the end, as many as still fit. */
export const addBranches =
  (added: readonly Branch[]): Edit =>
  (answers) =>
    withBranches(answers, [...answers.branches, ...added].slice(0, MOST_BRANCHES));

/** What a store's form holds now. Whose form it is and what became of the store are none of its fields. */
export const putBranch =
  (key: string, { key: _, sendKey: __, madeId: ___, ...values }: Values): Edit =>
  (answers) =>
    withBranches(
      answers,
      answers.branches.map((branch) => (branch.key === key ? { ...branch, ...values } : branch)),
    );

/** Takes stores away with the documents that were uploaded for them. */
export const removeBranches =
  (keys: ReadonlySet<string>): Edit =>
  (answers) => ({
    ...answers,
    branches: answers.branches.filter(({ key }) => !keys.has(key)),
    files: answers.files.filter(({ branchKey }) => branchKey === null || !keys.has(branchKey)),
  });

/** The same store once more, right behind it. */
export const duplicateAt =
  (key: string): Edit =>
  (answers) => {
    const { branches } = answers;
    if (branches.length >= MOST_BRANCHES) return answers;
    const names = branches.map(({ merchantName }) => merchantName);
    return withBranches(
      answers,
      branches.flatMap((branch) =>
        branch.key === key ? [branch, duplicateBranch(branch, names)] : [branch],
      ),
    );
  };

/** Parts of one store in place of those of others; a store that was made already stays as it is. */
export const copyInto =
  (fromKey: string, keys: ReadonlySet<string>, parts: readonly BranchPart[]): Edit =>
  (answers) => {
    const from = answers.branches.find(({ key }) => key === fromKey);
    if (!from) return answers;
    const takes = ({ key, madeId }: Branch) => key !== fromKey && !madeId && keys.has(key);
    return withBranches(
      answers,
      answers.branches.map((branch) => (takes(branch) ? copyParts(from, branch, parts) : branch)),
    );
  };
