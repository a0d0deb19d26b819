import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const WATCH = new URL('./startWatch.ts', import.meta.url).href;

/** How a process ends that is watched and then does something. */
const endOf = async (longest: object, then: string): Promise<[number | null, string | null]> => {
  const script = `import { startWatch } from '${WATCH}';
    const watch = startWatch(${JSON.stringify(longest)}); ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  return [code, signal];
};
const HOUR = 3_600_000;

describe('a process that is watched', { timeout: 60_000 }, () => {
  it.each([
    ['computes for good', { computingMs: 500, allMs: HOUR }, 'for (;;);'],
    ['waits for good', { computingMs: HOUR, allMs: 1_000 }, 'setInterval(() => {}, 1000);'],
  ])('ends when it %s', async (_, longest, then) => {
    expect(await endOf(longest, then)).toEqual([null, 'SIGKILL']);
  });

  it('may wait for longer than it may compute', async () => {
    const waits = `setTimeout(() => watch.terminate(), 1500);`;
    expect(await endOf({ computingMs: 1_400, allMs: HOUR }, waits)).toEqual([0, null]);
  });
});
