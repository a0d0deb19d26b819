import { describe, expect, it } from 'vitest';
import { readMisread } from './misread.ts';

/** UTF-8 taken for Windows-1252, as a spreadsheet does that opens a csv by a double click. */
const misread = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

/** UTF-8 taken for Mac Roman. */
const byMac = (text: string): string => new TextDecoder('macintosh').decode(new TextEncoder().encode(text));

const NAMES = [
  'Peña',
  'Niño',
  'PEÑA',
  'Biñan',
  'Las Piñas',
  'Parañaque',
  'Doña Remedios Trinidad',
  'José',
  'María',
];

describe('UTF-8 that was read as something else', () => {
  it.each([...NAMES, '₱1,500.00', 'Jollibee’s', '“Sari-sari”', 'Mon – Sat'])(
    'is known again where it was read as Mac Roman: %s',
    (text) => {
      expect(byMac(text)).not.toBe(text);
      expect(readMisread(byMac(text))).toBe(text);
      expect(readMisread(`${byMac(text)} ng ${misread('Niño')}`)).toBe(`${text} ng Niño`);
    },
  );

  it.each([...NAMES, '₱1,500.00', 'Jollibee’s', '“Sari-sari”', 'Mon – Sat', 'Às'])(
    'is known again: %s',
    (text) => {
      expect(misread(text)).not.toBe(text);
      expect(readMisread(misread(text))).toBe(text);
      expect(readMisread(`Tindahan ni ${misread(text)}, Biñan`)).toBe(`Tindahan ni ${text}, Biñan`);
      expect(readMisread(misread(misread(text)))).toBe(text);
    },
  );

  it('is known by Latin-1 as well', () => {
    expect(readMisread('PE\u00C3\u0091A')).toBe('PEÑA');
  });

  it.each([
    ...NAMES,
    'SÃO PAULO',
    'Pão de Açúcar',
    'Âncora ± 5',
    'CAFÉ–BAR',
    'GRÅ–BLÅ',
    'Ã',
    '© 2026 Â',
    '₱1,500',
    'Jollibee’s “Sari-sari” – Mon',
    'O’Hara',
    '√2 ± 1',
    '√ 9 ∫',
    '‚Ä',
    '',
  ])('is no name as it should be: %s', (text) => expect(readMisread(text)).toBeNull());
});
