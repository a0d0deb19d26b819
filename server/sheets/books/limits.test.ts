import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { WHOLE_LIMITS } from '#domain/files/sheetLimits.ts';
import { BOOKS, bookOf, listOf, written } from '../testkit/bookOf.ts';
import { refusal } from '../testkit/inFile.ts';

describe('a file that was cut off', () => {
  it.each([...BOOKS, 'biff5', 'biff2', 'html'] as const)('is refused, wherever it ends: %s', async (type) => {
    const whole = written(listOf(Array.from({ length: 200 }, (_, at) => [`Name ${at}`, at])), type);
    for (let part = 1; part < 12; part++)
      expect(await refusal(whole.subarray(0, Math.floor((whole.length * part) / 12)))).toMatch(
        /damaged|webPage/,
      );
  });
});

describe('a workbook without one of its parts', () => {
  it.each(['biff8', 'biff5', 'biff2'] as const)(
    'is damaged, at whichever sector it ends: %s',
    async (type) => {
      const whole = written(listOf(Array.from({ length: 200 }, (_, at) => [`Name ${at}`, at])), type);
      for (let end = 512; end < whole.length; end += 512)
        expect(await refusal(whole.subarray(0, end))).toBe('damaged');
    },
  );

  it('is damaged, not a workbook of fewer sheets', async () => {
    const two = bookOf(['One', utils.aoa_to_sheet([['a']])], ['Two', utils.aoa_to_sheet([['b']])]);
    const { 'xl/worksheets/sheet2.bin': second, ...others } = unzipSync(written(two, 'xlsb'));
    expect(second).toBeDefined();
    expect(await refusal(zipSync(others))).toBe('damaged');
  });
});

describe('limits of a file that is read at one go', () => {
  const rows = (count: number) => Buffer.from(`<table>${'<tr><td>a</td></tr>'.repeat(count)}</table>`);

  it('are its own', async () => {
    expect(await refusal(rows(WHOLE_LIMITS.rows))).toBe('accepted');
    expect(await refusal(rows(WHOLE_LIMITS.rows + 1))).toBe('tooManyRows');
    expect(await refusal(rows(2 * WHOLE_LIMITS.rows + 1))).toBe('tooManyRows');
    const wide = [Array.from({ length: WHOLE_LIMITS.columns + 1 }, () => 'a')];
    expect(await refusal(written(listOf(wide), 'ods'))).toBe('tooManyColumns');
    const large = Buffer.concat([written(listOf([['a']]), 'biff8'), Buffer.alloc(WHOLE_LIMITS.bytes)]);
    expect(await refusal(large)).toBe('tooLarge');
    const long = `<table><tr><td>${'a'.repeat(32_768)}</td></tr></table>`;
    expect(await refusal(Buffer.from(long))).toBe('cellTooLong');
  });
});
