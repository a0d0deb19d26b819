import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { type Actor, contextOf } from '#server/db/context.ts';
import { startAppOn, type TestApp } from '../support/app/runApp.ts';
import { makeTemplate } from '../support/app/template.ts';
import { uploadBench } from '../support/documents/uploads.ts';
import { partnerFile, writePartnerFile } from '../support/imports/importFiles.ts';
import { measureEdits } from './edits.ts';
import { others } from './hostile/others.ts';
import { p95 } from './p95.ts';
import type { Result } from './result.ts';
import { startWatched, type WatchedServer } from './watchedServer.ts';

const ROWS = 100_000;
const WHAT = 'Import of 100,000 partners × 19';
const MEGABYTE = 1024 * 1024;
/** Tables that an import of partners writes, parents first, with what of each is its rows. */
const TABLES = [
  ['partner', 'import_id = $1'],
  ['address', 'partner_id in (select id from partner where import_id = $1)'],
  ['contact_person', 'partner_id in (select id from partner where import_id = $1)'],
  ['application_event', 'partner_id in (select id from partner where import_id = $1)'],
] as const;

const SOMEBODY_ELSE = { path: '/api/partners/v3/search', as: 'sbo.reviewer' };

const timed = async <T>(work: () => Promise<T>): Promise<{ seconds: number; answer: T }> => {
  const started = performance.now();
  const answer = await work();
  return { seconds: (performance.now() - started) / 1000, answer };
};

const settled = async (app: WatchedServer, id: string): Promise<ImportJob> => {
  for (;;) {
    const { body } = await app.call('GET', `/api/batch-processing/imports/${id}`, { as: 'sales.admin' });
    if (!['reading', 'checking', 'committing'].includes(body.data.status)) return body.data;
    await sleep(200);
  }
};

/** Uploads a sheet of partners; answers the import once it is checked. */
const uploaded = async (app: WatchedServer, content: Uint8Array<ArrayBuffer>): Promise<ImportJob> => {
  const { body } = await uploadBench(app).send('/api/batch-processing/partner/upload', {
    as: 'sales.admin',
    name: 'partners.xlsx',
    content,
  });
  return settled(app, body.data.id);
};

/** Writes a checked import, which a second person confirms. */
const written = async (app: WatchedServer, id: string, version: number): Promise<ImportJob> => {
  const { body } = await app.call('POST', '/api/batch-processing/partner', {
    as: 'sales.admin',
    body: { importId: id },
    headers: { 'If-Match': String(version) },
  });
  await app.call('POST', `/api/approval-requests/${body.data.approvalRequestId}/approve`, {
    as: 'sbo.second',
    headers: { 'If-Match': '1' },
  });
  return settled(app, id);
};

const SOMEBODY: Actor = {
  class: 'internal',
  userId: '1',
  username: 'sales.admin',
  role: null,
  partnerId: null,
  merchantIds: [],
};

// What a statement may write: generated columns it may not.
const WRITTEN = `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
  from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;

/** The same rows once more by the tables' owner through COPY, in somebody's name, so that the tables' triggers do the same: seconds. */
const copyAgain = async (app: TestApp, id: string, folder: string): Promise<number> => {
  const { admin } = app;
  const path = (table: string) => join(folder, table);
  const columns = new Map<string, string>();
  for (const [table, which] of TABLES) {
    const { rows } = await admin.query<{ names: string }>({ text: WRITTEN, values: [table] });
    const names = rows[0]?.names ?? '';
    columns.set(table, names);
    const text = `copy (select ${names} from ${table} where ${which.replace('$1', id)}) to stdout`;
    await pipeline(admin.query(copyTo(text)), createWriteStream(path(table)));
  }
  await admin.query("set session_replication_role = 'replica'");
  for (const [table, which] of TABLES.toReversed())
    await admin.query(`delete from ${table} where ${which.replace('$1', id)}`);
  await admin.query("set session_replication_role = 'origin'");
  for (const [table] of TABLES) await admin.query(`vacuum analyze ${table}`);
  await admin.query(
    contextOf(SOMEBODY, 'bench').text.replaceAll(', true)', ', false)'),
    contextOf(SOMEBODY, 'bench').values,
  );
  const { seconds } = await timed(async () => {
    for (const [table] of TABLES)
      await pipeline(
        createReadStream(path(table)),
        admin.query(copyFrom(`copy ${table} (${columns.get(table)}) from stdin`)),
      );
  });
  return seconds;
};

/** A sheet of the largest size that the workbench promises to be quick with: checked, written, and how others fare meanwhile. */
export const measureImports = async (): Promise<Result[]> => {
  const template = await makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'suki-bench-'));
  const app = await startAppOn(template.url);
  const server = await startWatched(app);
  try {
    const file = join(folder, 'partners.xlsx');
    await writePartnerFile(file, partnerFile({ rows: ROWS, seed: 1 }));
    const content = new Uint8Array(await readFile(file));
    const idle = await others(server, SOMEBODY_ELSE, () => sleep(5000));
    const before = await server.watched();
    const check = await others(server, SOMEBODY_ELSE, () => timed(() => uploaded(server, content)));
    const { seconds: checked, answer: job } = check.answer;
    const edited = await measureEdits(server, job, WHAT);
    const { version } = await settled(server, job.id);
    const write = await others(server, SOMEBODY_ELSE, () => timed(() => written(server, job.id, version)));
    const { seconds: committed } = write.answer;
    const busy = [...check.times, ...write.times];
    const { stall, memory } = await server.watched();
    const floor = await copyAgain(app, job.id, folder);
    return [
      { what: `${WHAT}, checked`, value: checked, unit: 's', budget: 60 },
      edited,
      { what: `${WHAT}, written`, value: committed, unit: 's', budget: 120 },
      {
        what: `${WHAT}, written, of COPY by the owner`,
        value: committed / floor,
        unit: '×',
        budget: 1.3,
      },
      {
        what: `${WHAT}, growth of memory`,
        value: (memory - before.memory) / MEGABYTE,
        unit: 'MB',
        budget: 250,
      },
      { what: `${WHAT}, longest stall`, value: stall, unit: 'ms', budget: 100 },
      { what: `${WHAT}, others' p95 of idle`, value: p95(busy) / p95(idle.times), unit: '×', budget: 2 },
    ];
  } finally {
    await server.stop();
    await app.stop();
    await template.remove();
    await rm(folder, { recursive: true, force: true });
  }
};
