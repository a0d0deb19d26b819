import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#server/seed/demoDataRandom.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { startWorkers } from '#tests/support/app/workers.ts';
import { importBench } from '#tests/support/imports/importBench.ts';

/** They are written a thousand at a time: between two of these a kill comes half-way. */
const ROWS = 2_500;
const KILLS = 20;
/** Imports that are uploaded at most until so many kills have hit. */
const MOST_IMPORTS = 8;
/** How often the steps of one import are hit, so that it comes to its end. */
const HITS = { reading: 1, checking: 2, committing: 4 };
type UnderWay = keyof typeof HITS;
const UNDER_WAY = Object.keys(HITS);
const POLL_MS = 20;

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let child: ChildProcess | undefined;
const random = createRandom(11);
const hits: UnderWay[] = [];

beforeAll(async () => {
  app = await startTestApp();
  bench = importBench(app);
});
afterAll(async () => {
  await kill();
  await app.stop();
});

const kill = async () => {
  if (!child) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
  child = undefined;
};

const isUnderWay = (status: string): status is UnderWay => UNDER_WAY.includes(status);

/** What the import of a prefix left in the data, by code without the prefix. */
const leftBy = async (prefix: string) => {
  const { rows } = await app.admin.query<{ left: string }>(
    `select string_agg(x.line, E'\\n' order by x.line) as left from (
      select concat_ws('|', substr(p.hsis_code, length($1) + 1), p.name, p.status, p.is_partner_brand, a.type, a.barangay_id,
        a.street_name, c.role, c.first_name, c.last_name, c.mobile_number) as line
      from partner p left join address a on a.partner_id = p.id left join contact_person c on c.partner_id = p.id
      where p.hsis_code ^@ $1) x`,
    [prefix],
  );
  return rows[0]?.left ?? '';
};

/** Where an import stands, and which turn of which worker is at it. */
const turnAt = async (id: string) => {
  const { rows } = await app.admin.query<{ status: string; isRunning: boolean; turn: string }>(
    `select i.status, j.status = 'running' as "isRunning", j.id || ' ' || j.attempts as turn
     from import_job i join job j on j.id = i.job_id where i.id = $1`,
    [id],
  );
  const [at] = rows;
  if (!at) throw new Error('the import is gone');
  return at;
};

type Look = (at: Awaited<ReturnType<typeof turnAt>>) => Promise<void>;
type Spans = Record<UnderWay, number>;

/** Follows an import until no worker has it, with a server at work all the time; tells who looks on where it stands. */
const follow = async (id: string, look: Look): Promise<void> => {
  for (;;) {
    child ??= startWorkers(app);
    const at = await turnAt(id);
    if (!isUnderWay(at.status)) return;
    await look(at);
    await sleep(POLL_MS);
  }
};

/** Kills the server a random while after it has begun its turn, as long as a step takes at most; notes what that hit. */
const killer = (id: string, spans: Spans): Look => {
  const left = { ...HITS };
  let killed = '';
  return async ({ status, isRunning, turn }) => {
    const isNew = isRunning && turn !== killed && isUnderWay(status);
    if (!isNew || left[status] === 0 || hits.length === KILLS) return;
    await sleep(random.int(0, Math.ceil(spans[status])));
    await kill();
    const hit = await turnAt(id);
    // Nobody but the one who is gone could have ended this turn.
    if (hit.turn !== turn || !hit.isRunning || !isUnderWay(hit.status)) return;
    killed = turn;
    left[hit.status] = Math.max(0, left[hit.status] - 1);
    hits.push(hit.status);
  };
};

/** The id of an import by its file, once it is there. */
const uploaded = async (fileName: string): Promise<string> => {
  for (;;) {
    const { rows } = await app.admin.query('select id from import_job where file_name = $1', [fileName]);
    if (rows[0]) return rows[0].id;
    await sleep(POLL_MS);
  }
};

/** Uploads a file and writes it, both steps to their end: the calls wait for these, so they are not waited for. */
const run = async (prefix: string, looker: (id: string) => Look): Promise<string> => {
  const fileName = `${prefix}.xlsx`;
  const { content } = await bench.generated({ rows: ROWS, seed: 5, share: 0, prefix });
  const uploading = bench.upload('partner', fileName, content);
  const id = await uploaded(fileName);
  const look = looker(id);
  await follow(id, look);
  await uploading;
  expect((await bench.order(await bench.read(id))).status).toBe(200);
  await follow(id, look);
  return id;
};

/** An import that nobody disturbs, and how long each of its steps takes. */
const undisturbed = async (prefix: string) => {
  const spans: Spans = { reading: 0, checking: 0, committing: 0 };
  let last = performance.now();
  const id = await run(prefix, () => async ({ status, isRunning }) => {
    const now = performance.now();
    if (isRunning && isUnderWay(status)) spans[status] += now - last;
    last = now;
  });
  return { id, spans };
};

describe('an import whose server is killed', () => {
  it(`${KILLS} times at random points leaves exactly what an undisturbed one does`, async () => {
    const quiet = await undisturbed('QUI-');
    const ids: string[] = [quiet.id];
    const wanted = await leftBy('QUI-');
    for (let at = 1; at <= MOST_IMPORTS && hits.length < KILLS; at += 1) {
      ids.push(await run(`KI${at}-`, (id) => killer(id, quiet.spans)));
      expect(await leftBy(`KI${at}-`)).toBe(wanted);
    }
    for (const id of ids) {
      expect(await bench.read(id)).toMatchObject({ status: 'done', counts: { total: ROWS, created: ROWS } });
      const { rows } = await app.admin.query(
        `select count(*)::int as n, count(distinct target_id)::int as targets from import_verdict where import_id = $1 and state = 'created'`,
        [id],
      );
      expect(rows[0]).toEqual({ n: ROWS, targets: ROWS });
    }
    expect(hits).toHaveLength(KILLS);
    expect(new Set(hits)).toEqual(new Set(UNDER_WAY));
  }, 480_000);
});
