import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goodsName } from '#domain/selfService/names/goodsName.ts';
import { paperName } from '#domain/selfService/names/paperName.ts';

const rowsOf = (lookup: string): [string, string][] =>
  readFileSync(`server/seed/reference/lookups/${lookup}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2) as [string, string]);

/** Called alike in both languages. */
const ALIKE = ['SPA', 'SO', 'ELEC'];

describe.each([
  ['document-type', paperName],
  ['document-types-enum', paperName],
  ['commodities', goodsName],
])('the look-up %s', (lookup, nameOf) => {
  it.each(rowsOf(lookup))('%s has a Filipino name of its own beside “%s”, which stays', (code, label) => {
    const name = nameOf(code, label);
    expect(name.en).toBe(label);
    if (!ALIKE.includes(code)) expect(name.fil).not.toBe(label);
  });
  it('keeps the name of what is new in both languages', () =>
    expect(nameOf('NEW', 'New one')).toEqual({ en: 'New one', fil: 'New one' }));
});
