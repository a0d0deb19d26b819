import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESUME_PATH } from '#domain/applicants/resumePath.ts';
import { keepDrafts } from '#server/areas/applicants/keep/keepDrafts.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant(bench.newNumber(), `life-${crypto.randomUUID()}@example.com`);
});

const DAY = 86_400_000;
const keep = async (): Promise<void> => {
  const pool = openJobsPool(app.migratorUrl);
  await keepDrafts({ deps: app.deps, pool }).finally(() => pool.end());
};
const days = async (count: number): Promise<void> => {
  app.clock.advance(count * DAY);
  await keep();
};
const draft = async (reference = own.reference) =>
  (await app.admin.query('select d.* from applicant_draft d where d.reference_number = $1', [reference]))
    .rows[0];
const reminders = async (): Promise<number> =>
  (await bench.sent(own.mobile)).filter((text) => text.includes('not sent yet')).length;
/** The same person, whose session is over by then. */
const back = async () => {
  await app.clearLimits();
  return (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
};

describe('an application that nobody goes on with', () => {
  it('is reminded of after 30 and after 80 days, by SMS and mail, once each', async () => {
    await days(29);
    expect(await reminders()).toBe(0);
    await days(1);
    await days(0);
    expect(await reminders()).toBe(1);
    await days(49);
    expect(await reminders()).toBe(1);
    await days(1);
    await days(9);
    expect(await reminders()).toBe(2);
    const [text] = await bench.sent(own.mobile);
    expect(text).toContain(own.reference);
    expect(text).toMatch(
      new RegExp(`${RESUME_PATH}\\. Unless you do, it is deleted on [A-Z][a-z]+ \\d{1,2}, \\d{4}\\.`),
    );
    const mails = await bench.sent((await draft()).email);
    expect(mails.filter((mail) => mail.includes('not sent yet'))).toHaveLength(2);
  });

  it('is reminded of once, when reminders were missed', async () => {
    await days(85);
    await days(1);
    expect(await reminders()).toBe(1);
  });

  it('is reminded of anew after a change, and kept for another 90 days', async () => {
    await days(40);
    const as = await back();
    expect((await bench.page(as, own.reference).save('bank', { name: 'BDO' })).status).toBe(200);
    await days(29);
    expect(await reminders()).toBe(1);
    await days(1);
    expect(await reminders()).toBe(2);
    await days(59);
    expect((await draft()).state).toBe('OPEN');
  });

  it('is deleted after 90 days but for its number, and nobody finds it any more', async () => {
    await bench.page(own.as, own.reference).save('business', { name: 'Nena’s' });
    await days(89);
    expect((await draft()).state).toBe('OPEN');
    await days(1);
    expect(await draft()).toMatchObject({
      state: 'EXPIRED',
      mobile_number: null,
      email: null,
      business_name: null,
      contact: null,
      partner_id: null,
    });
    const { id } = await draft();
    expect(
      (await app.admin.query('select 1 from applicant_draft_part where draft_id = $1', [id])).rows,
    ).toEqual([]);
    const events = await app.admin.query('select kind from applicant_event where draft_id = $1 order by id', [
      id,
    ]);
    expect(events.rows.map(({ kind }) => kind)).toEqual(['started', 'expired']);
    await app.clearLimits();
    const before = (await bench.sent(own.mobile)).length;
    expect((await bench.issue({ identifier: own.reference })).status).toBe(200);
    expect((await bench.sent(own.mobile)).length).toBe(before);
    const next = await bench.applicant(own.mobile);
    expect(next.reference).not.toBe(own.reference);
    expect((await bench.list(next.as)).body.data.list).toHaveLength(1);
  });

  it('counts as gone from that moment, before anybody has tidied up', async () => {
    const open = (await draft()).expires_at as Date;
    app.clock.advance(90 * DAY);
    expect(app.clock.now().getTime()).toBeGreaterThanOrEqual(open.getTime());
    await app.clearLimits();
    const as = (await bench.session({ mobileNumber: own.mobile, email: (await draft()).email }, own.mobile))
      .accessToken;
    expect((await bench.list(as)).body.data.list).toEqual([]);
    expect((await bench.post(as, own.reference, 'open')).status).toBe(404);
  });

  it('that was sent stays one, and what its applicant typed goes', async () => {
    const application = await bench.application();
    await bench.page(own.as, own.reference).save('business', { name: 'Nena’s' });
    await app.admin.query(
      `update applicant_draft set state = 'SENT', partner_id = $2, ended_at = changed_at where reference_number = $1`,
      [own.reference, application.partnerId],
    );
    await days(90);
    expect(await draft()).toMatchObject({
      state: 'SENT',
      mobile_number: null,
      business_name: null,
      partner_id: expect.anything(),
    });
    expect(await reminders()).toBe(0);
  });
});

describe('the bytes of files', () => {
  const send = async (content: Uint8Array<ArrayBuffer>, to = content.length): Promise<string> => {
    const id = crypto.randomUUID();
    const body = new FormData();
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex');
    for (const [name, text] of Object.entries({
      id,
      offset: '0',
      size: String(content.length),
      sha256: digest,
    }))
      body.set(name, text);
    body.set('file', new File([content.subarray(0, to)], 'permit.pdf'));
    const { status } = await app.call('POST', '/api/self-service/uploads', { as: own.as, body });
    expect(status).toBe(200);
    return id;
  };
  const keysOf = async (id: string): Promise<string[]> =>
    (
      await app.admin.query<{ key: string }>(
        `select storage_key as key from applicant_upload where id = $1 and storage_key is not null
         union all select storage_key from applicant_upload_piece where upload_id = $1`,
        [id],
      )
    ).rows.map(({ key }) => key);
  const there = (keys: readonly string[]) => Promise.all(keys.map((key) => app.deps.files.has(key)));

  it('that were taken away, or whose application was cancelled, are removed with their rows', async () => {
    const [whole, half, kept] = [await send(FILES.pdf), await send(pdfOf(1000), 400), await send(FILES.pdf)];
    const [gone, stays] = [[...(await keysOf(whole)), ...(await keysOf(half))], await keysOf(kept)];
    expect(await there([...gone, ...stays])).toEqual([true, true, true]);
    for (const id of [whole, half])
      await app.call('POST', `/api/self-service/uploads/${id}/discard`, { as: own.as });
    await keep();
    expect([await there(gone), await there(stays)]).toEqual([[false, false], [true]]);
    expect(
      (await app.admin.query('select 1 from applicant_upload where id = any ($1)', [[whole, half]])).rows,
    ).toEqual([]);
    await bench.post(own.as, own.reference, 'cancel');
    await keep();
    expect(await there(stays)).toEqual([false]);
  });

  it('that a document took over stay with it', async () => {
    const id = await send(FILES.pdf);
    const keys = await keysOf(id);
    const application = await bench.application();
    await app.admin.query(
      `with f as (insert into file (partner_id, purpose, name, media_type, size, sha256, storage_key)
         select $2, 'document', u.name, u.media_type, u.size, u.sha256, u.storage_key from applicant_upload u where u.id = $1 returning id)
       update applicant_upload set file_id = f.id from f where applicant_upload.id = $1`,
      [id, application.partnerId],
    );
    await app.admin.query('update applicant_upload set discarded_at = now() where id = $1', [id]);
    app.clock.advance(DAY);
    await keep();
    expect(await there(keys)).toEqual([true]);
  });

  it('of pieces that were left behind when a server stopped are removed', async () => {
    const id = await send(FILES.pdf);
    await app.admin.query(
      `insert into applicant_upload_piece (upload_id, starts_at, size, storage_key) values ($1, 0, 1, 'uploads/left-behind')`,
      [id],
    );
    app.clock.advance(2 * 60 * 60_000);
    await keep();
    expect(await keysOf(id)).toHaveLength(1);
  });
});
