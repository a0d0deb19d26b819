import { describe, expect, it } from 'vitest';
import { IMPORT_STATUSES, type ImportStatus } from '#domain/importJobs/importStatus.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { mustBeMappable, mustBeUnderWay, mustWait } from './mustWait.ts';
import { whyNoCommit, whyNoUndo } from './whyNoCommit.ts';

const jobIn = (status: ImportStatus) => ({ status, counts: {}, clearedAt: null, due: null }) as StoredImport;

const thrown = (refuse: () => void): Sentence[] => {
  try {
    refuse();
    return [];
  } catch (error) {
    const { data } = error as { data: { sentence: Sentence } };
    return [data.sentence];
  }
};

/** All that is said of an import in this status, whatever one asks of it. */
const saidOf = (status: ImportStatus): Sentence[] => {
  const job = jobIn(status);
  const refusals = [mustWait, mustBeMappable, mustBeUnderWay].flatMap((must) => thrown(() => must(job)));
  return [whyNoCommit(job), whyNoUndo(job), ...refusals].flatMap((sentence) => sentence ?? []);
};

describe('what cannot be done to an import', () => {
  it.each(IMPORT_STATUSES)('is told in sentences, not by the name of its status: %s', (status) => {
    const said = saidOf(status);
    expect(said.length).toBeGreaterThan(0);
    for (const { en, fil } of said)
      for (const text of [en, fil]) {
        expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
        // As in "Not while the import is: Not readable."
        expect(text).not.toMatch(/: \p{Lu}/u);
      }
  });

  it('says what to do where something can be done', () => {
    expect(whyNoCommit(jobIn('failed'))?.en).toBe('The file could not be read: upload another one.');
    expect(whyNoCommit(jobIn('mapping'))?.en).toBe('Match the columns first.');
    expect(whyNoCommit(jobIn('confirming'))?.fil).toContain('bawiin muna ang request');
    expect(whyNoCommit(jobIn('checking'))?.en).toContain('wait until that is done');
  });
});
