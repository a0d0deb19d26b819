import { createHmac } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { bringUp } from '#server/bringUp.ts';
import { readConfig } from '#server/config.ts';
import { freePort } from '#server/db/embedded/ports.ts';
import { connectMigrator } from '#server/db/migrator.ts';
import { openPools } from '#server/db/pools.ts';
import { openProbeConnection } from '#server/db/probeConnection.ts';
import { LOGIN_ROLES, loginAs } from '#server/db/roles.ts';
import { openFileStore } from '#server/files/openFileStore.ts';
import { openRightsUsed } from '#server/http/caller/rightsUsed.ts';
import { openProbes } from '#server/http/probes.ts';
import { type OwnCluster, openOwnCluster, urlAs } from '#tests/support/app/ownCluster.ts';
import { openStarts, ready, type Started, type Starts, stopped } from '#tests/support/app/startProcess.ts';
import { databaseAt } from '#tests/support/app/testServer.ts';

let cluster: OwnCluster;
let starts: Starts;
let first: string;
beforeAll(async () => {
  [cluster, starts] = await Promise.all([openOwnCluster(), openStarts()]);
  await cluster.addOwner('ana');
  await cluster.addOwner('ben');
  first = await cluster.addDatabase('ana', 'suki_first');
}, 60_000);
afterAll(async () => {
  await starts.clear();
  await cluster.stop();
});

const start = (url: string) => bringUp(url, { demo: false, now: new Date() });

/** A connection as each role, with what a process of this URL knows. */
const signIn = async (url: string): Promise<void> => {
  for (const role of LOGIN_ROLES) {
    const client = new pg.Client(loginAs(url, role));
    await client.connect();
    await client.end();
  }
};

/** What a start could change for everybody in the cluster. */
const clusterState = () =>
  cluster.rows(`select 'role ' || rolname as what, xmin::text from pg_authid union all
    select 'member ' || roleid::regrole || ' ' || member::regrole, xmin::text from pg_auth_members union all
    select 'comment ' || objoid, xmin::text from pg_shdescription union all
    select 'setting ' || setrole, xmin::text from pg_db_role_setting union all
    select 'database ' || datname, datdba::text from pg_database order by 1, 2`);

describe('starts at the same instant', () => {
  it('agree on the roles, on one empty database and on two', async () => {
    const second = await cluster.addDatabase('ana');
    const done = await Promise.all([first, first, second, second].map(start));
    expect(done.flat().filter((line) => line.includes('migrations applied'))).toHaveLength(2);
    await signIn(first);
    await signIn(second);
    const stored = `select role, password from app_role_password order by role`;
    const [one, two] = await Promise.all(
      [first, second].map(async (url) => {
        const client = await connectMigrator(url);
        return (await client.query(stored).finally(() => client.end())).rows;
      }),
    );
    expect(one).toEqual(two);
    expect(one).toHaveLength(LOGIN_ROLES.length);
  }, 120_000);
});

