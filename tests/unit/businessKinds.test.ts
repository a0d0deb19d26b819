import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/pages/selfService/texts/en.ts';
import { fil } from '../../src/pages/selfService/texts/fil.ts';

/** Code and label of each kind of business, as the look-up of the API answers them in every language. */
const LOOKUP = readFileSync('server/seed/reference/lookups/business-types.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [code: string, label: string]);

const kindsOf = (texts: Readonly<Record<string, string>>) =>
  LOOKUP.flatMap(([code]) => texts[`start.${code}`] ?? []);

describe('kinds of business', () => {
  it.each([
    ['English', en],
    ['Filipino', fil],
  ])('are called at the beginning of an application as its next step calls them, in %s', (_, texts) => {
    const asked = LOOKUP.filter(([code]) => `start.${code}` in texts);
    expect(asked.length).toBe(4);
    expect(kindsOf(texts)).toEqual(asked.map(([, label]) => label));
  });
});
