import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { ProgramError, runProgram } from './program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-program-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that leaves another running, which holds its output open as a postmaster does on Windows. */
const LEAVES_ONE = `
const { spawn } = require('node:child_process');
const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: ['ignore', 'ignore', 2] });
left.unref();
require('node:fs').writeFileSync('left', String(left.pid));
process.stderr.write('no luck');
process.exitCode = Number(process.argv[1]);`;

/** Runs it; answers how it ended, and whether the other was still there. */
const leaveOne = async (code: number) => {
  const ended = await runProgram(process.execPath, ['-e', LEAVES_ONE, String(code)], { cwd: folder }).then(
    () => 'well',
    (error: ProgramError) => [error.code, error.stderr],
  );
  const pid = Number(await readFile(join(folder, 'left'), 'utf8'));
  return { ended, left: process.kill(pid, 'SIGKILL') };
};

describe('running one of the programs of PostgreSQL', () => {
  it('does not wait for what a program leaves running', async () => {
    expect(await leaveOne(0)).toEqual({ ended: 'well', left: true });
    expect(await leaveOne(3)).toEqual({ ended: [3, 'no luck'], left: true });
  });

  it('says that a program is not there', async () => {
    await expect(runProgram(join(folder, 'none'), [], { cwd: folder })).rejects.toThrow('ENOENT');
  });
});

describe('the sentence for a PostgreSQL that did not start', () => {
  it('ends with the last line of what was said', async () => {
    const error = new ProgramError('initdb', 1, 'first\r\nlast\r\n');
    expect(await explain(error, { data: folder })).toMatch(/ did not start \(last\): /);
    expect(await explain(new Error('not allowed\nat line'), { data: folder })).toMatch(/ \(not allowed\): /);
  });

  it('names what Windows lacks', async () => {
    const error = new ProgramError('initdb.exe', 3_221_225_781, '');
    expect(await explain(error, { data: folder })).toMatch(/Visual C\+\+ runtime: install https:/);
  });
});
