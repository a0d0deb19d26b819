import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Row } from './cell.ts';
import { openSheet } from './openSheet.ts';
import { DIALECTS, SEEN } from './testkit/dialects.ts';
import { inFile, seen } from './testkit/inFile.ts';

const MEGABYTE = 1024 * 1024;
const csvOf = (rows: number) =>
  Buffer.from(`name\n${Array.from({ length: rows }, (_, at) => `Tindahan ${at}`).join('\n')}\n`);

describe('a file that is read in a thread of its own', () => {
  it('gives the same rows as in this one', async () => {
    for (const [, bytes] of [DIALECTS[0]!, DIALECTS.at(-1)!])
      await inFile(bytes, async (path) => {
        await using sheet = await openSheet(path, { name: 'stores.xlsx' });
        expect(sheet.describe().sheets[0]?.rows).toBe(SEEN.length);
        expect(seen((await Array.fromAsync(sheet.rows())).flat())).toEqual(SEEN);
      });
  });

  it('comes in batches of 500, the last one shorter', async () => {
    await inFile(csvOf(1_700), async (path) => {
      const sheet = await openSheet(path, { name: 'a.csv' });
      const batches = await Array.fromAsync(sheet.rows());
      expect(batches.map(({ length }) => length)).toEqual([500, 500, 500, 201]);
      expect(batches.flat().map(({ row }) => row)).toEqual(Array.from({ length: 1_701 }, (_, at) => at + 1));
    });
  });

  it('comes in smaller batches when its texts are long', async () => {
    const row = Array.from({ length: 10 }, () => 'a'.repeat(30_000)).join(',');
    await inFile(Array.from({ length: 100 }, () => row).join('\n'), async (path) => {
      const sheet = await openSheet(path, { name: 'a.csv' });
      const batches = await Array.fromAsync(sheet.rows());
      expect(batches.flat()).toHaveLength(100);
      expect(batches.slice(0, -1).map(({ length }) => length)).toEqual(Array.from({ length: 7 }, () => 14));
    });
  });

  it('is refused with the sentence for people', async () => {
    await inFile('a,"b', async (path) => {
      const opening = openSheet(path, { name: 'a.csv' });
      await expect(opening).rejects.toMatchObject({
        code: 'brokenQuote',
        sentence: { fil: expect.any(String) },
      });
    });
    await expect(openSheet('/nowhere/at/all', { name: 'a.csv' })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is read no faster than its consumer takes it', async () => {
    await inFile(csvOf(190_000), async (path) => {
      const sheet = await openSheet(path, { name: 'a.csv' });
      const rows = sheet.rows();
      await rows.next();
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      await setTimeout(500);
      expect(process.memoryUsage().rss - before).toBeLessThan(32 * MEGABYTE);
      const { value } = await rows.next();
      expect((value as Row[])[0]?.row).toBe(501);
      await rows.return();
    });
  });

  it('ends at once when it is aborted, before and while it is read', async () => {
    await inFile(csvOf(50_000), async (path) => {
      const early = new AbortController();
      const opening = openSheet(path, { name: 'a.csv', signal: early.signal });
      early.abort(new Error('left'));
      await expect(opening).rejects.toThrow('left');
      await expect(openSheet(path, { name: 'a.csv', signal: early.signal })).rejects.toThrow('left');
      const late = new AbortController();
      const sheet = await openSheet(path, { name: 'a.csv', signal: late.signal });
      const rows = sheet.rows();
      await rows.next();
      late.abort(new Error('gone'));
      await expect(rows.next()).rejects.toThrow('gone');
      await sheet.close();
    });
  });

  it('ends its thread when it is closed or left', async () => {
    await inFile(csvOf(5_000), async (path) => {
      const sheet = await openSheet(path, { name: 'a.csv' });
      for await (const _ of sheet.rows()) break;
      await sheet.close();
      const closed = await openSheet(path, { name: 'a.csv' });
      await closed.close();
      await expect(closed.rows().next()).rejects.toThrow('has ended');
    });
  });
});
