import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leanModules } from './leanModules.ts';

let folder: string;
beforeAll(async () => {
  // Below the project, where the libraries are found.
  folder = await mkdtemp(join(import.meta.dirname, 'lean-'));
});
afterAll(() => rm(folder, { recursive: true }));

const built = async (code: string): Promise<string> => {
  const entry = join(folder, 'entry.js');
  await writeFile(entry, code);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanModules()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  }).then((found) => (Array.isArray(found) ? found[0] : found))) as { output: { code: string }[] };
  return output[0]?.code ?? '';
};

describe('lean modules', () => {
  it('leave what the polyglot of the texts needs to the language itself', async () => {
    const code = await built("import Polyglot from 'node-polyglot'; export default Polyglot;");
    expect(code).toContain('Object.entries');
    expect(code).not.toContain('GetIntrinsic');
    const at = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const { default: Polyglot } = await import(at);
    expect(new Polyglot({ phrases: { a: { b: 'Hi %{name}' } } }).t('a.b', { name: 'Ana' })).toBe('Hi Ana');
  });

  it('leave out the writer of an export that no list has', async () => {
    const code = await built("import write from 'jsonexport/dist/index.js'; export default write;");
    expect(code).toContain('Lists are exported by the server');
    expect(code.length).toBeLessThan(400);
  });
});
