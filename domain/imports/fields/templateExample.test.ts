import { describe, expect, it } from 'vitest';
import { partnerFields } from './partnerFields.ts';
import { readsAsExample } from './templateExample.ts';

const example = partnerFields.map(({ key, example: text }) => [key, text || null] as const);
const withText = (key: string, text: string) => new Map<string, string | null>([...example, [key, text]]);

describe('a row that reads as the example of its template', () => {
  it('does so whatever the template took from the data', () => {
    expect(readsAsExample(partnerFields, new Map(example))).toBe(true);
    expect(readsAsExample(partnerFields, withText('hsisPartnerCode', 'P12345'))).toBe(true);
  });

  it('does not once anything else was typed over', () => {
    expect(readsAsExample(partnerFields, withText('partnerName', 'Sari Store'))).toBe(false);
    expect(readsAsExample(partnerFields, withText('mobileNumber', '0918 000 1111'))).toBe(false);
  });

  it('does not when the file has only a few of its columns', () => {
    expect(readsAsExample(partnerFields, new Map(example.slice(0, 3)))).toBe(false);
  });
});
