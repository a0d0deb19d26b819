import { describe, expect, it } from 'vitest';
import { emptyAnswers, emptyBranch } from './answers.ts';
import { fromParts, toParts } from './draftParts.ts';

const answers = (stores: number) => ({
  ...emptyAnswers(),
  business: { name: 'Aling Nena' },
  branches: Array.from({ length: stores }, (_, at) => emptyBranch({ merchantName: `Store ñ ${at}` })),
});

describe('the draft of an application', () => {
  it('is kept in parts below 64 KB and put together again, 500 stores as well as none', () => {
    for (const stores of [0, 1, 200, 500]) {
      const whole = answers(stores);
      const parts = toParts(whole);
      const { base, ...others } = Object.fromEntries(parts);
      expect(fromParts(base ?? {}, Object.values(others))).toEqual(whole);
      for (const part of parts.values()) {
        expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(64 * 1024);
      }
    }
  });

  it('is kept in parts below 64 KB with the documents of 200 stores, each of them at its store', () => {
    const file = (at: number, branchKey: string | null) => ({
      fileId: `${1_000_000 + at}`,
      documentCode: 'BANK_PROOF',
      name: `Certificate of registration, branch ${at}.pdf`,
      mediaType: 'application/pdf',
      size: 1_234_567,
      branchKey,
    });
    const { branches, ...more } = answers(200);
    const ofStores = branches.flatMap(({ key }, at) => [file(at, key), file(at + 500, key)]);
    const whole = { ...more, branches, files: [file(9000, null), ...ofStores] };
    const parts = toParts(whole);
    const { base, ...others } = Object.fromEntries(parts);
    expect(fromParts(base ?? {}, Object.values(others))).toEqual(whole);
    for (const part of parts.values())
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(64 * 1024);
  });

  it('reads the documents of a draft that kept them all in its base', () => {
    const [branch] = answers(1).branches;
    const file = { fileId: '1', documentCode: 'SEC', branchKey: branch?.key };
    expect(fromParts({ parts: 1, files: [file] }, [{ rows: [branch] }]).files).toEqual([file]);
  });

  it('writes the stores before the base that counts them', () => {
    expect([...toParts(answers(100)).keys()].at(-1)).toBe('base');
  });

  it('keeps the parts that a change does not touch as they are', () => {
    const whole = answers(200);
    const changed = {
      ...whole,
      branches: whole.branches.map((branch, at) => (at === 199 ? { ...branch, segment: 'Mall' } : branch)),
    };
    const before = toParts(whole);
    const different = [...toParts(changed)].filter(
      ([key, part]) => JSON.stringify(part) !== JSON.stringify(before.get(key)),
    );
    expect(different.map(([key]) => key)).toEqual([[...before.keys()].at(-2)]);
  });

  it('reads what it does not know as new', () => {
    expect(fromParts({ parts: 2 }, [null, { rows: [1, {}, null] }]).branches).toEqual([]);
    expect(fromParts({}, []).business).toMatchObject({ name: '' });
  });
});
