import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { codesBench } from '#tests/support/codesBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof codesBench>>;
let partner: string;
let other: string;
let stores: string[];
beforeAll(async () => {
  app = await startTestApp();
  bench = await codesBench(app);
  ({ partner, other, stores } = bench);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

describe('looking a code up', () => {
  it('tells whose it is and what one may register as, however it is typed', async () => {
    const { code } = await bench.made({
      merchantIds: stores,
      jobTitleIds: await bench.titleIds('Cashier', 'Branch Manager'),
    });
    const { status, body } = await bench.look(` ${code.slice(0, 5)}-${code.slice(5)} `.toLowerCase());
    expect(status).toBe(200);
    expect(body.data.list).toEqual([
      {
        partnerName: expect.any(String),
        partnerId: partner,
        isPartnerBrand: expect.any(Boolean),
        stores: expect.any(Array),
        jobTitles: [
          { name: 'Branch Manager', assignment: 'single-store', moduleCodes: expect.any(Array) },
          { name: 'Cashier', assignment: 'single-store', moduleCodes: expect.arrayContaining(['PROMOS']) },
        ],
        modules: expect.arrayContaining([{ moduleCode: 'PROMOS', moduleName: expect.any(String) }]),
        dateExpires: bench.today(),
      },
    ]);
    expect(body.data.list[0].stores.map(({ merchantId }: { merchantId: string }) => merchantId)).toEqual(
      stores,
    );
  });

  it('answers unknown, malformed, expired, used up, revoked and closed ones alike', async () => {
    const late = await bench.made();
    await app.admin.query('update registration_code set date_expires = $2 where id = $1', [
      late.id,
      addDays(bench.today(), -1),
    ]);
    const full = await bench.made();
    await app.admin.query('update registration_code set uses = max_uses where id = $1', [full.id]);
    const gone = await bench.made();
    await bench.revoke(gone.id);
    const closed = await bench.made({}, 'other.partner');
    await app.admin.query(`update partner set status = 'C' where id = $1`, [other]);
    const answers = await Promise.all(
      ['ZZZZZZZZZZ', 'no code', late.code, full.code, gone.code, closed.code].map(bench.look),
    );
    await app.admin.query(`update partner set status = 'A' where id = $1`, [other]);
    for (const { status, body } of answers)
      expect([status, { ...body, requestId: '' }]).toEqual([
        422,
        {
          error: 'rule_registration_code',
          message: answers[0]?.body.message,
          fields: { code: answers[0]?.body.message },
          requestId: '',
        },
      ]);
  });

  it('costs the same statements whatever is wrong with it', async () => {
    const late = await bench.made();
    await app.admin.query('update registration_code set date_expires = $2 where id = $1', [
      late.id,
      addDays(bench.today(), -1),
    ]);
    const full = await bench.made();
    await app.admin.query('update registration_code set uses = max_uses where id = $1', [full.id]);
    const asked = async (code: string) => {
      const seen: string[] = [];
      const connect = app.pools.session.connect.bind(app.pools.session);
      app.pools.session.connect = (async () => {
        const client = await connect();
        const query = client.query.bind(client);
        client.query = ((config: string | { text: string }, ...rest: never[]) => {
          seen.push(typeof config === 'string' ? config : config.text);
          return query(config as string, ...rest);
        }) as typeof client.query;
        const release = client.release.bind(client);
        client.release = (error) => {
          client.query = query as typeof client.query;
          client.release = release;
          release(error);
        };
        return client;
      }) as typeof app.pools.session.connect;
      try {
        await bench.look(code);
      } finally {
        app.pools.session.connect = connect;
      }
      return seen;
    };
    const unknown = await asked('ZZZZZZZZZZ');
    expect(unknown.length).toBeGreaterThan(4);
    for (const code of ['no code', late.code, full.code]) expect(await asked(code)).toEqual(unknown);
  });

  it('is limited for one address as sign-in is: 60 wrong ones a minute, right ones do not count', async () => {
    const { code } = await bench.made();
    for (let at = 0; at < 12; at++) expect((await bench.look(code)).status).toBe(200);
    for (let at = 0; at < 60; at++) expect((await bench.look('ZZZZZZZZZZ')).status).toBe(422);
    const refused = await bench.look(code);
    expect([refused.status, refused.body.error]).toEqual([429, 'too_many']);
    app.clock.advance(60_000);
    expect((await bench.look(code)).status).toBe(200);
  });
});
