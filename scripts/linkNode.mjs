// Runs after every install, on whatever Node is there: npm 10 installs our Node but does not link it where npm scripts
// look first. On other systems, or when the link is there already, it does nothing.
import { existsSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const link = join(modules, '.bin', 'node');
const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
const found = names.map((name) => join(modules, name, 'bin', 'node')).find((path) => existsSync(path));
if (found && !existsSync(link)) symlinkSync(relative(dirname(link), found), link);
