import { spawn } from 'node:child_process';
import { commandOf, ROOT } from '../command.ts';

/** Runs a tool of node_modules, or a program of the PATH, in the project and collects what it prints. */
export const runProgram = (name: string, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const [file, ...first] = commandOf(name);
    const child = spawn(file, [...first, ...args], { cwd: ROOT });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
