import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/sentence.ts';
import type { Column, Value } from './cells.ts';
import { writeCsv } from './writeCsv.ts';

const COLUMNS: Column[] = [
  { label: 'TIN', kind: 'text' },
  { label: 'Amount', kind: 'money' },
  { label: 'Changed', kind: 'instant' },
  { label: 'Brand', kind: 'flag' },
];

const written = async (rows: Value[][], language: Language = 'en'): Promise<string> => {
  const stream = async function* () {
    yield* rows;
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCsv(COLUMNS, stream(), language)) chunks.push(chunk);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks));
};

describe('an exported csv file', () => {
  it('begins with a byte order mark and the labels', async () => {
    expect(await written([])).toBe('\uFEFFTIN,Amount,Changed,Brand\r\n');
  });

  it('writes instants in Manila, flags in words and nothing for nothing', async () => {
    const text = await written([
      ['000123456', '1234.50', '2026-02-28T16:30:05.000Z', true],
      [null, null, null, null],
    ]);
    expect(text.split('\r\n').slice(1)).toEqual(['000123456,1234.50,2026-03-01 00:30:05,Yes', ',,,', '']);
  });

  it('writes flags in the words of its reader', async () => {
    const text = await written(
      [
        ['1', '1.00', '', false],
        ['2', '1.00', '', true],
      ],
      'fil',
    );
    expect(text.split('\r\n').slice(1, 3)).toEqual(['1,1.00,,Hindi', '2,1.00,,Oo']);
  });

  it('defuses a text that begins a formula, but leaves a negative amount a number', async () => {
    const text = await written([['=1+1', '-5.00', 'x', false]]);
    expect(text).toContain("'=1+1,-5,x,No");
  });

  it('writes more rows than one chunk holds', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [`ñ ${at}`, '1.00', '', true]);
    const lines = (await written(rows)).split('\r\n');
    expect(lines).toHaveLength(5_002);
    expect(lines[5_000]).toBe('ñ 4999,1.00,,Yes');
  });
});
