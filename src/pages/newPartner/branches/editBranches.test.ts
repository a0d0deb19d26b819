import { describe, expect, it } from 'vitest';
import { type Answers, emptyAnswers, emptyBranch } from '../wizard/answers.ts';
import {
  addBranches,
  copyInto,
  duplicateAt,
  MOST_BRANCHES,
  putBranch,
  removeBranches,
} from './editBranches.ts';

const [a, b, c] = ['A', 'B', 'C'].map((merchantName) => emptyBranch({ merchantName }));
const file = (fileId: string, branchKey: string | null) => ({
  fileId,
  branchKey,
  documentCode: 'SEC',
  name: `${fileId}.pdf`,
  mediaType: 'application/pdf',
  size: 1,
});
const answers: Answers = {
  ...emptyAnswers(),
  branches: [a, b, c].filter((branch) => branch !== undefined),
  files: [file('1', null), file('2', a?.key ?? ''), file('3', b?.key ?? '')],
};
const namesIn = ({ branches }: Answers) => branches.map(({ merchantName }) => merchantName);
const keyAt = (at: number) => answers.branches[at]?.key ?? '';

describe('the stores of an application', () => {
  it('take new ones at the end, never more than fit', () => {
    expect(namesIn(addBranches([emptyBranch({ merchantName: 'D' })])(answers))).toEqual(['A', 'B', 'C', 'D']);
    const many = Array.from({ length: MOST_BRANCHES }, () => emptyBranch());
    expect(addBranches(many)(answers).branches).toHaveLength(MOST_BRANCHES);
  });

  it('keep what the form of one of them holds, under its own key', () => {
    const edited = putBranch(keyAt(1), { key: 'x', sendKey: 'x', madeId: 'x', merchantName: 'Bb' })(answers);
    expect(namesIn(edited)).toEqual(['A', 'Bb', 'C']);
    expect(edited.branches[1]).toEqual({ ...answers.branches[1], merchantName: 'Bb' });
    expect(edited.branches[0]).toBe(answers.branches[0]);
  });

  it('go with their documents', () => {
    const left = removeBranches(new Set([keyAt(0), keyAt(2)]))(answers);
    expect(namesIn(left)).toEqual(['B']);
    expect(left.files.map(({ fileId }) => fileId)).toEqual(['1', '3']);
  });

  it('are duplicated right behind the original, as long as there is room', () => {
    expect(namesIn(duplicateAt(keyAt(0))(answers))).toEqual(['A', 'A 2', 'B', 'C']);
    const full = addBranches(Array.from({ length: MOST_BRANCHES }, () => emptyBranch()))(answers);
    expect(duplicateAt(keyAt(0))(full)).toBe(full);
  });

  it('take parts over from one of them: those that are meant, but none that was made already', () => {
    const made = {
      ...answers,
      branches: answers.branches.map((one, at) => (at === 2 ? { ...one, madeId: '7' } : one)),
    };
    const from = putBranch(keyAt(0), { schedules: [1], segment: 'Mall' })(made);
    const { branches } = copyInto(keyAt(0), new Set([keyAt(0), keyAt(1), keyAt(2)]), ['schedules'])(from);
    expect(branches.map(({ schedules }) => schedules)).toEqual([[1], [1], []]);
    expect(branches.map(({ segment }) => segment)).toEqual(['Mall', '', '']);
  });
});
