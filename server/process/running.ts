import { readFile } from 'node:fs/promises';

/** State and start of a process as Linux tells them; null elsewhere, or when there is none. */
const statOf = async (pid: number): Promise<string[] | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may hold spaces and parentheses itself.
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : null;
};

/**
 * Whether a process runs. One that ended and was not waited for, as the first process of a container leaves them, does not.
 */
export const isRunning = async (pid: number): Promise<boolean> => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another account's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await statOf(pid))?.[0] !== 'Z';
};

/** What tells a process from a later one with the same id; null where the system does not say. */
export const bornAt = async (pid: number): Promise<string | null> => (await statOf(pid))?.[19] ?? null;
