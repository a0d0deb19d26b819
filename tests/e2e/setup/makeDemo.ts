import { join } from 'node:path';
import { bringUp } from '#server/bringUp.ts';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/files/openFileStore.ts';
import { buildWhenStale } from '#server/portalBuild.ts';
import { waiveFactors } from '#tests/support/app/requiredFactors.ts';

// What `start` starts once: the portal is built, and the demo made that each server gets a copy of.
const config = readConfig();
await buildWhenStale(join(import.meta.dirname, '..', '..', '..', 'dist'));
await bringUp(config.databaseUrl ?? '', { demo: true, now: new Date(), files: openFileStore(config) });
await waiveFactors(config.databaseUrl ?? '');
