import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { FUNNEL_SECTIONS, type JourneyKind, sectionsOf } from '#domain/applicants/funnel.ts';
import { addDays, manilaDate } from '#domain/day.ts';
import { keepDrafts } from '#server/areas/applicants/keep/keepDrafts.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { branchCells } from '#tests/support/imports/branchBook.ts';
import { existingBench } from './sending/existingBench.ts';
import { sheetBench } from './sheetBench.ts';

const DAY = 86_400_000;
let app: TestApp;
let bench: ReturnType<typeof existingBench>;
/** A stretch of days of each test's own: the clock goes on between them. */
let first: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = existingBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.advance(500 * DAY);
  await app.clearLimits();
  first = manilaDate(app.clock.now());
});

const ask = async (query: Record<string, string>, username = 'sales.admin'): Promise<Answer> => {
  const { accessToken } = await app.login(username);
  return app.call('GET', `/api/partner-management/funnel?${new URLSearchParams(query)}`, { as: accessToken });
};
const funnel = async (from = first, to = addDays(first, 9)): Promise<ApplicantFunnel> =>
  (await ask({ from, to })).body.data;
const ofKind = async (kind: JourneyKind): Promise<ApplicantFunnel> =>
  (await ask({ from: first, to: addDays(first, 9), kind })).body.data;
const note = async ({ as, reference }: { as: string; reference: string }, events: readonly object[]) => {
  const { status, body } = await bench.post(as, reference, 'events', { events });
  if (status !== 200) throw new Error(`not noted: ${JSON.stringify(body)}`);
};
const cancel = async ({ as, reference }: { as: string; reference: string }) => {
  const { status } = await bench.post(as, reference, 'cancel');
  if (status !== 200) throw new Error('not cancelled');
};
const opened = (section: string) => ({ id: randomUUID(), kind: 'opened', section });
const done = (section: string, seconds: number) => ({ ...opened(section), kind: 'done', seconds });
const errors = (section: string, ...fields: string[]) => ({ ...opened(section), kind: 'errors', fields });
const BUSINESS = 'business-details';
const BANK = 'bank-information';