describe('a start', () => {
  it('changes nothing that belongs to the cluster once the roles are there', async () => {
    const before = await clusterState();
    await start(first);
    expect(await clusterState()).toEqual(before);
  });

  it('stores passwords that no role of the application reads', async () => {
    for (const role of LOGIN_ROLES) {
      const client = new pg.Client(loginAs(first, role));
      await client.connect();
      await expect(client.query('select from app_role_password')).rejects.toMatchObject({ code: '42501' });
      await client.end();
    }
  });

  it('gives another database of the same owner the roles as they are', async () => {
    const before = await clusterState();
    const other = await cluster.addDatabase('ana');
    await start(other);
    await signIn(other);
    await signIn(first);
    const isRole = ({ what }: Record<string, unknown>) => !String(what).startsWith('database');
    expect((await clusterState()).filter(isRole)).toEqual(before.filter(isRole));
  }, 60_000);

  it('uses the passwords of a copied database', async () => {
    await cluster.run('create database suki_copy template suki_first owner ana');
    const copy = databaseAt(first, 'suki_copy');
    await start(copy);
    await signIn(copy);
    await cluster.run('drop database suki_copy');
  }, 60_000);

  it('refuses the roles of another owner, whose servers go on', async () => {
    const other = await cluster.addDatabase('ben', 'suki_of_ben');
    const before = await clusterState();
    await expect(start(other)).rejects.toThrow(
      /belong to the database "suki_\w+" of the user "ana": use that user in DATABASE_URL too, or another PostgreSQL cluster/,
    );
    expect(await clusterState()).toEqual(before);
    await signIn(first);
    await start(first);
  }, 60_000);

  it('refuses a copy of the data by another owner too', async () => {
    await cluster.run('create database suki_taken template suki_first owner ben');
    await expect(start(urlAs(databaseAt(first, 'suki_taken'), 'ben', 'of ben'))).rejects.toThrow(
      /of the user "ana"/,
    );
    await signIn(first);
    await cluster.run('drop database suki_taken');
  }, 60_000);

  it('changes no password when a role cannot sign in for another reason', async () => {
    const before = await cluster.rows('select rolname, rolpassword from pg_authid order by 1');
    await cluster.run('alter role app_session connection limit 0');
    await expect(start(first)).rejects.toThrow(/does not answer \(too many connections for role/);
    await cluster.run('alter role app_session connection limit -1', 'alter role app_session nologin');
    await expect(start(first)).rejects.toThrow(/does not let the user "app_session" sign in .*pg_hba\.conf/);
    await cluster.run('alter role app_session login');
    expect(await cluster.rows('select rolname, rolpassword from pg_authid order by 1')).toEqual(before);
    await start(first);
  }, 60_000);
});

describe('the owner’s password', () => {
  const launch = async (url: string): Promise<Started & { port: string }> => {
    const port = String(await freePort());
    const server = starts.start({ PORT: port, DATABASE_URL: url, DATA_DIR: `${starts.folder}/${port}` });
    await ready(port, server);
    return { ...server, port };
  };
  const health = async ({ port }: { port: string }) =>
    (await fetch(`http://127.0.0.1:${port}/api/health`)).status;

  it('is rotated during a rolling restart without harm to servers of either', async () => {
    const old = await launch(first);
    await cluster.setPassword('ana', 'rotated');
    const rotated = urlAs(first, 'ana', 'rotated');
    const next = await launch(rotated);
    await cluster.run(`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'app\\_%'`);
    await expect.poll(() => health(old), { timeout: 60_000 }).toBe(200);
    await expect.poll(() => health(next), { timeout: 60_000 }).toBe(200);
    for (const server of [old, next]) expect((await stopped(server)).code).toBe(0);
    first = rotated;
  }, 300_000);
});

const derived = (password: string, role: string): string =>
  createHmac('sha256', password).update(`suki:${role}`).digest('hex');

describe('an installation of a version that derived the passwords', () => {
  const forget = async (password: string) => {
    for (const role of LOGIN_ROLES)
      await cluster.run(`alter role ${role} password '${derived(password, role)}'`);
    for (const { datname } of await cluster.rows(
      `select datname from pg_database where datname like 'suki\\_%'`,
    )) {
      const client = new pg.Client({ connectionString: databaseAt(cluster.url, String(datname)) });
      await client.connect();
      await client.query('drop table if exists app_role_password');
      await client.end();
    }
  };
  const asBefore = (role: string, password: string) =>
    new pg.Client({ connectionString: urlAs(first, role, derived(password, role)) });

  it('keeps them, so that its servers go on and start again', async () => {
    await forget('rotated');
    await start(first);
    await signIn(first);
    const client = asBefore('app_jobs', 'rotated');
    await client.connect();
    await client.end();
  }, 60_000);

  it('is refused while servers use passwords of an earlier password of the owner', async () => {
    await forget('long ago');
    const server = asBefore('app_jobs', 'long ago');
    await server.connect();
    await expect(start(first)).rejects.toThrow(/A running server is signed in as app_jobs/);
    await server.end();
    await expect.poll(() => start(first).then(() => 'up', String), { timeout: 60_000 }).toBe('up');
    await signIn(first);
  }, 60_000);
});

describe('wrong credentials', () => {
  it.each([
    [
      'a wrong password',
      () => urlAs(first, 'ana', 'typo'),
      /refuses the password of the user "ana": set the right/,
    ],
    ['no password', () => urlAs(first, 'ana', ''), /does not let the user "ana" sign in/],
    [
      'a database that is not there',
      () => databaseAt(first, 'nowhere'),
      /has no database "nowhere": create it/,
    ],
  ])('are named at the start: %s', async (_, url, sentence) => {
    await expect(start(url())).rejects.toThrow(sentence);
  });

  it('end a start with one sentence, without the password', async () => {
    const settings = { PORT: String(await freePort()), DATABASE_URL: urlAs(first, 'ana', 'typo') };
    const { code, said } = await starts.start(settings).ended;
    const sentence = said.split('\n').at(-1);
    expect(sentence).toMatch(/^PostgreSQL at .* refuses the password of the user "ana": set the right/);
    expect(sentence).not.toContain('typo');
    expect(code).toBe(1);
  }, 120_000);

  it('are named by a running server, in its answer and in its log', async () => {
    await start(first);
    const lines: Record<string, unknown>[] = [];
    const to = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const config = readConfig({ DATABASE_URL: first, DATA_DIR: starts.folder });
    const pools = openPools(first);
    const app = createApp(
      {
        config,
        pools,
        log: pino(to),
        files: openFileStore(config),
        rights: openRightsUsed(),
        now: () => new Date(),
        clock: { isOff: async () => false },
        probes: await openProbes({
          connection: openProbeConnection(first),
          clock: { skewSeconds: () => 0 },
          isQueueAlive: () => true,
          dataDir: undefined,
        }),
      },
      'no-portal',
    );
    await cluster.run(`alter role app_session password 'somebody changed it'`);
    const answer = await app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'somebody', password: 'Some-password-1' }),
    });
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toMatch(/^The database refuses the password of this server/);
    const failed = lines.filter(({ level }) => Number(level) >= 50);
    expect(failed[0]).toMatchObject({
      code: '28P01',
      msg: 'request failed: PostgreSQL refuses the credentials of this server',
    });
    await pools.end();
    // Nobody is signed in as it: the next start makes a new one.
    await start(first);
    await signIn(first);
  }, 60_000);
});
