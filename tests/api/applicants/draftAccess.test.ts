import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
let other: typeof own;
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
  own = await bench.applicant();
  other = await bench.applicant();
  await bench.page(other.as, other.reference).save('bank', { accountNumber: '1234567890' });
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const without = ({ requestId: _, ...body }: Answer['body']) => body;
const by = { writer: crypto.randomUUID(), number: 1 };
const VERBS: readonly [string, 'GET' | 'POST', string, unknown?][] = [
  ['read', 'GET', ''],
  ['exported', 'GET', '/export'],
  ['opened', 'POST', '/open'],
  ['saved to', 'POST', '/parts', { part: 'bank', values: {}, seen: null, by }],
  ['taken from', 'POST', '/parts/discard', { part: 'bank', seen: 1 }],
  [
    'followed',
    'POST',
    '/events',
    { events: [{ id: '00000000-0000-4000-8000-000000000000', kind: 'opened', section: 'bank-information' }] },
  ],
  ['given another contact', 'POST', '/contact', { challengeId: by.writer, otp: '123456' }],
  ['cancelled', 'POST', '/cancel'],
];

describe('an application of somebody else', () => {
  it.each(VERBS)('is not %s, and answered as one that there never was', async (_, method, path, body) => {
    const ask = (reference: string, as = own.as) =>
      app.call(method, `/api/self-service/drafts/${reference}${path}`, { as, body });
    const unbound = await bench.prove(bench.newNumber());
    const answers = [
      await ask(other.reference),
      await ask('SK-2026-987654'),
      await ask('nothing'),
      await ask(other.reference, unbound),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(without(answer.body)).toEqual(without(answers[1]?.body));
    }
    expect((await bench.get(other.as, other.reference)).body.data.parts).toHaveLength(1);
  });

  it('is in no list', async () => {
    const { list } = (await bench.list(own.as)).body.data;
    expect(list.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber)).toEqual([
      own.reference,
    ]);
  });
});

describe('a number that was named beside an address', () => {
  it('is not proved by the code that went to the address: only what was begun with both is there', async () => {
    const victim = await bench.applicant();
    const thief = await bench.prove(victim.mobile, 'thief@example.com');
    expect((await bench.list(thief)).body.data.list).toEqual([]);
    expect((await bench.post(thief, victim.reference, 'open')).status).toBe(404);
    // Nor does what the stranger begins turn up among those of the number, to be filled in by its owner.
    const { referenceNumber } = (await bench.begin(thief)).body.data;
    const seen = (await bench.list(victim.as)).body.data.list;
    expect(seen.map((row: { referenceNumber: string }) => row.referenceNumber)).not.toContain(
      referenceNumber,
    );
  });

  it('finds what was begun with both, however the address is written', async () => {
    const mobile = bench.newNumber();
    const { reference } = await bench.applicant(mobile, 'Nena.Cruz@example.com');
    const { accessToken } = await bench.session(
      { mobileNumber: mobile, email: 'nena.cruz@example.com' },
      mobile,
    );
    expect((await bench.post(accessToken, reference, 'open')).status).toBe(200);
  });
});

describe('a session', () => {
  it('is of one application at a time, of those of its own contact', async () => {
    const mobile = bench.newNumber();
    const first = await bench.applicant(mobile);
    const second = await bench.applicant(mobile);
    expect((await bench.get(second.as, first.reference)).status).toBe(404);
    expect((await bench.post(second.as, first.reference, 'open')).body.data.referenceNumber).toBe(
      first.reference,
    );
    expect((await bench.get(second.as, first.reference)).status).toBe(200);
    expect((await bench.get(second.as, second.reference)).status).toBe(404);
    const { list } = (await bench.list(second.as)).body.data;
    expect(list.map((row: { referenceNumber: string }) => row.referenceNumber)).toEqual([
      second.reference,
      first.reference,
    ]);
  });

  it('of an application that was sent goes on as one of it; later ones go by whom the application is reached at', async () => {
    const { as, mobile, reference } = await bench.applicant();
    const application = await bench.application();
    await app.clearLimits();
    const { challengeId } = (await bench.issue({ identifier: reference })).body.data;
    const otp = await bench.code(mobile);
    const late = () => app.call('POST', '/api/self-service/session', { body: { challengeId, otp } });
    await app.admin.query(
      `update applicant_draft set state = 'SENT', partner_id = $2, ended_at = $3 where reference_number = $1`,
      [reference, application.partnerId, app.clock.now()],
    );
    const { data } = (await bench.get(as, reference)).body;
    expect([data.state, data.partnerId]).toEqual(['SENT', application.partnerId]);
    expect(
      (await bench.post(as, reference, 'parts', { part: 'bank', values: {}, seen: null, by })).body.error,
    ).toBe('rule_not_editable');
    expect((await bench.post(as, reference, 'cancel')).body.error).toBe('rule_not_editable');
    const path = `/api/partners/v3/${application.partnerId}/file/public`;
    expect((await bench.upload('partners', application.partnerId, as)).status, path).toBe(200);
    // A code that was sent before and is typed in after is no way around it.
    expect((await late()).body.error).toBe('rule_otp_expired');
    const later = await bench.prove(mobile);
    expect((await bench.list(later)).body.data.list).toMatchObject([
      { referenceNumber: reference, state: 'SENT' },
    ]);
    expect((await bench.post(later, reference, 'open')).status).toBe(404);
    expect((await bench.upload('partners', application.partnerId, later)).status).toBe(404);
  });
});

