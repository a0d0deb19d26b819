import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESUME_PATH } from '#domain/applicants/resumePath.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { toNextHour } from '#tests/support/app/session.ts';
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
  toNextHour(app);
  own = await bench.applicant();
  await app.clearLimits();
});

const MINUTE = 60_000;
const errorOf = ({ status, body }: Answer) => [status, body.error];
const without = ({ requestId: _, ...body }: Answer['body']) => body;
const tokenIn = (text = ''): string => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
const token = async (recipient = own.mobile): Promise<string> => tokenIn((await bench.sent(recipient))[0]);
const sendLink = (body: unknown): Promise<Answer> => app.call('POST', '/api/self-service/links', { body });
const spend = (given: string): Promise<Answer> =>
  app.call('POST', '/api/self-service/links/spend', { body: { token: given } });
const sentInAll = async (): Promise<number> =>
  (await app.admin.query('select count(*)::int as n from outbox_message')).rows[0].n;

describe('whoever comes back with the number', () => {
  it('gets a code to the contact of the application, and goes on with it on another device', async () => {
    await bench.page(own.as, own.reference).save('bank', { name: 'BDO' });
    const session = await bench.session({ identifier: ` ${own.reference.toLowerCase()} ` }, own.mobile);
    expect(session).toMatchObject({ partnerId: null, referenceNumber: own.reference });
    const { data } = (await bench.get(session.accessToken, own.reference)).body;
    expect(data.parts).toMatchObject([{ part: 'bank', values: { name: 'BDO' } }]);
    const kinds = await app.admin.query(
      'select e.kind from applicant_event e join applicant_draft d on d.id = e.draft_id where d.reference_number = $1 order by e.id',
      [own.reference],
    );
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(['started', 'resumed']);
  });

  it('gets it to the address too, when there is one', async () => {
    const mobile = bench.newNumber();
    const { reference } = await bench.applicant(mobile, 'again@example.com');
    const before = (await bench.sent('again@example.com')).length;
    await bench.issue({ identifier: reference });
    expect((await bench.sent('again@example.com')).length).toBe(before + 1);
  });

  it('finds nothing of one that was cancelled or ran out, and is answered alike', async () => {
    await bench.post(own.as, own.reference, 'cancel');
    const before = await sentInAll();
    const cancelled = await bench.issue({ identifier: own.reference });
    const unknown = await bench.issue({ identifier: 'SK-2026-987654' });
    expect([cancelled.status, Object.keys(cancelled.body.data)]).toEqual([
      200,
      Object.keys(unknown.body.data),
    ]);
    expect(await sentInAll()).toBe(before);
  });

  it('gets no session any more when it was cancelled after the code was sent', async () => {
    const { challengeId } = (await bench.issue({ identifier: own.reference })).body.data;
    const code = await bench.code(own.mobile);
    await bench.post(own.as, own.reference, 'cancel');
    expect(
      errorOf(await app.call('POST', '/api/self-service/session', { body: { challengeId, otp: code } })),
    ).toEqual([422, 'rule_otp_expired']);
  });
});

describe('a link', () => {
  it('opens the application once, of several presses at the same time too', async () => {
    const given = await token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => spend(given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const { data } = answers.find(({ status }) => status === 200)?.body ?? {};
    expect(data).toMatchObject({ referenceNumber: own.reference, partnerId: null, expiresIn: 43_200 });
    expect((await bench.get(data.accessToken, own.reference)).status).toBe(200);
    expect(errorOf(await spend(given))).toEqual([422, 'rule_link_ended']);
  });

  it('ends after 15 minutes', async () => {
    const given = await token();
    app.clock.advance(15 * MINUTE + 1000);
    expect(errorOf(await spend(given))).toEqual([422, 'rule_link_ended']);
  });

  it('is spent by no reading of it', async () => {
    const given = await token();
    for (const path of [
      RESUME_PATH,
      `/api/self-service/links/spend?token=${given}`,
      '/api/self-service/links',
    ])
      await app.call('GET', path);
    expect((await spend(given)).status).toBe(200);
  });

  it('that is unknown, used, over or of a cancelled application is refused alike', async () => {
    const given = await token();
    await bench.post(own.as, own.reference, 'cancel');
    const [cancelled, unknown] = [await spend(given), await spend('no-such-link')];
    expect(errorOf(cancelled)).toEqual([422, 'rule_link_ended']);
    expect(without(cancelled.body)).toEqual(without(unknown.body));
  });

  it('is kept as a hash alone, and its message goes like that of a code', async () => {
    const given = await token();
    const { rows } = await app.admin.query(
      `select kind, (select count(*)::int from applicant_link l where l::text like '%' || $2 || '%') as links,
         (select count(*)::int from audit.entry e where e::text like '%' || $2 || '%') as trail
       from outbox_message where recipient = $1 order by id desc limit 1`,
      [own.mobile, given],
    );
    expect(rows).toEqual([{ kind: 'code', links: 0, trail: 0 }]);
  });
});

describe('another link', () => {
  it('is sent to the contact of the application alone, by one that has ended', async () => {
    const given = await token();
    app.clock.advance(20 * MINUTE);
    expect((await sendLink({ token: given })).body.data).toEqual({ done: true });
    const next = await token();
    expect(next).not.toBe(given);
    expect((await spend(next)).status).toBe(200);
  });

  it('is sent by one that was used, and by the number', async () => {
    const given = await token();
    await spend(given);
    await sendLink({ token: given });
    const second = await token();
    await sendLink({ referenceNumber: own.reference.replaceAll('-', ' ') });
    const third = await token();
    expect(new Set([given, second, third]).size).toBe(3);
    expect([(await spend(third)).status, (await spend(second)).status]).toEqual([200, 200]);
  });

  it('is answered alike whether there is such an application or not', async () => {
    const before = await sentInAll();
    const answers = [
      await sendLink({ referenceNumber: 'SK-2026-987654' }),
      await sendLink({ token: 'no-such-link' }),
      await sendLink({ referenceNumber: 'anything' }),
    ];
    expect(await sentInAll()).toBe(before);
    app.clock.advance(MINUTE);
    answers.push(await sendLink({ referenceNumber: own.reference }));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { data: { done: true } }]);
    expect(await sentInAll()).toBe(before + 1);
  });

  it('is sent three times an hour, there or not, and to an address that many share as often as to 200 devices', async () => {
    for (const referenceNumber of [own.reference, 'SK-2026-987654']) {
      const answers: number[] = [];
      for (let at = 0; at < 4; at++) {
        answers.push((await sendLink({ referenceNumber })).status);
        app.clock.advance(MINUTE);
      }
      expect(answers).toEqual([200, 200, 200, 429]);
    }
    await app.clearLimits();
    const from: number[] = [];
    for (let at = 0; at < 200; at++) from.push((await sendLink({ token: `unknown-${at}` })).status);
    expect(from).toEqual(Array(200).fill(200));
  });

  it('costs the same statements whether there is such an application or not', async () => {
    const asked = async (referenceNumber: string): Promise<string[]> => {
      await app.clearLimits();
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
          Object.assign(client, { query, release });
          release(error);
        };
        return client;
      }) as typeof app.pools.session.connect;
      try {
        await sendLink({ referenceNumber });
      } finally {
        app.pools.session.connect = connect;
      }
      return seen;
    };
    const known = await asked(own.reference);
    expect(known.length).toBeGreaterThan(8);
    expect(await asked('SK-2026-987654')).toEqual(known);
  });
});
