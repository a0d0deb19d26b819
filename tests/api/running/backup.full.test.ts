import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUp } from '#server/bringUp.ts';
import { connectMigrator } from '#server/db/migrator.ts';
import { openPools } from '#server/db/pools.ts';
import { LOGIN_ROLES, loginAs } from '#server/db/roles.ts';
import { openJobsPool, startQueue } from '#server/jobs/workshop.ts';
import { type OwnCluster, openOwnCluster, urlAs } from '#tests/support/app/ownCluster.ts';
import { TEST_NOW } from '#tests/support/app/testNow.ts';

const run = promisify(execFile);

/** Where a PostgreSQL with all its programs is installed: the embedded one has no pg_dump, and an older pg_dump refuses its server. */
const findInstalled = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version)) : [];
  const onPath = (process.env.PATH ?? '').split(':').map(dirname);
  const programs = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'createuser'];
  return [...versions, ...onPath].find((root) =>
    programs.every((name) => existsSync(join(root, 'bin', name))),
  );
};
const native = findInstalled();
if (!native)
  console.warn('Backup is not tested: no PostgreSQL with initdb, pg_dump and pg_restore is installed.');

let folder: string;
let cluster: OwnCluster;
let url: string;
let dump: string;

/** Runs one of PostgreSQL's programs as the user of a URL. */
const program = async (name: string, at: string, ...args: string[]): Promise<void> => {
  const { hostname, port, username, password, pathname } = new URL(at);
  const env = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
  await run(join(native ?? '', 'bin', name), args, { env: { ...process.env, ...env } });
};

const query = async (at: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = await connectMigrator(at);
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

const start = (at: string) => bringUp(at, { demo: true, now: TEST_NOW, payments: 500 });

/** How many rows each table has, the queue's too. */
const counts = async (at: string): Promise<Record<string, unknown>> => {
  const tables = await query(
    at,
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
     and c.relnamespace::regnamespace::text in ('public', 'audit', 'pgboss') and c.relname <> 'app_role_password' order by 1`,
  );
  const parts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const rows = await query(at, parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [String(name), n]));
};

const OWNERS = `select n.nspname || '.' || c.relname as name, c.relowner::regrole::text as owner from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'audit', 'pgboss') and c.relkind in ('r', 'p')
  union all select p.oid::regprocedure::text, p.proowner::regrole::text from pg_proc p
  where p.pronamespace::regnamespace::text in ('audit', 'pgboss') and (p.prosecdef or p.pronamespace::regnamespace::text = 'pgboss') order by 1`;
const GRANTS = `select c.oid::regclass::text as name, coalesce(c.relacl, acldefault('r', c.relowner))::text[] as acl, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`;
const allOf = (rows: Record<string, unknown>[], from: string, to: string) =>
  JSON.parse(JSON.stringify(rows).replaceAll(from, to));

/** Signs in as every role, and lets the queue work as a server does. */
const serve = async (at: string): Promise<void> => {
  for (const role of LOGIN_ROLES) {
    const client = new pg.Client(loginAs(at, role));
    await client.connect();
    await client.end();
  }
  const pools = openPools(at);
  await pools.session.query('select count(*) from user_account');
  await pools.end();
  const jobs = openJobsPool(at);
  const boss = await startQueue({ log: pino({ level: 'silent' }) } as Parameters<typeof startQueue>[0], jobs);
  await boss.send('job', { id: '1' });
  await boss.stop({ graceful: false });
  await jobs.end();
};

describe.skipIf(!native)('a backup by the owner of the database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'suki-backup-'));
    dump = join(folder, 'suki.dump');
    cluster = await openOwnCluster(native);
    await cluster.addOwner('ana');
    url = await cluster.addDatabase('ana');
    await start(url);
    await serve(url);
  }, 300_000);
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is taken by a plain pg_dump, the queue and the audit trail included', async () => {
    await program('pg_dump', url, '--format=custom', `--file=${dump}`);
    const list = execFileSync(join(native ?? '', 'bin', 'pg_restore'), ['--list', dump], {
      encoding: 'utf8',
    });
    expect(list).toMatch(/TABLE DATA audit entry/);
    expect(list).toMatch(/TABLE DATA pgboss job_common/);
  }, 60_000);

  it('is restored beside its database, and starts', async () => {
    const before = await counts(url);
    const restored = await cluster.addDatabase('ana');
    await program(
      'pg_restore',
      restored,
      '--no-owner',
      '--exit-on-error',
      `--dbname=${new URL(restored).pathname.slice(1)}`,
      dump,
    );
    expect(await counts(restored)).toEqual(before);
    expect(await start(restored)).toEqual([
      expect.stringMatching(/given back to their owners after a restore$/),
    ]);
    expect(await start(restored)).toEqual([]);
    expect(await query(restored, OWNERS)).toEqual(await query(url, OWNERS));
    expect(await query(restored, GRANTS)).toEqual(await query(url, GRANTS));
    await serve(restored);
    await serve(url);
  }, 120_000);

  it('is restored into another cluster with other passwords and another owner', async () => {
    const other = await openOwnCluster(native);
    try {
      await other.addOwner('cara');
      const restored = await other.addDatabase('cara');
      for (const role of LOGIN_ROLES) await program('createuser', restored, '--login', '--no-inherit', role);
      await program('createuser', restored, '--no-login', '--no-inherit', 'audit_owner');
      await program(
        'pg_restore',
        restored,
        '--no-owner',
        '--exit-on-error',
        `--dbname=${new URL(restored).pathname.slice(1)}`,
        dump,
      );
      await start(restored);
      expect(await query(restored, OWNERS)).toEqual(allOf(await query(url, OWNERS), '"ana"', '"cara"'));
      expect(await query(restored, GRANTS)).toEqual(
        allOf(await query(url, GRANTS), 'ana=', 'cara=').map(
          (row: unknown) => allOf([row as Record<string, unknown>], '/ana', '/cara')[0],
        ),
      );
      await serve(restored);
    } finally {
      await other.stop();
    }
  }, 120_000);

  it('is refused at the start when it was restored before its roles existed', async () => {
    const other = await openOwnCluster(native);
    try {
      await other.addOwner('cara');
      const restored = await other.addDatabase('cara');
      const flags = ['--no-owner', `--dbname=${new URL(restored).pathname.slice(1)}`];
      await expect(program('pg_restore', restored, ...flags, dump)).rejects.toThrow(
        /errors ignored on restore/,
      );
      await expect(start(restored)).rejects.toThrow(/restored before its roles existed/);
      await expect(start(urlAs(restored, 'cara', 'of cara'))).rejects.toThrow(/restore it again\.$/);
    } finally {
      await other.stop();
    }
  }, 120_000);
});
