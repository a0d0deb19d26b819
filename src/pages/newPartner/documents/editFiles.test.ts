import { describe, expect, it } from 'vitest';
import { type Answers, emptyAnswers, emptyBranch, type StagedFile } from '../wizard/answers.ts';
import { addFile, removeFile, replaceFile } from './editFiles.ts';

const file = (fileId: string, branchKey: string | null = null): StagedFile => ({
  fileId,
  documentCode: 'SEC',
  name: `${fileId}.pdf`,
  mediaType: 'application/pdf',
  size: 1,
  branchKey,
});
const branch = emptyBranch();
const withFiles = (...files: StagedFile[]): Answers => ({ ...emptyAnswers(), branches: [branch], files });
const ids = ({ files }: Answers) => files.map(({ fileId }) => fileId);

describe('a file that arrived', () => {
  it('stands behind the others', () => {
    expect(ids(addFile(file('2'))(withFiles(file('1'))))).toEqual(['1', '2']);
    expect(ids(addFile(file('2', branch.key))(withFiles(file('1'))))).toEqual(['1', '2']);
  });

  it('changes nothing when it is there already, or its store went away meanwhile', () => {
    const answers = withFiles(file('1'));
    expect(addFile(file('1'))(answers)).toBe(answers);
    expect(addFile(file('2', 'gone'))(answers)).toBe(answers);
    expect(replaceFile('1', file('2', 'gone'))(answers)).toBe(answers);
    expect(replaceFile('1', file('1'))(answers)).toBe(answers);
  });

  it('takes the very place of the one it replaces', () => {
    const answers = withFiles(file('1'), file('2'), file('3'));
    expect(ids(replaceFile('2', file('4'))(answers))).toEqual(['1', '4', '3']);
  });

  it('stands behind the others when the one it replaces went away meanwhile', () => {
    expect(ids(replaceFile('9', file('4'))(withFiles(file('1'))))).toEqual(['1', '4']);
  });
});

it('a file is taken away, and no other', () => {
  expect(ids(removeFile('2')(withFiles(file('1'), file('2'), file('3'))))).toEqual(['1', '3']);
});
