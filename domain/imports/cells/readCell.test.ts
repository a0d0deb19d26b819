import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES, type FieldType } from '../../importJobs/fieldTypes.ts';
import type { ImportField } from '../fields/fields.ts';
import { columnFacts, readCell } from './readCell.ts';
import type { SheetCell } from './sheetCell.ts';

/** Letters, digits and signs of cells, and what hides between them. */
const STRANGE = [
  ...'aZñé09 .,;-/+%₱@ı',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00A0',
  '\u0303',
  '\u200B',
  '\u202E',
  '\uD800',
  '\uFEFF',
  '😀',
];

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
const read = (type: FieldType, cell: SheetCell, more: Partial<ImportField> = {}) =>
  readCell(field(type, more), cell);
const number = (raw: string, text = raw, format = 'General'): SheetCell => ({
  kind: 'number',
  text,
  raw,
  format,
});
const date = (iso: string, text = iso): SheetCell => ({ kind: 'date', text, iso, format: 'mm/dd/yyyy' });

/** One word for what was made of a cell: its text, or its problem with what is suggested. */
const said = ({ text, problems }: ReturnType<typeof readCell>): string =>
  problems.length
    ? problems.map(({ code, suggestion }) => `${code}${suggestion ? ` → ${suggestion}` : ''}`).join(', ') +
      (text === null ? '' : ` (${text})`)
    : String(text);

describe('any cell', () => {
  it('may be empty unless it is required', () => {
    for (const type of FIELD_TYPES)
      for (const empty of [null, '', '  ', '\u00A0', '\u200B']) {
        expect(said(read(type, empty)), type).toBe('null');
        expect(said(read(type, empty, { required: true })), type).toBe('required');
      }
  });

  it('is told where it cannot be read at all, whatever it should be', () => {
    for (const type of FIELD_TYPES) {
      const more = { required: true };
      expect(said(read(type, { kind: 'error', text: '#REF!' }, more))).toBe('formula_error');
      expect(said(read(type, { kind: 'merged', text: '', into: 'A2' }, more))).toBe('merged');
      expect(said(read(type, { kind: 'formula', text: '', value: null }, more))).toBe('formula_empty');
      expect(said(read(type, 'a\u0007b', more))).toBe('control_characters → a b');
    }
  });

  it('holds the result of a formula, with a warning', () => {
    const formula = (value: string | { kind: 'error'; text: string }): SheetCell => ({
      kind: 'formula',
      text: 'as seen',
      value,
    });
    expect(said(read('mobile', formula('0917 123 4567')))).toBe('formula (639171234567)');
    expect(said(read('mobile', formula('0917')))).toBe('not_mobile, formula');
    expect(said(read('text', formula({ kind: 'error', text: '#N/A' })))).toBe('formula_error, formula');
  });

  it('was a time of day that is taken as it shows where a text is asked for, and nowhere else', () => {
    const shown = [
      ['09:00:00', '9:00'],
      ['21:00:00', '9:00:00 PM'],
      ['09:00:00', '9 AM'],
      ['2026-03-05T09:00:00', '9:00'],
    ] as const;
    for (const [iso, text] of shown) expect(said(read('text', date(iso, text)))).toBe(text);
    for (const [iso, text] of [
      ['09:00:00', '12/31/1899 9:00'],
      ['2026-03-05', '5'],
      ['2026-03-05T09:00:00', '3/5/2026 9:00'],
    ] as const)
      expect(said(read('text', date(iso, text)))).toBe('turned_to_date');
    for (const type of FIELD_TYPES)
      if (type !== 'text')
        expect(said(read(type, date('09:00:00', '9:00')))).toBe(
          type === 'date' ? 'not_date' : 'turned_to_date',
        );
  });

  it('was no date unless it should be one', () => {
    for (const type of FIELD_TYPES)
      expect(said(read(type, date('2026-12-03', '3-Dec')))).toBe(
        type === 'date' ? '2026-12-03' : 'turned_to_date',
      );
  });

  it('holds as many characters as the field, as people count them', () => {
    expect(said(read('text', 'abcd', { max: 4 }))).toBe('abcd');
    expect(said(read('text', 'abcde', { max: 4 }))).toBe('too_long');
    expect(said(read('text', '😀😀😀😀', { max: 4 }))).toBe('😀😀😀😀');
    expect(read('text', 'abcde', { max: 4 }).problems[0]?.params).toEqual({ max: 4 });
    expect(said(read('list', 'abcd, efgh', { max: 4 }))).toBe('abcd\nefgh');
    expect(said(read('list', 'abcd, efghi', { max: 4 }))).toBe('too_long');
  });

  it('has lines only where the field may', () => {
    expect(said(read('text', 'one\r\ntwo'))).toBe('control_characters → one two');
    expect(said(read('text', 'one\r\ntwo', { lines: true }))).toBe('one\ntwo');
  });

  it('is read without ever throwing, and what is read reads the same again', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom(...STRANGE) }),
      fc
        .tuple(fc.maxSafeInteger(), fc.nat(9))
        .map(([whole, part]) => number(`${whole}${part ? `.${part}` : ''}`)),
      fc.constantFrom<SheetCell>(null, { kind: 'boolean', text: 'TRUE', value: true }, date('09:00:00')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...FIELD_TYPES), cell, (type, given) => {
        const { text, problems } = read(type, given);
        // A list is kept otherwise than it is typed.
        if (text === null || problems.length || type === 'list') return;
        expect(read(type, text)).toEqual({ text, problems: [] });
      }),
    );
  });

  it('takes no longer over a strange text than over a plain one of its length', () => {
    // Longer than any cell may be, so that what goes over a text again and again runs out of time.
    const many = (part: string) => part.repeat(100_000 / part.length);
    const strange = ['.', 'a-', '1 ', ' ,', ', ', '0', '1,', '\n ', '\u0303', 'e+', '%'].map(many);
    for (const text of strange)
      for (const type of FIELD_TYPES)
        for (const cell of [`${text}x`, `a${text}x`, `;a${text}x`, `1${text}@`]) read(type, cell);
  });
});

