import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hide, reaches } from './cluster.ts';
import type { Listening, Mode } from './mode.ts';

const at = (folder: string): Listening => ({
  url: `postgres://suki@localhost/suki?host=${encodeURIComponent(folder)}`,
  flags: `-c listen_addresses= -c unix_socket_permissions=0700 -k ${folder}`,
  clear: async () => {
    for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(folder, name), { force: true });
  },
  close: () => rm(folder, { recursive: true, force: true }),
});

/** A Unix socket in a folder that only its owner may open: no port, no password. */
export const socket: Mode = {
  initialise: async () => ['--auth=trust'],
  choose: async ({ owner }) => {
    // A socket path holds at most 107 bytes, so the socket never lies below the data folder; nobody else can foresee its name.
    const parent = (await reaches(owner, tmpdir())) ? tmpdir() : '/tmp';
    const folder = await mkdtemp(join(parent, 'suki-pg-'));
    await hide(folder, owner, 0o700);
    return at(folder);
  },
  find: async (_cluster, lines) => {
    const folder = lines[4]?.trim();
    return folder ? at(folder) : null;
  },
  isTaken: async () => false,
  enter: async () => undefined,
};
