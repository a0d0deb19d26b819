import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipLength, zipOf } from './zipWriter.ts';

const AT = new Date('2026-11-21T02:30:00Z');
const entry = (name: string, text: string, size?: number): ZipEntry => {
  const bytes = new TextEncoder().encode(text);
  const read = async () =>
    (async function* () {
      // In two chunks: the checksum goes on.
      yield bytes.subarray(0, 3);
      yield bytes.subarray(3);
    })();
  return { name, size: size ?? bytes.length, at: AT, read };
};

const written = async (entries: ZipEntry[]): Promise<Uint8Array> =>
  Buffer.concat(await Array.fromAsync(zipOf(entries)));

describe('a zip archive', () => {
  it('holds its files under their names, in folders and in any language', async () => {
    const archive = await written([
      entry('DTI.pdf', '%PDF-1'),
      entry('Tindahan ni Niño/BIR ₱.pdf', 'año'),
      entry('empty.txt', ''),
    ]);
    const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]);
    expect(files).toEqual([
      ['DTI.pdf', '%PDF-1'],
      ['Tindahan ni Niño/BIR ₱.pdf', 'año'],
      ['empty.txt', ''],
    ]);
  });

  it('is as long as was said before', async () => {
    for (const entries of [[], [entry('a', 'x')], [entry('a/ñ', 'xyz'), entry('b', 'w'.repeat(70_000))]])
      expect((await written(entries)).length).toBe(zipLength(entries));
  });

  it('fails rather than lie when a file is shorter than it was', async () => {
    await expect(written([entry('a', 'x', 5)])).rejects.toThrow('1 bytes instead of 5');
  });

  it('is laid out with wide numbers beyond 4 GB', () => {
    const big = (name: string) => entry(name, '', 3 * 1024 ** 3);
    const plain = zipLength([big('a')]);
    expect(zipLength([big('a'), big('b'), big('c')])).toBe(3 * (plain - 22) + 22 + 76 + 12);
  });
});