describe('texts and e-mail addresses', () => {
  it.each([
    [number('12'), '12'],
    [number('12.5', '12.50', '0.00'), '12.50'],
    [number('639171234567', '6.39E+11', '0.00E+00'), '639171234567'],
    [{ kind: 'boolean', text: 'TRUE', value: true } as const, 'TRUE'],
  ])('a text of %j is %s', (cell, text) => {
    expect(said(read('text', cell))).toBe(text);
  });

  it.each([
    ['liezel.magsino@example.com', 'liezel.magsino@example.com'],
    ["o'brien+po@mail.example.com.ph", "o'brien+po@mail.example.com.ph"],
    [' a@b.ph ', 'a@b.ph'],
    ['liezel @example.com', 'not_email → liezel@example.com'],
    ['liezel@example,com', 'not_email → liezel@example.com'],
    ['mailto:liezel@example.com', 'not_email → liezel@example.com'],
    ['liezel@example.com.', 'not_email → liezel@example.com'],
    ['liezel', 'not_email'],
    ['a@b', 'not_email'],
    ['a..b@example.com', 'not_email'],
    ['a@-b.com', 'not_email'],
    ['a@b.com c@d.com', 'not_email'],
    [`${'a'.repeat(250)}@example.com`, 'not_email'],
  ])('%j: %s', (cell, expected) => {
    expect(said(read('email', cell))).toBe(expected);
  });
});

