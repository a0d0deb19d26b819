import { describe, expect, it } from 'vitest';
import { checkLaws } from './laws.ts';
import { checkPaths, checkPrograms } from './paths.ts';
import { checkSizes } from './sizes.ts';
import { listFiles } from './sources.ts';
import { compareTexts } from './translations.ts';

const file = (path: string, text: string) => ({ path, text });

describe('checks of the house', () => {
  it('sees a page that fetches by itself and leaves the providers alone', () => {
    const text = "const rows = await fetch('/api/partners');\n";
    expect(checkLaws([file('src/providers/http.ts', text)])).toEqual([]);
    expect(checkLaws([file('src/pages/Some.tsx', text)])).toEqual([
      'src/pages/Some.tsx:1 only src/providers names a path of the API or fetches',
    ]);
  });

  it('sees a rule that reads the clock', () => {
    const text = 'const day = new Date();\n';
    expect(checkLaws([file('domain/day.ts', text)])).toHaveLength(1);
    expect(checkLaws([file('domain/dates.test.ts', text)])).toEqual([]);
  });

  it.each([
    "const BEFORE = { en: 'The store closes after it opens', fil: '' };",
    "before_start: row('It ends before it begins', '')",
    "{ en: 'A category is named twice' }",
  ])('sees a mistake that is told as a fact: %s', (text) => {
    expect(checkLaws([{ path: 'domain/sentence.ts', text }])).toEqual([
      'domain/sentence.ts:1 a refusal says what to do, not the mistake as if it were so',
    ]);
  });

  it('sees an address of the portal that is written out', () => {
    const text = "const link = '/approvals';\n";
    expect(checkLaws([file('server/approvals/tell.ts', text)])).toHaveLength(1);
    expect(checkLaws([file('domain/pages.ts', text)])).toEqual([]);
  });

  it.each([
    "import Dialog from '@mui/material/Dialog';",
    "import { Button, Dialog } from '@mui/material';",
    "import { Confirm, useNotify } from 'react-admin';",
  ])('sees a dialog that a double click would close again: %s', (text) => {
    expect(checkLaws([file('src/pages/Some.tsx', text)])).toHaveLength(1);
    expect(checkLaws([file('src/components/ui/dialogs/SteadyDialog.tsx', text)])).toEqual([]);
  });

  it('sees a switched-off test', () => {
    const text = ['it', ".only('x', run);"].join('');
    expect(checkLaws([file('domain/a.test.ts', text)])).toHaveLength(1);
  });

  it('sees a stand-in for a module that files before may have loaded', () => {
    const text = "vi.mock('a-library', () => ({}));";
    expect(checkLaws([file('src/some.test.ts', text)])).toHaveLength(1);
    // Its set-up loads all anew after each file.
    expect(checkLaws([file('src/some.test.tsx', text)])).toEqual([]);
  });

  it('refuses a file of more than 300 lines, but not a table of texts', () => {
    const long = 'a\n'.repeat(301);
    const short = Array.from({ length: 3 }, (_, index) => file(`domain/${index}.ts`, 'a\n'));
    expect(checkSizes([...short, file('server/long.ts', long)])).toEqual([
      'server/long.ts has 301 lines: at most 300',
    ]);
    expect(checkSizes([...short, file('src/i18n/en/shell.ts', long)])).toEqual([]);
  });

  it('sees a path in a document that is not there, but no placeholder', () => {
    const text =
      'Write `server/gone.ts` and `server/main.ts`, then\n`server/areas/<area>/` and `./docs/none.md`.\n';
    const isThere = (path: string) => path === 'server/main.ts';
    expect(checkPaths([file('README.md', text)], isThere)).toEqual([
      'README.md:1 names server/gone.ts, which is not there',
      'README.md:2 names ./docs/none.md, which is not there',
    ]);
  });

  it('names a program that is started and is not there', () => {
    const text = [
      "spawn(process.execPath, ['server/main.ts']);",
      "const A = new URL('./beside.ts', import.meta.url);",
      "const B = join(import.meta.dirname, '..', 'server', 'main.ts');",
      "spawn(process.execPath, ['gone/child.mts'], {",
      "const C = new URL('./gone.ts', import.meta.url);",
      "import { x } from './checked.by.the.compiler.ts';",
    ].join('\n');
    const isThere = (path: string) => ['server/main.ts', 'tests/beside.ts'].includes(path);
    const sources = [file('tests/some.ts', text), file('server/main.ts', '')];
    expect(checkPrograms(sources, isThere)).toEqual([
      'tests/some.ts:4 starts gone/child.mts, which is not there',
      'tests/some.ts:5 starts ./gone.ts, which is not there',
    ]);
  });

  it('sees a server that takes the time from its own machine', () => {
    const text = 'const now = new Date();\n';
    expect(checkLaws([file('server/jobs/tidy.ts', text)])).toHaveLength(1);
    expect(checkLaws([file('server/process/holdFolder.ts', text)])).toEqual([]);
  });

  it('fails where git lists nothing, or is not there, instead of finding nothing wrong', async () => {
    expect(await listFiles('scripts/check.ts')).toEqual(['scripts/check.ts']);
    await expect(listFiles('no/such/folder')).rejects.toThrow('git lists no files to check');
    await expect(listFiles('../outside')).rejects.toThrow(/git lists no files to check: .+/);
  });

  it('refuses a folder of the house with more than 30 files, tests and all', () => {
    const files = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`, 'a\n'));
    expect(checkSizes([...files('domain/formats', 30), ...files('tests/api/promos', 30)])).toEqual([]);
    for (const folder of ['src/pages/promos', 'tests/api'])
      expect(checkSizes(files(folder, 31))).toEqual([
        `${folder} holds 31 files: cut it by topic, at most 30`,
      ]);
  });

  it('refuses a median above 60 lines', () => {
    expect(checkSizes([file('domain/a.ts', 'a\n'.repeat(61))])).toEqual([
      'the median file has 61 lines: at most 60',
    ]);
  });

  it('names a text that one language lacks or fills differently', () => {
    const english = { a: 'One', b: { c: 'Of %{count}' } };
    expect(compareTexts('x', english, { a: 'Isa', b: { c: 'Sa %{count}' } })).toEqual([]);
    expect(compareTexts('x', english, { a: '', b: { c: 'Sa %{bilang}' }, d: 'Iba' })).toEqual([
      'x a is missing in Filipino',
      'x b.c fills in other values in Filipino',
      'x d is missing in English',
    ]);
  });
});
