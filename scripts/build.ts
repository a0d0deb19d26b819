import { join } from 'node:path';
import { buildPortal } from '#server/portalBuild.ts';
import { ROOT } from './command.ts';

// With the note of what it was built from, which `vite build` alone does not write: servers and tests take it as it is.
await buildPortal(join(ROOT, 'dist'));
