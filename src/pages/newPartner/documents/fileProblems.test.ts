import { describe, expect, it } from 'vitest';
import type { StagedFile } from '../wizard/answers.ts';
import { otherProblems, problemsOfFile } from './fileProblems.ts';

const file = (fileId: string): StagedFile => ({
  fileId,
  documentCode: 'SEC',
  name: `${fileId}.pdf`,
  mediaType: 'application/pdf',
  size: 1,
  branchKey: null,
});
const files = Array.from({ length: 12 }, (_, at) => file(`f${at}`));
const at = (place: number) => files[place] ?? file('none');

describe('what is wrong with documents', () => {
  const problems = {
    'documents.1.fileId': 'gone',
    'documents.1.documentCode': 'unknown',
    'documents.11.fileId': 'gone',
    'documents.12.fileId': 'past the end',
    'documents.-1.fileId': 'of no file',
    documents: 'too many',
  };

  it('stands at the file that it speaks of', () => {
    expect(problemsOfFile({ files }, at(1), problems)).toEqual(['gone', 'unknown']);
    expect(problemsOfFile({ files }, at(11), problems)).toEqual(['gone']);
    expect(problemsOfFile({ files }, at(0), problems)).toEqual([]);
  });

  it('stands above them when it speaks of none that is there', () => {
    expect(otherProblems({ files }, problems)).toEqual(['past the end', 'of no file', 'too many']);
  });

  it('is said once', () => {
    const twice = { 'documents.2.fileId': 'same', 'documents.2.documentCode': 'same' };
    expect(problemsOfFile({ files }, at(2), twice)).toEqual(['same']);
  });
});
