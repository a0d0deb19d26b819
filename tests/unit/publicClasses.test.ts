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
});