describe('choices', () => {
  const choices = [
    { value: 'BUSINESS_PLACE', label: 'Business Place', also: ['Office', 'Lugar ng negosyo'] },
    { value: 'MAILING', label: 'Mailing' },
    { value: 'OFFICE', label: 'Head Office' },
  ];

  it.each([
    ['BUSINESS_PLACE', 'BUSINESS_PLACE'],
    ['business  place', 'BUSINESS_PLACE'],
    ['Businessplace', 'BUSINESS_PLACE'],
    ['lugar NG negosyo', 'BUSINESS_PLACE'],
    ['office', 'OFFICE'],
    ['Mailling', 'not_choice → Mailing'],
    ['Lugar ng negsyo', 'not_choice → Business Place'],
    ['Warehouse', 'not_choice'],
  ])('%j: %s', (cell, expected) => {
    expect(said(read('choice', cell, { choices }))).toBe(expected);
  });

  it('any text will do where the field has no choices of its own', () => {
    expect(said(read('choice', 'Food'))).toBe('Food');
  });

  it.each([
    ['mailing; Head office', 'MAILING\nOFFICE'],
    ['Mailing, Mailing', 'MAILING'],
    ['Mailing, Headoffice, Maling', 'not_choice → Mailing; Headoffice; Mailing'],
    ['Mailing, Warehouse', 'not_choice'],
    [';', 'null'],
  ])('a list %j: %s', (cell, expected) => {
    expect(said(read('list', cell, { choices }))).toBe(expected);
  });

  it.each([
    ['Yes', 'true'],
    [' y ', 'true'],
    ['OO', 'true'],
    ['TRUE', 'true'],
    [number('1'), 'true'],
    [{ kind: 'boolean', text: 'FALSE', value: false } as const, 'false'],
    ['No', 'false'],
    ['hindi', 'false'],
    ['0', 'false'],
    ['maybe', 'not_yes_no'],
    [number('2'), 'not_yes_no'],
  ])('yes or no %j: %s', (cell, expected) => {
    expect(said(read('yesNo', cell))).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['03/05/2026', '2026-03-05'],
    ['3/5/2026', '2026-03-05'],
    [date('2026-03-05', '5-Mar'), '2026-03-05'],
    [date('2026-03-05T08:30:00'), '2026-03-05'],
    [date('08:30:00'), 'not_date'],
    ['13/05/2026', 'not_date → 2026-05-13'],
    ['5 March 2026', 'not_date → 2026-03-05'],
    ['Marso 5, 2026', 'not_date → 2026-03-05'],
    ['05-Mar-2026', 'not_date → 2026-03-05'],
    ['2026/03/05', 'not_date → 2026-03-05'],
    ['2026-3-5', 'not_date → 2026-03-05'],
    ['03-05-2026', 'ambiguous_date'],
    ['03-25-2026', 'not_date → 2026-03-25'],
    ['02/30/2026', 'not_date'],
    ['2026-02-30', 'not_date'],
    ['03/05/26', 'not_date'],
    ['soon', 'not_date'],
    [number('46086'), 'not_date'],
  ])('%j: %s', (cell, expected) => {
    expect(said(read('date', cell))).toBe(expected);
  });

  it('are never guessed in a column that has days first', () => {
    const facts = columnFacts(['05/04/2026', '25/12/2026']);
    const inColumn = (cell: SheetCell) => said(readCell(field('date'), cell, facts));
    expect(inColumn('05/04/2026')).toBe('ambiguous_date');
    expect(inColumn('25/12/2026')).toBe('not_date → 2026-12-25');
    expect(inColumn('12/25/2026')).toBe('2026-12-25');
    expect(inColumn('04/04/2026')).toBe('2026-04-04');
    expect(inColumn('2026-04-05')).toBe('2026-04-05');
    expect(inColumn(date('2026-04-05', '05/04/2026'))).toBe('2026-04-05');
  });

  it('are never guessed beside days that are shown with the day first', () => {
    const shown: SheetCell = { kind: 'date', text: '05/03/2026', iso: '2026-03-05', format: 'dd/mm/yyyy' };
    expect(said(readCell(field('date'), '05/04/2026', columnFacts([shown])))).toBe('ambiguous_date');
    const monthFirst: SheetCell = { ...shown, text: '03/05/2026' };
    expect(said(readCell(field('date'), '05/04/2026', columnFacts([monthFirst])))).toBe('2026-05-04');
  });

  it('stay as they are in a column that has months first', () => {
    const facts = columnFacts(['05/04/2026', '12/25/2026', '2026-12-25', 'soon']);
    expect(said(readCell(field('date'), '05/04/2026', facts))).toBe('2026-05-04');
  });
});
