import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { utils, write } from 'xlsx';
import { inFile } from '../testkit/inFile.ts';
import { startProcess } from './startProcess.ts';

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url));

const BOOK = utils.book_new();
utils.book_append_sheet(BOOK, utils.aoa_to_sheet([['a']]), 'S');
const XLS: Uint8Array = write(BOOK, { type: 'buffer', bookType: 'biff8' });

/** Starts the process as the server does, for the workbook. */
const started = <T>(use: (child: ChildProcess) => Promise<T>): Promise<T> =>
  inFile(XLS, async (path) => {
    const child = fork(SCRIPT, [JSON.stringify({ path, options: { name: 'a' } })], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    try {
      return await use(child);
    } finally {
      child.kill('SIGKILL');
    }
  });

describe('the process that reads a workbook', () => {
  it.each([0, 15])(
    'lets others go first, and takes no turn back that it gave away: from %i',
    async (from) => {
      const priority = await started(async (child) => {
        setPriority(child.pid ?? 0, from);
        const [answer] = await once(child, 'message');
        expect(answer).toMatchObject({ kind: 'opened' });
        return getPriority(child.pid);
      });
      expect(priority).toBe(Math.max(10, from));
    },
  );

  it('knows nothing of the settings of the server', async () => {
    vi.stubEnv('NODE_OPTIONS', '--require=/no/such/file.cjs');
    const answer = await inFile(XLS, async (path) => {
      const reader = await startProcess({ path, options: { name: 'a' } }, undefined, undefined);
      return reader.next().finally(reader.close);
    }).finally(() => vi.unstubAllEnvs());
    expect(answer).toMatchObject({ kind: 'opened' });
  });
});
