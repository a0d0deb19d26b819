import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPatterns, type Pattern, patternsIn } from './patterns.ts';
import { readSources } from './sources.ts';

const file = (text: string, path = 'server/some.ts') => ({ path, text });

describe('checkPatterns', () => {
  it.each([
    ['letters around a letter', 'const A = /[\\p{L}]*[^\\p{ASCII}][\\p{L}]*/u;', '2nd degree polynomial'],
    ['zeros at the end', "text.replace(/0+$/, '')", '2nd degree polynomial'],
    ['a repeated repetition', 'const A = /^(a+)+$/;', 'exponential'],
    [
      'a pattern that is put together',
      `const ZERO = '0'; new RegExp(\`\${ZERO}+$\`);`,
      '2nd degree polynomial',
    ],
  ])('rejects %s', async (_, text, growth) => {
    const [complaint = '', ...more] = await checkPatterns([file(text)], null);
    expect(more).toEqual([]);
    expect(complaint).toMatch(/^server\/some\.ts:1 .* is not linear/);
    expect(complaint).toContain(growth);
  });

  it('accepts patterns that read each character once', async () => {
    expect(await checkPatterns([file('const A = /^[a-z]+(?:-[a-z]+)*$/;')], null)).toEqual([]);
  });

  it('rejects a pattern that it cannot read', async () => {
    const [complaint = ''] = await checkPatterns([file('const A = /[\\p{L}--[a]]/v;')], null);
    expect(complaint).toMatch(/is not linear \(invalid\)/);
  });

  it('remembers the linear ones alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'suki-patterns-'));
    const cache = join(folder, 'known.json');
    const text = 'const A = [/0+$/, /^[a-z]+$/];';
    for (const _ of ['first', 'second']) {
      expect(await checkPatterns([file(text)], cache)).toEqual([expect.stringContaining('/0+$/')]);
      expect(JSON.parse(await readFile(cache, 'utf8'))).toHaveLength(1);
    }
    await rm(folder, { recursive: true });
  });

  it('rejects a pattern that only the running program knows', () => {
    for (const made of ['new RegExp(given)', "new RegExp('a', given)"])
      expect(patternsIn([file(`export const test = (given: string) => ${made};`)]).complaints).toEqual([
        'server/some.ts:1 a pattern is a literal, or put together of constants',
      ]);
    expect(patternsIn([file("new RegExp(('a+' as string))")]).patterns).toMatchObject([{ source: 'a+' }]);
    const constant = file("export const GIVEN = 'a+';", 'domain/given.ts');
    expect(patternsIn([file('new RegExp(`\x24{GIVEN}b`);'), constant])).toMatchObject({
      patterns: [{ source: 'a+b' }],
      complaints: [],
    });
  });

  it('leaves tests and scripts alone', () => {
    const text = 'const A = /0+$/;';
    expect(patternsIn([file(text, 'server/some.test.ts'), file(text, 'scripts/some.ts')]).patterns).toEqual(
      [],
    );
  });
});

describe('the patterns of the sources', () => {
  let patterns: Pattern[] = [];
  beforeAll(async () => {
    patterns = patternsIn(await readSources()).patterns;
  });

  const slow = (given: readonly Pattern[], ...limits: string[]): string[] =>
    JSON.parse(
      execFileSync(
        process.execPath,
        [fileURLToPath(new URL('./feedPatterns.ts', import.meta.url)), ...limits],
        {
          input: JSON.stringify(given),
          maxBuffer: 64 * 1024 * 1024,
        },
      ).toString(),
    );

  it('are found', () => expect(patterns.length).toBeGreaterThan(400));

  it('read 100,000 characters of every shape in linear time', { timeout: 240_000 }, () => {
    expect(slow(patterns)).toEqual([]);
  });

  it('would be seen if one were quadratic', { timeout: 60_000 }, () => {
    const quadratic = [
      { source: '[\\p{L}\\p{M}]*[^\\p{ASCII}\\s][\\p{L}\\p{M}]*', flags: 'u', place: 'letters' },
      { source: 'a(?=.*b)', flags: 'g', place: 'every match looks to the end' },
    ];
    expect(slow(quadratic, '50000', '500').map((line) => line.split(' reads')[0])).toEqual(
      quadratic.map(({ source, flags, place }) => `${place} /${source}/${flags}`),
    );
  });
});
