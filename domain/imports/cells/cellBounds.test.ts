import { describe, expect, it } from 'vitest';
import { FIELD_TYPES, type FieldType } from '../../importJobs/fieldTypes.ts';
import type { ImportField } from '../fields/fields.ts';
import { readCell } from './readCell.ts';
import type { SheetCell } from './sheetCell.ts';

const field = (type: FieldType, more: Partial<ImportField> = {}): ImportField => ({
  key: 'it',
  header: 'It',
  synonyms: [],
  type,
  required: false,
  hint: { en: 'It', fil: 'Ito' },
  example: '',
  ...more,
});

describe('a cell with a very long text', () => {
  it('is too long before anything else is said of it', () => {
    const long = '\u0001'.repeat(1_100);
    expect(readCell(field('text', { max: 60 }), long).problems).toEqual([
      { field: 'it', code: 'too_long', params: { max: 60 } },
    ]);
    for (const type of FIELD_TYPES.filter((one) => one !== 'list' && one !== 'codes'))
      expect(readCell(field(type), 'a'.repeat(32_767)).problems).toEqual([
        { field: 'it', code: 'too_long', params: { max: 255 } },
      ]);
    const shown: SheetCell = { kind: 'formula', text: long, value: long };
    expect(readCell(field('text', { max: 60 }), shown).problems).toMatchObject([{ code: 'too_long' }]);
  });

  it('may have blanks around as many characters as its field', () => {
    const text = `${' '.repeat(90)}${'a'.repeat(60)}${' '.repeat(90)}`;
    expect(readCell(field('text', { max: 60 }), text)).toEqual({ text: 'a'.repeat(60), problems: [] });
  });

  it('names at most 1,000 members of a list', () => {
    const members = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`).join(';');
    for (const type of ['list', 'codes'] as const) {
      expect(readCell(field(type), members(1_000)).problems).toEqual([]);
      expect(readCell(field(type), members(1_001)).problems).toEqual([
        { field: 'it', code: 'too_many', params: { max: 1_000 } },
      ]);
    }
  });
});
