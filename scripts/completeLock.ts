import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Completes package-lock.json with the binaries for other platforms that the machine which wrote it could not see:
 * npm 12 refuses a lock file that does not name them, and other systems need them. Run after every `npm install`.
 */
interface Entry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const LOCK = join(import.meta.dirname, '..', 'package-lock.json');
const OS = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Platform of a binary package, read from the words of its name: `cli-linux-x64-musl`. */
const platformOf = (name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> => {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const os = words.find((word) => OS.includes(word));
  const cpu = words.find((word) => CPU.includes(word)) ?? CPU.find((known) => words.includes(known));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
  };
};

const lock = JSON.parse(await readFile(LOCK, 'utf8')) as { packages: Record<string, Entry> };
const missing: Record<string, Entry> = {};
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => lock.packages[place],
    );
    const platform = platformOf(name);
    if (found || !(platform.os || platform.cpu)) continue;
    const version = range.replace(/^[~^]/, '');
    missing[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...platform,
    };
  }
}
const [root, ...rest] = Object.entries({ ...lock.packages, ...missing });
const sorted = rest.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(root ? [root, ...sorted] : sorted);
await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(missing).length} packages of other platforms added\n`);
