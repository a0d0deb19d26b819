import { describe, expect, it } from 'vitest';
import { SSF } from 'xlsx';
import type { Cell } from './cell.ts';
import { byHand, type HandMade } from './testkit/byHand.ts';
import { readAll } from './testkit/inFile.ts';
import { numberText } from './xlsx/numberText.ts';

const xml = (code: string) => code.replaceAll('"', '&quot;');
/** The cell of one value under one format. */
const shown = async (
  code: string,
  value: string,
  type = '',
  made: HandMade = {},
): Promise<Cell | undefined> => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${xml(code)}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;
  const data = `<row><c s="1" ${type && `t="${type}"`}><v>${value}</v></c></row>`;
  return (await readAll(byHand({ styles, data, ...made }))).rows[0]?.cells[0];
};

describe('a time that was typed', () => {
  it.each([
    ['h:mm', 0.375, '9:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['[$-409]h:mm\\ AM/PM;@', 0.375, '9:00 AM'],
    ['[$-F400]h:mm:ss\\ AM/PM', 0.875, '9:00:00 PM'],
    ['[$]hh:mm', 0.375, '09:00'],
    ['[h]:mm', 0.375, '9:00'],
  ])('under %s is a time of day: %d shows %s', async (code, value, text) => {
    expect(await shown(code, String(value))).toMatchObject({
      kind: 'date',
      text,
      iso: expect.stringMatching(/^\d\d:00:00$/),
    });
  });
});

describe('hours that are counted beyond a day', () => {
  it('are a number that shows as in Excel', async () => {
    const codes = ['[h]:mm', '[h]:mm:ss', '[hh]:mm', '[mm]:ss', '[m]', '[s]', '[ss]', '[$-409][h]:mm;@'];
    for (const code of codes)
      for (const value of [1, 1.0625, 1.25, 2.5, 12.34375, 41.5, 1000])
        expect([code, value, await shown(code, String(value))]).toEqual([
          code,
          value,
          { kind: 'number', text: SSF.format(code, value), raw: String(value), format: code },
        ]);
    expect(await shown('[h]:mm', '1.0625')).toMatchObject({ text: '25:30' });
    expect(await shown('[hh]:mm', '0.0625')).toMatchObject({ text: '01:30' });
  });

  it('end with the calendar', async () => {
    expect(await shown('[h]:mm', '2958466')).toEqual({ kind: 'error', text: '########' });
  });
});

describe('a date or time that is stored in ISO', () => {
  it.each([
    ['T09:00', '09:00:00', '09:00:00'],
    ['09:00:00', '09:00:00', '09:00:00'],
    ['T21:30:15.250', '21:30:15', '21:30:15'],
    ['09:00:00Z', '09:00:00', '09:00:00'],
    ['2026-03-05', '2026-03-05', '2026-03-05'],
    ['2026-03-05T00:00:00', '2026-03-05', '2026-03-05'],
    ['2026-03-05T08:30', '2026-03-05T08:30:00', '2026-03-05 08:30:00'],
    ['2026-03-05T08:30:00+08:00', '2026-03-05T08:30:00', '2026-03-05 08:30:00'],
  ])('%s is %s', async (stored, iso, text) => {
    expect(await shown('General', stored, 'd')).toMatchObject({ kind: 'date', iso, text });
  });

  it('shows as the cell has it', async () => {
    expect(await shown('h:mm AM/PM', 'T09:00', 'd')).toMatchObject({ text: '9:00 AM', iso: '09:00:00' });
    expect(await shown('m/d/yyyy', '2026-03-05', 'd')).toMatchObject({ text: '3/5/2026' });
    expect(await shown('[h]:mm', '09:00:00', 'd')).toMatchObject({ text: '9:00' });
  });

  it('that is none is the text that it is', async () => {
    for (const stored of ['soon', 'T', '2026-02-30', '25:00:00', '2026-03-05T'])
      expect(await shown('General', stored, 'd')).toBe(stored);
  });
});

/** SheetJS shows a dollar for an empty tag, which Excel does not. */
const bare = (code: string) => code.replace(/\[\$(?:-[^\]]*)?\]|""/g, '');

describe('an empty tag of a currency', () => {
  it('shows nothing, as in Excel', () => {
    const codes = [
      '[$-409]0',
      '[$-409]#,##0.00',
      '[$]#,##0.00',
      '[$-F800]0.0',
      '[$-3409]000000000',
      '[$-409]#,##0.00;[Red]-[$-409]#,##0.00',
      '""0.00',
      '#,##0.00[$-409]',
      '#,##0\\ [$]',
      '[$₱-3409]#,##0.00',
      '[$PHP]\\ 0.00',
      '[$-409]0.00%',
    ];
    for (const code of codes)
      for (const value of [0, 7, 1234.5, -1234, 41])
        expect([code, value, numberText(value, code)]).toEqual([code, value, SSF.format(bare(code), value)]);
  });

  it('alone leaves a number as it is', () => {
    for (const code of ['[$-409]General', '[$-409]', '[$]', '[$-409]@'])
      expect(numberText(1234.5, code)).toBe('1234.5');
  });

  it('leaves a date a date', async () => {
    for (const code of [
      '[$-409]m/d/yyyy',
      '[$]m/d/yyyy',
      '[$-x-sysdate]m/d/yyyy',
      '[$-F800]m/d/yyyy',
      '[$-en-US]m/d/yyyy;@',
    ])
      expect(await shown(code, '46086')).toMatchObject({ kind: 'date', text: '3/5/2026' });
  });
});
