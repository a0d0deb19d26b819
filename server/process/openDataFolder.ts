import { chmod, mkdir, stat } from 'node:fs/promises';
import { platform, userInfo } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** As root, PostgreSQL's account passes through to its own folder below, and sees nothing else. */
const isRoot = (): boolean => platform() !== 'win32' && userInfo().uid === 0;

/** Takes away what others may do with a folder; false when it is not ours to say. */
const close = async (folder: string, most: number): Promise<boolean> => {
  const { mode } = await stat(folder);
  if ((mode & 0o777 & ~most) === 0) return true;
  return chmod(folder, mode & most).then(
    () => true,
    () => false,
  );
};

/**
 * Makes the data folder, and closes an older one to everybody but its owner: what lies in it is then out of reach, whatever its
 * own modes are. Answers false when the folder belongs to somebody else. Throws ConfigError when it cannot be made.
 */
export const openDataFolder = async (folder: string): Promise<boolean> => {
  const most = isRoot() ? 0o711 : 0o700;
  try {
    // Only what is made gets this mode: who wants less for an own folder has set it so.
    if (await mkdir(folder, { recursive: true })) await chmod(folder, most);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be made (${(error as Error).message}): set DATA_DIR to a folder you may write.`,
    );
  }
  if (platform() === 'win32') return true;
  const files = await close(join(folder, 'files'), 0o700).catch(
    // Not made yet; anything else means that it cannot be looked at.
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  return (await close(folder, most)) && files;
};
