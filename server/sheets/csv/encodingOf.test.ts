import { describe, expect, it } from 'vitest';
import { readAll } from '../testkit/inFile.ts';

const NAMES = ['Peña', 'Niño', 'PEÑA', 'Biñan', 'Las Piñas', 'Parañaque', 'José', 'María', 'Iñigo', 'Ñora'];
/** Bytes of the letters of these names in Mac Roman. */
const MAC: Readonly<Record<string, number>> = {
  ñ: 0x96,
  Ñ: 0x84,
  é: 0x8e,
  í: 0x92,
  á: 0x87,
  ó: 0x97,
  '’': 0xd5,
};
const WINDOWS: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '“': 0x93, '”': 0x94 };
const inBytes = (text: string, table: Readonly<Record<string, number>>): Buffer =>
  Buffer.from([...text].map((sign) => table[sign] ?? sign.charCodeAt(0)));
const textsOf = async (bytes: Uint8Array) => {
  const { description, rows } = await readAll(bytes, { name: 'a.csv' });
  return [description.encoding, rows.flatMap(({ cells }) => cells)] as const;
};

describe('the encoding of a csv', () => {
  it.each(NAMES.filter((name) => !/^Ñ|María/.test(name)))('is known by one name: %s', async (name) => {
    const text = `Partner Name,City\n${name},Calamba\n`;
    const cells = ['Partner Name', 'City', name, 'Calamba'];
    expect(await textsOf(inBytes(text, MAC))).toEqual(['macintosh', cells]);
    expect(await textsOf(inBytes(text, WINDOWS))).toEqual(['windows-1252', cells]);
    expect(await textsOf(Buffer.from(text))).toEqual(['utf-8', cells]);
    expect(await textsOf(Buffer.from(`\uFEFF${text}`))).toEqual(['utf-8', cells]);
    expect(await textsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['utf-16le', cells]);
  });

  it('is known by all of a list', async () => {
    const cells = [...NAMES, 'Jollibee’s'];
    expect(await textsOf(inBytes(cells.join('\n'), MAC))).toEqual(['macintosh', cells]);
    expect(await textsOf(inBytes(cells.join('\n'), WINDOWS))).toEqual(['windows-1252', cells]);
  });

  it.each([
    [
      'dashes, quotes and apostrophes alone',
      ['Mon–Sat', '9–18', 'Jollibee’s', '“Sari-sari”', 'Cavite – Laguna'],
    ],
    ['a dash between small letters beside names', ['Peña', 'Niño', 'lunes–sabado']],
    ['French and Spanish words', ['Café Élan', 'Señor Muñoz', 'Ángel', 'Über']],
  ])('stays Windows-1252 with %s', async (_, cells) => {
    expect(await textsOf(inBytes(cells.join('\n'), WINDOWS))).toEqual(['windows-1252', cells]);
  });
});