describe('row security of drafts by itself', () => {
  const asApplicant = <T>(
    draftId: string | null,
    contact: string,
    work: Parameters<typeof withContext<T>>[3],
  ) =>
    withContext(
      app.pools,
      {
        class: 'applicant',
        userId: '',
        applicantId: '00000000-0000-4000-8000-000000000000',
        draftId,
        contact,
        username: 'x',
        role: null,
        partnerId: null,
        merchantIds: [],
      },
      'drafts',
      work,
    );
  const idOf = async (reference: string): Promise<string> =>
    (await app.admin.query('select id::text from applicant_draft where reference_number = $1', [reference]))
      .rows[0].id;

  it.each(['applicant_draft_part', 'applicant_upload'])(
    'a statement without a condition reads no %s of another',
    async (table) => {
      const id = await idOf(own.reference);
      const text = `select draft_id as id from ${table}`;
      const found = await asApplicant(id, `${own.mobile} `, (tx) => tx.query<{ id: string }>({ text }));
      expect(found.filter((row) => row.id !== id)).toEqual([]);
      expect(await asApplicant(null, `${own.mobile} `, (tx) => tx.query({ text }))).toEqual([]);
    },
  );

  it('a session of nothing reads and changes no draft, binds none, and begins none for another contact', async () => {
    const id = await idOf(other.reference);
    const nobody = (text: string, values: unknown[] = []) =>
      asApplicant(null, '639170000000 ', (tx) => tx.query({ text, values }));
    expect(await nobody('select id from applicant_draft')).toEqual([]);
    expect(
      await nobody(
        `update applicant_draft set state = 'CANCELLED', ended_at = now() where id = $1 returning id`,
        [id],
      ),
    ).toEqual([]);
    expect(await nobody('select bind_draft($1) as bound', [id])).toEqual([{ bound: false }]);
    await expect(
      nobody(`insert into applicant_draft (reference_number, mobile_number, language, created_at, changed_at, expires_at)
        values ('SK-2026-555555', '639180000001', 'en', now(), now(), now())`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      nobody(
        `insert into applicant_link (token_hash, draft_id, created_at, expires_at) values ('x', $1, now(), now())`,
        [id],
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(nobody('select 1 from applicant_link')).rejects.toThrow(/permission denied/);
  });

  it('a draft changes neither its number nor whose it is, not even its own', async () => {
    const id = await idOf(own.reference);
    const mine = (text: string) => asApplicant(id, `${own.mobile} `, (tx) => tx.query({ text }));
    await expect(mine(`update applicant_draft set reference_number = 'SK-2026-555555'`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(mine('update applicant_draft set partner_id = 1')).rejects.toThrow(/permission denied/);
    await expect(mine('delete from applicant_draft')).rejects.toThrow(/permission denied/);
  });

  it('people of partners see nothing of it, staff how people get on and nothing that they typed', async () => {
    const actor = { userId: '', username: 'x', role: null, partnerId: '1', merchantIds: [] };
    const read = (kind: 'internal' | 'partner' | 'merchant', text: string) =>
      withContext(app.pools, { ...actor, class: kind }, 'drafts', (tx) => tx.query({ text }));
    const tables = [
      'applicant_draft',
      'applicant_draft_part',
      'applicant_upload',
      'applicant_link',
      'applicant_event',
    ];
    for (const table of tables)
      for (const kind of ['partner', 'merchant'] as const)
        await expect(read(kind, `select 1 from ${table}`), table).rejects.toThrow(/permission denied/);
    for (const text of [
      'select mobile_number from applicant_draft',
      'select business_name from applicant_draft',
      'select reference_number from applicant_draft',
      'select 1 from applicant_draft_part',
      'select 1 from applicant_upload',
      'select 1 from applicant_link',
    ])
      await expect(read('internal', text), text).rejects.toThrow(/permission denied/);
    const seen = await read(
      'internal',
      `select d.state, e.kind from applicant_draft d join applicant_event e on e.draft_id = d.id`,
    );
    expect(seen).toContainEqual({ state: 'OPEN', kind: 'started' });
  });
});
