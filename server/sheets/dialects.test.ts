import { describe, expect, it } from 'vitest';
import { DIALECTS, SEEN } from './testkit/dialects.ts';
import { readAll, seen } from './testkit/inFile.ts';

describe('one list in many dialects', () => {
  it('is a corpus of more than thirty files', () => expect(DIALECTS.length).toBeGreaterThan(50));

  it.each(DIALECTS)('gives the same rows: %s', async (_, bytes) => {
    const { description, rows } = await readAll(bytes);
    expect(seen(rows)).toEqual(SEEN);
    expect(description.preview).toEqual(rows);
    expect(description.sheets[0]).toMatchObject({ rows: 3, columns: 4, hidden: false });
  });

  it('is read as what it is, whatever its name and without one', async () => {
    for (const name of ['stores.xlsx', 'stores.csv', 'stores', '.csv', ''])
      for (const [dialect, bytes] of [DIALECTS[0]!, DIALECTS.at(-1)!]) {
        const { description } = await readAll(bytes, { name });
        expect(description.format).toBe(dialect.startsWith('csv') ? 'csv' : 'xlsx');
      }
  });

  it('is a csv when its first header begins with PK, as archives do', async () => {
    const { description, rows } = await readAll('PK no,Store\n1,Nena\n', { name: 'stores.csv' });
    expect([description.format, seen(rows)]).toEqual([
      'csv',
      [
        [1, 'PK no', 'Store'],
        [2, '1', 'Nena'],
      ],
    ]);
  });

  it('says its encoding and delimiter', async () => {
    const { description } = await readAll(Buffer.from('a;ñ\n1;2', 'latin1'), { name: 'Mga tindahan.csv' });
    expect(description).toMatchObject({ encoding: 'windows-1252', delimiter: ';', sheet: 'Mga tindahan' });
    const { description: other } = await readAll(Buffer.from('\uFEFFa\tñ\n1\t2', 'utf16le'));
    expect(other).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' });
  });
});
