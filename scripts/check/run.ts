import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** Runs a program of node_modules/.bin (or the PATH) in the project and collects what it prints. */
export const runProgram = (name: string, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd: ROOT,
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
