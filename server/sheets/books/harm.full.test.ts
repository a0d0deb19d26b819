import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { openSheet } from '../openSheet.ts';
import { PROCESSES } from '../reader/startProcess.ts';
import { zipped } from '../testkit/byHand.ts';
import { inFile, refusal } from '../testkit/inFile.ts';
import { lying, spaces } from '../testkit/lying.ts';

const MEGABYTE = 1024 * 1024;

const openDocument = (row: string): Uint8Array =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="S">${row}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
const row = (more: string, repeated: string) =>
  `<table:table-row ${more}><table:table-cell ${repeated} office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`;
/** Six hundred bytes that ask for two thousand million cells. */
const ENDLESS = openDocument(row('', 'table:number-columns-repeated="2000000000"'));

const opening = (bytes: Uint8Array, signal?: AbortSignal) =>
  inFile(bytes, async (path) => {
    await using sheet = await openSheet(path, { name: 'a.ods', ...(signal && { signal }) });
    return (await Array.fromAsync(sheet.rows())).flat();
  });

describe('a workbook that SheetJS reads, in a process of its own', () => {
  it('gives its rows in batches', async () => {
    const book = utils.book_new();
    const lines = Array.from({ length: 1_200 }, (_, at) => [`Tindahan ${at}`, at]);
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'S');
    await inFile(write(book, { type: 'buffer', bookType: 'biff8' }), async (path) => {
      await using sheet = await openSheet(path, { name: 'a.xls' });
      expect(sheet.describe()).toMatchObject({ format: 'xls', sheets: [{ rows: 1_200, columns: 2 }] });
      const batches = await Array.fromAsync(sheet.rows());
      expect(batches.map(({ length }) => length)).toEqual([500, 500, 200]);
      expect(batches[2]?.[199]?.cells[0]).toBe('Tindahan 1199');
    });
  });

  it('is refused in words like any other', async () => {
    await expect(opening(Buffer.from('<html>no table'))).rejects.toMatchObject({ code: 'webPage' });
  });

  // Read in a thread it takes the whole server along: V8 gives up within one allocation.
  it('may ask for all memory: it is refused, and this process goes on meanwhile', {
    timeout: 120_000,
  }, async () => {
    let turns = 0;
    const beat = setInterval(() => {
      turns += 1;
    }, 20);
    const before = process.memoryUsage().rss;
    const end = expect(opening(ENDLESS)).rejects.toMatchObject({ code: 'tooHeavy' });
    await end.finally(() => clearInterval(beat));
    expect(turns).toBeGreaterThan(10);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
  });

  it('ends at once when it is aborted', async () => {
    const leaving = new AbortController();
    const open = opening(ENDLESS, leaving.signal);
    void setTimeout(1_000).then(() => leaving.abort(new Error('left')));
    await expect(open).rejects.toThrow('left');
  });
});

describe('processes that read a workbook', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a'], ['b']]), 'S');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'biff8' });

  it('are two at a time: the third waits until one is gone, and is told so when it is in a hurry', async () => {
    await inFile(bytes, async (path) => {
      const open = (waitMs?: number) =>
        openSheet(path, { name: 'a.xls', ...(waitMs !== undefined && { waitMs }) });
      const [first, second] = await Promise.all([open(), open()]);
      await expect(open(50)).rejects.toMatchObject({ code: 'busy' });
      let isOpen = false;
      const third = open().then((sheet) => {
        isOpen = true;
        return sheet;
      });
      await setTimeout(500);
      expect(isOpen).toBe(false);
      await first.close();
      // Read to its end, a file leaves its place as well.
      expect((await Array.fromAsync((await third).rows())).flat()).toHaveLength(2);
      const fourth = await open();
      await Promise.all([second.close(), fourth.close()]);
    });
  });

  it('leave their places when they are refused or aborted', async () => {
    const leaving = new AbortController();
    const refusals = [opening(Buffer.from('<html>no table')), opening(ENDLESS, leaving.signal)];
    const settled = Promise.allSettled(refusals);
    await setTimeout(1_500);
    leaving.abort(new Error('left'));
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const places = await Promise.all([PROCESSES.take(undefined, 5_000), PROCESSES.take(undefined, 5_000)]);
    for (const leave of places) leave();
  });
});

describe('an archive is judged before SheetJS sees it', () => {
  it('a bomb is refused by its directory', async () => {
    const large = new Uint8Array(64 * MEGABYTE);
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
    expect(await refusal(zipped({ mimetype, 'content.xml': large }))).toBe('bomb');
    expect(await refusal(zipped({ 'xl/workbook.bin': 'x', 'xl/media/a.bin': large }))).toBe('bomb');
  });

  it('what says that it unpacks to more than a list is not unpacked, what lies is stopped where it goes on', async () => {
    const vast = lying('xl/workbook.bin', Buffer.alloc(2 * MEGABYTE), 300 * MEGABYTE);
    expect(await refusal(vast)).toBe('bomb');
    expect(await refusal(lying('xl/workbook.bin', spaces(32 * MEGABYTE), 1_000))).toBe('bomb');
  });
});
