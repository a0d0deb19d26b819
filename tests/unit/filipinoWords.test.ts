import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DICTIONARIES = globSync(['src/**/fil.ts', 'src/i18n/fil/**/*.ts'], { cwd: ROOT });

/** All texts of a dictionary, however deep they stand. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

describe('the Filipino dictionaries', () => {
  it('call an application by one word, as messages do; the form is a paper’s English name', async () => {
    expect(DICTIONARIES.length).toBeGreaterThan(40);
    const modules: unknown[] = await Promise.all(DICTIONARIES.map((path) => import(join(ROOT, path))));
    const texts = modules.flatMap(textsOf).map((text) => text.replace('Application form', ''));
    expect(texts.filter((text) => /\bapplications?\b/i.test(text))).toEqual([]);
  }, 60_000);
});
