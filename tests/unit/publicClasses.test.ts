import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (pattern: string): string[] => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
const styled = new Set(
  read('src/**/*.css').flatMap((css) => [...css.matchAll(/\.([a-z]-[\w-]+)/g)].map(([, name]) => name)),
);
const named = new Set(
  ['selfService', 'registration'].flatMap((pages) =>
    read(`src/pages/${pages}/**/*.tsx`).flatMap((page) =>
      [...page.matchAll(/["'` ]([asr]-[a-z]+(?:-[a-z]+)*)(?=["'` ])/g)].map(([, name]) => name),
    ),
  ),
);

describe('pages of people who apply or register', () => {
  it('name no class that has lost its style', () => {
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((name) => !styled.has(name))).toEqual([]);
  });

  // What two files say of one class, both of them loaded, holds for either's pages: neither knows of the other.
  it('have what a class looks like by itself from one file of styles', () => {
    const files = globSync('src/**/*.css').map((path) => {
      const rules = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return new Set([...rules.matchAll(/(?:^|\})\s*\.([a-z]-[\w-]+)\s*\{/g)].map(([, name]) => name));
    });
    const all = files.flatMap((names) => [...names]);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});