describe('the funnel', () => {
  it('is empty where nobody began', async () => {
    const empty = await funnel();
    expect(empty).toMatchObject({ started: 0, submitted: 0, resumed: 0, lostBefore: 0, errors: [] });
    expect(empty.sections).toHaveLength(7);
    expect(empty.sections[0]).toEqual({
      ...{ section: BUSINESS, reached: 0, done: 0, lost: 0 },
      ...{ medianSeconds: null, p90Seconds: null },
    });
  });

  it('counts who began on these days, how far they got and what became of them', async () => {
    const cancelled = await bench.applicant();
    await note(cancelled, [opened(BUSINESS)]);
    await cancel(cancelled);
    const sent = await bench.sent();
    expect((await bench.complete(sent, sent.storeIds)).status).toBe(200);
    const left = await bench.applicant();
    await note(left, [opened(BUSINESS), done(BUSINESS, 60), opened(BANK)]);
    await bench.applicant();
    app.clock.advance(10 * DAY);
    // One of another day.
    await bench.applicant();
    expect(await funnel()).toMatchObject({
      started: 4,
      submitted: 1,
      cancelled: 1,
      open: 2,
      abandoned: 0,
      lostBefore: 0,
    });
    app.clock.advance(5 * DAY);
    const counted = await funnel();
    expect(counted).toMatchObject({
      started: 4,
      submitted: 1,
      cancelled: 1,
      open: 0,
      abandoned: 2,
      lostBefore: 1,
    });
    const sinceCounted = app.clock.now().getTime() - Date.parse(counted.asOf);
    expect(sinceCounted).toBeGreaterThanOrEqual(0);
    expect(sinceCounted).toBeLessThan(DAY);
    expect(counted.sections.slice(0, 3)).toMatchObject([
      { section: BUSINESS, reached: 3, done: 2, lost: 1 },
      { section: BANK, reached: 2, done: 1, lost: 1 },
      { reached: 1, done: 1, lost: 0 },
    ]);
  });

  it('counts as abandoned what nobody changed for 14 days, and as expired what ran out', async () => {
    const { reference, mobile } = await bench.applicant();
    app.clock.advance(13 * DAY);
    await app.clearLimits();
    const again = (await bench.session({ identifier: reference }, mobile)).accessToken;
    await bench.page(again, reference).save('business', { name: 'Nena’s' });
    app.clock.advance(14 * DAY - 1000);
    expect(await funnel()).toMatchObject({ started: 1, open: 1, abandoned: 0, resumed: 1 });
    app.clock.advance(2000);
    expect(await funnel()).toMatchObject({ started: 1, open: 0, abandoned: 1, expired: 0 });
    app.clock.advance(80 * DAY);
    const pool = openJobsPool(app.migratorUrl);
    await keepDrafts({ deps: app.deps, pool }).finally(() => pool.end());
    expect(await funnel()).toMatchObject({ started: 1, open: 0, abandoned: 0, expired: 1 });
  });

  it('tells how long a section took altogether: the half and nine of ten', async () => {
    for (const seconds of [10, 20, 30, 40, 50, 60, 70, 80, 90, 600]) {
      await app.clearLimits();
      await note(await bench.applicant(), [done(BUSINESS, seconds - 5), done(BUSINESS, 5), opened(BANK)]);
    }
    const { sections } = await funnel();
    expect(sections[0]).toMatchObject({ reached: 10, medianSeconds: 50, p90Seconds: 90 });
    expect(sections[1]).toMatchObject({ reached: 10, done: 0, medianSeconds: null });
  });

  it('tells which fields were wrong, in how many applications and how often', async () => {
    const [one, other] = [await bench.applicant(), await bench.applicant()];
    await note(one, [errors(BUSINESS, 'businessTin', 'address.region'), errors(BUSINESS, 'businessTin')]);
    await note(other, [errors(BUSINESS, 'businessTin'), errors(BANK, 'bankInformation.bank')]);
    expect((await funnel()).errors).toEqual([
      { section: BUSINESS, field: 'businessTin', drafts: 2, times: 3 },
      { section: BUSINESS, field: 'address.region', drafts: 1, times: 1 },
      { section: BANK, field: 'bankInformation.bank', drafts: 1, times: 1 },
    ]);
  });

  it('counts what is told again once, and what comes late where it began', async () => {
    const own = await bench.applicant();
    const events = [opened(BUSINESS), done(BUSINESS, 40), errors(BUSINESS, 'businessTin')];
    await note(own, events);
    await note(own, [...events, opened(BANK)]);
    app.clock.advance(12 * DAY);
    await app.clearLimits();
    const { accessToken: as } = await bench.session({ identifier: own.reference }, own.mobile);
    await note({ ...own, as }, [done(BUSINESS, 20), done(BANK, 5)]);
    const { started, sections, errors: wrong } = await funnel();
    expect(started).toBe(1);
    expect(sections.slice(0, 2)).toMatchObject([
      { section: BUSINESS, reached: 1, done: 1, medianSeconds: 60 },
      { section: BANK, reached: 1, done: 1, medianSeconds: 5 },
    ]);
    expect(wrong).toEqual([{ section: BUSINESS, field: 'businessTin', drafts: 1, times: 1 }]);
    expect((await funnel(addDays(first, 10), addDays(first, 20))).started).toBe(0);
  });

  it('tells the kinds apart, also of what was sent', async () => {
    const one = await bench.applicant();
    await bench.page(one.as, one.reference).save('branch-0', {});
    const several = await bench.applicant();
    const page = bench.page(several.as, several.reference);
    await page.save('branch-0', {});
    await page.save('branch-1', {});
    await note(several, [opened(BUSINESS), errors(BUSINESS, 'businessTin')]);
    await cancel(several);
    const listed = await bench.applicant();
    const sheets = sheetBench(app);
    await sheets.add(listed, await sheets.ofRows(listed, [branchCells(0), branchCells(1)]));
    const adding = await bench.adding();
    await note(adding, [opened('branch-details-merchant'), done('branch-details-merchant', 30)]);

    expect(await funnel()).toMatchObject({ started: 4 });
    expect(await ofKind('STORE')).toMatchObject({ started: 1, open: 1, errors: [] });
    expect(await ofKind('STORES')).toMatchObject({
      ...{ started: 1, cancelled: 1, open: 0 },
      errors: [{ section: BUSINESS, field: 'businessTin' }],
    });
    expect(await ofKind('SHEET')).toMatchObject({ started: 1, lostBefore: 0 });
    const existing = await ofKind('EXISTING');
    expect(existing.started).toBe(1);
    expect(existing.sections.map(({ section }) => section)).toEqual(sectionsOf('EXISTING'));
    expect(existing.sections[0]).toMatchObject({ reached: 1, done: 1, medianSeconds: 30 });
  });

  it('has the sections at the places at which the application has them', async () => {
    const places = await app.admin.query<{ place: number | null }>(
      'select applicant_section_place(name) as place from unnest($1::text[]) with ordinality as s(name, at) order by at',
      [[...FUNNEL_SECTIONS, 'nowhere']],
    );
    expect(places.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
  });

  it('goes by Manila’s days', async () => {
    // 00:30 in Manila is the day before in UTC.
    const midnight = Date.parse(`${addDays(first, 1)}T00:30:00+08:00`);
    app.clock.advance(midnight - app.clock.now().getTime());
    await bench.applicant();
    expect((await funnel(first, first)).started).toBe(0);
    expect((await funnel(addDays(first, 1), addDays(first, 1))).started).toBe(1);
  });
});

describe('who asks for the funnel', () => {
  it('is told of days in the wrong order, too many, and none', async () => {
    const wrong = async (from: string, to: string) => {
      const { status, body } = await ask({ from, to });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await wrong(first, addDays(first, -1))).toEqual([400, ['to']]);
    expect(await wrong(first, addDays(first, 400))).toEqual([400, ['to']]);
    expect(await wrong(first, '2026-02-30')).toEqual([400, ['to']]);
    expect((await ask({ from: first, to: addDays(first, 399) })).status).toBe(200);
    expect((await ask({ from: first })).status).toBe(400);
    expect((await ask({ from: first, to: first, kind: 'SHOP' })).status).toBe(400);
  });

  it.each(['partner.admin', 'store.manager', 'head.office', 'finance.officer'])(
    'is nobody like %s',
    async (who) => {
      expect((await ask({ from: first, to: first }, who)).status).toBe(403);
    },
  );
});
