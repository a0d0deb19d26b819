import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runProgram } from './check/run.ts';
import { commandOf } from './command.ts';

describe('starting a tool', () => {
  it.each(['autocannon', 'biome', 'knip', 'playwright', 'tsc', 'vitest'])('finds %s by itself', (name) => {
    const [file, tool = ''] = commandOf(name);
    expect(file).toBe(process.execPath);
    expect(existsSync(tool)).toBe(true);
  });

  it('hands an argument over as it is', async () => {
    const argument = 'a "b" %PATH% & c';
    const { code, output } = await runProgram('node', '-p', 'process.argv[1]', argument);
    expect([code, output.trim()]).toEqual([0, argument]);
  });

  it('takes what it does not know from the PATH', () => {
    expect(commandOf('git')).toEqual(['git']);
  });
});
