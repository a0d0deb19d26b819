import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { ProgramError } from './program.ts';

/** What Windows answers for a program whose libraries are missing: STATUS_DLL_NOT_FOUND. */
const NO_LIBRARY = 0xc0000135;

/** One sentence on why a PostgreSQL did not start and what to do. */
export const explain = async (error: Error, { data }: Pick<Cluster, 'data'>): Promise<string> => {
  if (error instanceof ProgramError && error.code === NO_LIBRARY)
    return 'PostgreSQL needs the Visual C++ runtime: install https://aka.ms/vs/17/release/vc_redist.x64.exe or set DATABASE_URL.';
  const log = await readFile(join(data, 'server.log'), 'utf8').catch(() => '');
  const stderr = error instanceof ProgramError ? error.stderr : '';
  const said = `${stderr}\n${log}`
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const reason = said.at(-1) ?? error.message.split('\n')[0];
  return `The PostgreSQL in ${data} did not start (${reason}): make the folder readable and free, or set DATA_DIR or DATABASE_URL.`;
};
