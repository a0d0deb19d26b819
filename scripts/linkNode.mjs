// Runs after every install, on whatever Node is there: npm 10 installs our Node but does not link it where npm scripts
// look first. Where no package of ours fits the system, or when npm linked it, it does nothing.
// For its test: folder of the modules, system and processor as arguments.
import { copyFileSync, existsSync, linkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const [modules = here, system = process.platform, processor = process.arch] = process.argv.slice(2);
const isWindows = system === 'win32';
const file = isWindows ? 'node.exe' : 'node';
const names = [`node-${isWindows ? 'win' : system}-${processor}`, `node-bin-${system}-${processor}`];
const found = names.map((name) => join(modules, name, 'bin', file)).find((path) => existsSync(path));
const link = join(modules, '.bin', file);
const links = isWindows ? [link, join(modules, '.bin', 'node.cmd')] : [link];

// Symbolic links need a right on Windows that few have; some of its file systems know no links at all.
const linkOnWindows = (from, to) => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

if (found && !links.some((path) => existsSync(path))) {
  if (isWindows) linkOnWindows(found, link);
  else symlinkSync(relative(dirname(link), found), link);
}
