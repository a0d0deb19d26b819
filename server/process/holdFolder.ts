import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { formatInstant } from '#domain/day.ts';
import { ConfigError } from '../config.ts';
import { bornAt, isRunning } from './running.ts';

const HOLDERS = {
  server: 'the server',
  'admin:create': 'admin:create',
  'admin:confirm': 'admin:confirm',
} as const;

const holder = z.object({
  who: z.enum(['server', 'admin:create', 'admin:confirm']),
  pid: z.number(),
  born: z.string().nullable(),
  machine: z.string(),
  address: z.string(),
  since: z.iso.datetime(),
});
type Holder = z.infer<typeof holder>;

/** Somebody else has the folder. */
export class FolderHeld extends ConfigError {
  readonly who: Holder['who'];
  constructor(folder: string, { who, pid, address, since }: Holder) {
    const at = who === 'server' ? ` at ${address}` : '';
    super(
      `DATA_DIR ${folder} is in use by ${HOLDERS[who]} with process id ${pid}${at}, since ${formatInstant(new Date(since))} (Manila): stop it, or set DATA_DIR to another folder.`,
    );
    this.who = who;
  }
}

const BEAT_MS = 2_000;
/** Where its process cannot be looked for, a holder that does not touch its mark so long is gone. */
const SILENT_MS = 10_000;
const TRIES = 5;

/** Where process ids mean the same: this boot of this machine, and this container. */
const machine = (): string => {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
};

const touchedAt = (mark: string): Promise<number> =>
  stat(mark).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const beats = async (mark: string): Promise<boolean> => {
  const before = await touchedAt(mark);
  for (let waited = 0; waited < SILENT_MS; waited += 250) {
    if ((await touchedAt(mark)) !== before) return true;
    await sleep(250);
  }
  return false;
};

const isHeld = async (mark: string, by: Holder): Promise<boolean> => {
  if (by.machine !== machine()) return beats(mark);
  return (await isRunning(by.pid)) && (await bornAt(by.pid)) === by.born;
};

/** What stands in a mark; undefined when it is gone, null when it was not written to its end. */
const read = async (mark: string): Promise<{ text: string; by: Holder | null } | undefined> => {
  const text = await readFile(mark, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return { text, by: holder.parse(JSON.parse(text)) };
  } catch {
    return { text, by: null };
  }
};

/** Takes the mark of one who is gone away; whoever was quicker and put his own there gets it back. */
const takeAway = async (mark: string, text: string): Promise<void> => {
  const aside = `${mark}.${process.pid}`;
  await rename(mark, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => text);
  if (taken === text) await rm(aside, { force: true });
  else await rename(aside, mark);
};

const put = (mark: string, text: string): Promise<boolean> =>
  writeFile(mark, text, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw new ConfigError(
        `Nothing can be written in ${dirname(mark)} (${error.message}): set DATA_DIR to a folder you may write.`,
      );
    },
  );

const keep = (mark: string, text: string): (() => Promise<void>) => {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(mark, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await read(mark))?.text === text) await rm(mark, { force: true });
  };
};

/**
 * Marks a data folder as one's own: there is one PostgreSQL in it, which one server starts, watches and stops. The mark of a
 * killed process is taken over. Answers how to give the folder back. Throws FolderHeld, which says who has it.
 */
export const holdFolder = async (
  folder: string,
  { who, address }: Pick<Holder, 'who' | 'address'>,
): Promise<() => Promise<void>> => {
  const mark = join(folder, 'suki.lock');
  const born = await bornAt(process.pid);
  const since = new Date().toISOString();
  const own: Holder = { who, pid: process.pid, born, machine: machine(), address, since };
  const text = JSON.stringify(own);
  for (let tries = TRIES; tries > 0; tries--) {
    if (await put(mark, text)) return keep(mark, text);
    const found = await read(mark);
    if (found?.by && (await isHeld(mark, found.by))) throw new FolderHeld(folder, found.by);
    // One that is being written is whole in a moment.
    if (found && !found.by) await sleep(200);
    const again = await read(mark);
    if (found && again?.text === found.text) await takeAway(mark, found.text);
  }
  throw new ConfigError(`DATA_DIR ${folder} is being taken by others at the same time: try again.`);
};
