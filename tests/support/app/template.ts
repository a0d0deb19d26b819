import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { bringUp } from '#server/bringUp.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { waiveFactors } from './requiredFactors.ts';
import { TEST_NOW } from './testNow.ts';
import { databaseAt, dropDatabase, execute, openTestServer } from './testServer.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Fingerprint of what decides the template's content: migrations, reference data, seeds. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const entries = await readdir(join(ROOT, 'server'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => /\bdb\b|seed/i.test(name)).sort())
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
};

/** Every test file copies the template: a twentieth of the demo's payments is enough to look at. */
const TEST_PAYMENTS = 1_000;

/**
 * Checking a password is made to cost 12 ms, and thousands of sign-ins a run are no test of that: those of the demo's accounts say of
 * themselves that they are checked for next to nothing. Passwords that a test sets are kept as a server keeps them.
 */
const cheapSignIns = async (url: string): Promise<void> => {
  const kept = await hash(DEMO_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const audit = (state: string) => `alter table credential ${state} trigger audited`;
  await execute(url, audit('disable'), `update credential set password_hash = '${kept}'`, audit('enable'));
};

export interface Template {
  /** URL of the template database; test files copy it. */
  url: string;
  remove: () => Promise<void>;
}

/** A database with roles, migrations, reference data and the demo of TEST_NOW, made once a run. */
export const makeTemplate = async (): Promise<Template> => {
  const server = await openTestServer();
  const name = `suki_template_${await fingerprint()}_${randomBytes(3).toString('hex')}`;
  const url = databaseAt(server.url, name);
  const drop = () => dropDatabase(server.url, name);
  try {
    await execute(server.url, `create database ${name}`);
    await bringUp(url, { demo: true, now: TEST_NOW, payments: TEST_PAYMENTS });
    await cheapSignIns(url);
    await waiveFactors(url);
  } catch (error) {
    await drop().catch(() => undefined);
    await server.stop();
    throw error;
  }
  const remove = async () => {
    await drop();
    await server.stop();
  };
  return { url, remove };
};
