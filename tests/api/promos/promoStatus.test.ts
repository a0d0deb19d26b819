import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROMO_STATUSES, promoStatus } from '#domain/promos/promoStatus.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
});
afterAll(() => app.stop());

/** A promo of somebody else, put where it is wanted. */
const standing = async (status: string, more: object = {}) => {
  const { code, promoId } = await bench.make(more, { as: 'sales.admin' });
  await app.admin.query('update promo set status = $2 where id = $1', [promoId, status]);
  return code;
};

describe('moving a promo', () => {
  const cells = PROMO_STATUSES.flatMap((from) =>
    PROMO_STATUSES.map((to) => [from, to, promoStatus[from].next.includes(to) ? 200 : 422] as const),
  );

  it.each(cells)('[promo.transitions] from %s to %s answers %i', async (from, to, expected) => {
    const code = await standing(from);
    const { status, body } = await bench.move(code, to);
    expect([status, body.error]).toEqual([expected, expected === 200 ? undefined : 'rule_illegal_move']);
    expect((await bench.read(code)).status).toBe(expected === 200 ? to : from);
  });

  it('needs the right of the status that it leaves', async () => {
    for (const [from, to, right] of [
      ['SUBMITTED', 'PENDING', 'PRO_STATUS_SUBMITTED_EDIT'],
      ['REVIEW', 'PENDING', 'PRO_STATUS_REVIEW_EDIT'],
      ['APPROVED', 'PENDING', 'PRO_STATUS_APPROVED_EDIT'],
    ] as const) {
      const code = await standing(from);
      const { status, body } = await bench.move(code, to, { as: 'sales.admin' });
      expect([status, body.missing]).toEqual([403, [[right]]]);
      expect((await bench.move(code, to)).status).toBe(200);
    }
    expect((await bench.move(await standing('PENDING'), 'REVIEW', { as: 'sales.admin' })).status).toBe(200);
  });

  it('is no edit: whoever submits what a colleague created approves it too', async () => {
    const { code } = await bench.make({}, { as: 'sales.admin' });
    expect((await bench.move(code, 'PENDING')).body.data).toMatchObject({ editedBy: null, version: 2 });
    expect((await bench.move(code, 'APPROVED')).status).toBe(200);
  });

  it('is refused to external users and answers 404 for an unknown promo', async () => {
    const body = { status: 'PENDING', lastDtimeUpdated: '2026-11-20T00:00:00.000Z', lastUpdatedBy: null };
    const send = (id: string, as: string) =>
      app.call('POST', `/api/promos/${id}/update-status`, { as, body });
    expect((await send('1', 'partner.admin')).status).toBe(403);
    for (const id of ['999999', 'abc']) expect((await send(id, 'loyalty.editor')).status).toBe(404);
    const bad = await app.call('POST', '/api/promos/1/update-status', {
      as: 'loyalty.editor',
      body: { status: 'GONE' },
    });
    expect([bad.status, Object.keys(bad.body.fields).sort()]).toEqual([
      400,
      ['lastDtimeUpdated', 'lastUpdatedBy', 'status'],
    ]);
  });
});

describe('a promo that somebody else moved', () => {
  it('[promo.statusUpdateConflict] answers 409 with the promo as it is and who changed it', async () => {
    const { code, promoId } = await bench.make({}, { as: 'sales.admin' });
    const seen = await bench.read(code);
    await bench.move(code, 'PENDING');
    const { status, body } = await bench.move(code, 'REJECTED', { seen });
    expect([status, body.error]).toEqual([409, 'conflict']);
    expect(body.current).toMatchObject({
      promoId,
      status: 'PENDING',
      updatedBy: 'loyalty.editor',
      version: 2,
    });
    expect((await bench.read(code)).status).toBe('PENDING');
  });

  it('[promo.statusUpdateConflict] the time alone, or the person alone, is enough', async () => {
    const { code, dtimeUpdated } = await bench.make();
    const later = new Date(Date.parse(dtimeUpdated) + 1).toISOString();
    expect((await bench.move(code, 'PENDING', { seen: { dtimeUpdated: later } })).status).toBe(409);
    expect((await bench.move(code, 'PENDING', { seen: { updatedBy: 'sales.admin' } })).status).toBe(409);
    expect((await bench.move(code, 'PENDING', { seen: { updatedBy: null } })).status).toBe(409);
    expect((await bench.move(code, 'PENDING')).status).toBe(200);
  });

  it('[promo.statusUpdateConflict] is told by a later time each, even when the clock goes back', async () => {
    const { code, dtimeUpdated } = await bench.make();
    app.clock.advance(-60_000);
    const { body } = await bench.move(code, 'PENDING');
    expect(Date.parse(body.data.dtimeUpdated)).toBe(Date.parse(dtimeUpdated) + 1);
    app.clock.advance(60_000);
  });
});

describe('approving', () => {
  it('is for somebody whose hands are not in it, whoever edited it since', async () => {
    const { code, promoId } = await bench.make();
    await bench.move(code, 'PENDING');
    expect((await bench.move(code, 'APPROVED')).body.error).toBe('rule_own_promo');
    await bench.edit({ code, promoId }, { name: 'Edited' }, { as: 'sales.admin' });
    expect((await bench.move(code, 'APPROVED', { as: 'sales.admin' })).body.error).toBe('rule_own_promo');
    await bench.edit({ code, promoId }, { name: 'Edited again' }, { as: 'loyalty.editor' });
    expect((await bench.move(code, 'APPROVED', { as: 'sales.admin' })).body.error).toBe('rule_own_promo');
    expect(await bench.read(code, 'sales.admin')).toMatchObject({ hasOwnHands: true });
    expect((await bench.move(code, 'REVIEW', { as: 'sales.admin' })).status).toBe(200);
  });

  it.each([
    [{ series: '2026' }, ['dtiDetails.permitNum']],
    [{ permitNum: 'FTEB-9' }, ['dtiDetails.series']],
    [{}, ['dtiDetails.series', 'dtiDetails.permitNum']],
  ])('needs the DTI permit: with %j the fields %j are named', async (dtiDetails, fields) => {
    const code = await standing('PENDING', { dtiDetails });
    const { status, body } = await bench.move(code, 'APPROVED');
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_promo_incomplete', fields]);
  });

  it('is too late on the day after the last', async () => {
    const on = (to: string) => standing('PENDING', { dtimeValidity: { from: '2026-11-01', to } });
    app.clock.set(new Date('2026-11-20T15:59:00Z'));
    const last = await on('2026-11-20');
    expect((await bench.move(last, 'APPROVED')).status).toBe(200);
    const over = await on('2026-11-20');
    app.clock.set(new Date('2026-11-20T16:00:00Z'));
    const { body } = await bench.move(over, 'APPROVED');
    expect(body.error).toBe('rule_promo_expired');
    expect((await bench.read(over)).isExpired).toBe(true);
  });

  it('cannot be had in the database without the permit either', async () => {
    const { promoId } = await bench.make({ dtiDetails: {} });
    await expect(
      app.admin.query(`update promo set status = 'APPROVED' where id = $1`, [promoId]),
    ).rejects.toThrow('promo_approved_dti');
  });
});
