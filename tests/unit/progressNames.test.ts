import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every bar and spinner of the portal: where it stands, and its attributes. */
const progressTags = globSync('src/**/*.tsx').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/<(?:Linear|Circular)Progress\b([^>]*)>/g)].map(
    ([tag, attributes = '']) => ({ at: `${path}: ${tag}`, attributes }),
  ),
);

it('names each bar and spinner, or hides it where something else tells', () => {
  expect(progressTags.length).toBeGreaterThan(5);
  const nameless = progressTags.filter(({ attributes }) => !/\baria-(?:label=|hidden\b)/.test(attributes));
  expect(nameless.map(({ at }) => at)).toEqual([]);
});
