import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { lockOf } from '#server/jobs/jobLocks.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { holdRows } from '#tests/support/imports/heldRows.ts';
import { importBench, partnerLine } from '#tests/support/imports/importBench.ts';

const OWNER = 'sales.admin';
const OTHER = 'sbo.reviewer';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const heldVerdicts = (id: string) =>
  holdRows(app, 'select from import_verdict where import_id = $1 for update', [id]);

/** The import once its worker has nothing more to tell of its step. */
const over = async (id: string): Promise<ImportJob> => {
  const job = await bench.settled(id);
  for (let turn = 0; turn < 400; turn += 1) {
    const { rows } = await app.admin.query(
      `select j.status not in ('queued', 'running') and pg_try_advisory_xact_lock(${lockOf('j.id')}) as "isOver"
       from import_job i join job j on j.id = i.job_id where i.id = $1`,
      [id],
    );
    if (rows[0].isOver) return job;
    await sleep(50);
  }
  throw new Error('the job did not end');
};

/** An import that is checked again by somebody for so long by the clock, which its first step was not. */
const checkedFor = async (file: string, milliseconds: number, as = OWNER): Promise<ImportJob> => {
  const code = file.replace('.csv', '');
  const { id } = await bench.partners([partnerLine(code), partnerLine(`${code}-2`, { zipCode: '4' })], file);
  const job = await over(id);
  const held = await heldVerdicts(id);
  expect((await bench.verb(job, 'retry', as)).status).toBe(200);
  await held.waitedFor();
  app.clock.advance(milliseconds);
  await held.letGo();
  return over(id);
};

/** What the notices say to somebody about a file. */
const notices = async (file: string, as = OWNER, language = 'en') => {
  const { body } = await app.call('GET', '/api/notices', { as, headers: { 'Accept-Language': language } });
  const list: { title: string; body: string; link: string }[] = body.data.list;
  return list.filter(({ title }) => title.includes(`, ${file}:`));
};
const mails = async (file: string) => {
  const { rows } = await app.admin.query(
    `select m.channel, u.username, m.subject, m.body from outbox_message m left join user_account u on u.email = m.recipient
     where m.subject like '%, ' || $1 || ':%'`,
    [file],
  );
  return rows;
};

describe('the end of a step of an import', () => {
  it('is not told to whoever looked on for less than five seconds', async () => {
    await checkedFor('short.csv', 2_000);
    expect([await notices('short.csv'), await mails('short.csv')]).toEqual([[], []]);
  });

  it('is told after more than five seconds by a notice in the reader’s language, which leads to the import', async () => {
    const { id } = await checkedFor('while.csv', 6_000);
    const link = `/batch-processing/partner?import=${id}`;
    expect(await notices('while.csv')).toMatchObject([
      { title: 'Partners, while.csv: To review', body: '0 rows in, 1 to fix.', link },
    ]);
    expect(await notices('while.csv', OWNER, 'fil')).toMatchObject([
      { title: expect.stringContaining('Susuriin mo'), body: '0 hilera ang naipasok, 1 ang aayusin.', link },
    ]);
    expect(await mails('while.csv')).toEqual([]);
  });

  it('is told after more than a minute by a mail too, to whoever ordered the step', async () => {
    const { id } = await checkedFor('long.csv', 61_000, OTHER);
    expect(await notices('long.csv', OTHER)).toHaveLength(1);
    expect(await mails('long.csv')).toEqual([
      {
        channel: 'email',
        username: OTHER,
        subject: 'Partners, long.csv: To review',
        body: expect.stringMatching(
          RegExp(`0 rows in, 1 to fix\\.\\s+http\\S+/batch-processing/partner\\?import=${id}$`),
        ),
      },
    ]);
    expect(await notices('long.csv')).toEqual([]);
  });

  it('is told of what was written', async () => {
    const { id } = await bench.partners([partnerLine('NTC-1'), partnerLine('NTC-2')], 'written.csv');
    const job = await over(id);
    const held = await heldVerdicts(id);
    const answer = bench.order(job);
    await held.waitedFor();
    app.clock.advance(6_000);
    await held.letGo();
    expect((await answer).status).toBe(200);
    await over(id);
    expect(await notices('written.csv')).toMatchObject([
      { title: 'Partners, written.csv: Done', body: '2 rows in, 0 to fix.' },
    ]);
  });

  it('is not told of one that was stopped', async () => {
    const { id } = await bench.partners([partnerLine('NTC-3')], 'stopped.csv');
    const job = await over(id);
    const held = await heldVerdicts(id);
    await bench.verb(job, 'retry');
    await held.waitedFor();
    app.clock.advance(61_000);
    expect((await bench.verb(job, 'cancel')).status).toBe(200);
    await held.letGo();
    expect((await over(id)).status).toBe('cancelled');
    expect([await notices('stopped.csv'), await mails('stopped.csv')]).toEqual([[], []]);
  });
});
