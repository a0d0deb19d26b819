import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PAIRS, SEPARABLE } from '#domain/access/rights/separation.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makePerson, newUser } from '#tests/support/people.ts';
import { makeRole, roleBody, roleEdits } from '#tests/support/roles.ts';

let app: TestApp;
let edits: ReturnType<typeof roleEdits>;
let partner: string;
beforeAll(async () => {
  app = await startTestApp();
  edits = roleEdits(app);
  const { rows } = await app.admin.query(
    `select partner_id from user_account where username = 'partner.admin'`,
  );
  partner = rows[0].partner_id;
});
afterEach(() => app.admin.query('delete from separation_rule'));
afterAll(() => app.stop());

const PAIR = { one: 'HC_PROTECT_CREATE', other: 'PT_EDIT', reason: 'Who issues a receipt pays nothing back' };
const add = (body: unknown = PAIR, as = 'it.support', headers: Record<string, string> = {}) =>
  app.call('POST', '/api/separation-rules', { as, body, headers });
const keep = async (one: string, other: string) => {
  const { status, body } = await add({ one, other, reason: 'Two pairs of eyes' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};
const list = async (as = 'it.support') =>
  (await app.call('GET', '/api/separation-rules', { as })).body.data.list;
const verdict = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.error,
  Object.keys(body.fields ?? {}),
];
const accounts = async () => (await app.admin.query('select count(*)::int as n from user_account')).rows[0].n;
let count = 0;
const invite = (more: Record<string, unknown>, as = 'sales.admin') =>
  app.call('POST', '/api/user/v2/register', {
    as,
    body: newUser({ emailAddress: `apart.${++count}@example.test`, ...more }),
  });

describe('the pairs that are kept apart', () => {
  it('are added with a reason, and answer who holds both today', async () => {
    const { status, body } = await add({ ...PAIR, one: PAIR.other, other: PAIR.one });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ ...PAIR, holderCount: 3, createdBy: 'it.support' });
    const names = body.data.holders.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(await list()).toEqual([body.data]);
  });

  it('are no more than the permissions have, and come all at once', async () => {
    const pairs = SEPARABLE.flatMap((one, at) => SEPARABLE.slice(at + 1).map((other) => ({ one, other })));
    expect(pairs).toHaveLength(MOST_PAIRS);
    await app.admin.query(
      `insert into separation_rule (one, other, reason) select one, other, 'Each of them' from jsonb_to_recordset($1) as x(one text, other text)`,
      [JSON.stringify(pairs)],
    );
    expect(await list()).toHaveLength(MOST_PAIRS);
    for (const { one, other } of [pairs[0], pairs.at(-1)].flatMap((pair) => pair ?? []))
      expect((await add({ one: other, other: one, reason: 'Once more' })).body.error).toBe('rule_pair_kept');
  });

  it('count holders by derived permissions, and what stands against these', async () => {
    const { rows } = await app.admin.query(
      `select count(*)::int as n from user_account u where exists (select from user_access_role h join access_role a on a.id = h.access_role_id
       where h.user_id = u.id and a.name = 'HCPC_SBO_REVIEW')`,
    );
    expect((await keep('PM_SBO_REVIEW', 'PM_DOWNLOAD')).holderCount).toBe(rows[0].n);
    await makePerson(app, { username: 'wide.viewer', roles: ['HCPC_ONLINE_VIEW', 'HCPC_SBO_VIEW'] });
    // online.viewer holds MPL_VIEW; a wider role stands against it.
    expect((await keep('PM_VIEW', 'MPL_VIEW')).holderCount).toBe(1);
  });

  it.each([
    [{ ...PAIR, other: PAIR.one }, 'other'],
    [{ ...PAIR, one: 'PT_FLY' }, 'one'],
    [{ ...PAIR, other: 'MA_VIEW' }, 'other'],
    [{ ...PAIR, reason: ' a' }, 'reason'],
    [{ ...PAIR, colour: 1 }, 'colour'],
  ])('bad input %# names the field', async (body, field) => {
    expect(verdict(await add(body))).toEqual([400, 'invalid', [field]]);
  });

  it('stand there once, whichever way round, and a repeated key answers the first result', async () => {
    const key = { 'Idempotency-Key': 'keep-these-apart' };
    const first = await add(PAIR, 'it.support', key);
    expect((await add(PAIR, 'it.support', key)).body).toEqual(first.body);
    expect(verdict(await add({ ...PAIR, one: PAIR.other, other: PAIR.one }))).toEqual([
      422,
      'rule_pair_kept',
      ['other'],
    ]);
    const both = await Promise.all([1, 2].map(() => add({ ...PAIR, one: 'PRO_EDIT' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('are removed once, and stand in the trail with who did it', async () => {
    const { id } = await keep(PAIR.one, PAIR.other);
    const remove = () => app.call('POST', `/api/separation-rules/${id}/remove`, { as: 'sales.admin' });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const { rows } = await app.admin.query(
      `select operation, actor from audit.entry where target = 'separation_rule' and key = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { operation: 'INSERT', actor: 'it.support' },
      { operation: 'DELETE', actor: 'sales.admin' },
    ]);
  });

  it('are kept by administrators of the staff, and read by those who view access roles', async () => {
    await makeRole(app, 'Reads roles', ['UM_VIEW_ACCESS_ROLE']);
    await makePerson(app, { username: 'reads.roles', roles: ['Reads roles'] });
    await keep(PAIR.one, PAIR.other);
    expect((await add(PAIR, 'reads.roles')).status).toBe(403);
    const [seen] = await list('reads.roles');
    expect([seen.holderCount, seen.holders]).toEqual([3, []]);
    expect((await app.call('GET', '/api/separation-rules')).status).toBe(401);
    for (const as of ['partner.admin', 'finance.officer'])
      expect((await app.call('GET', '/api/separation-rules', { as })).status).toBe(403);
  });
});

describe('a role', () => {
  it('does not bring a pair together, new or changed; one that did before is saved all the same', async () => {
    const standing = await makeRole(app, 'Does both', ['HC_PROTECT_CREATE', 'PT_EDIT']);
    const half = await makeRole(app, 'Does one', ['HC_PROTECT_CREATE']);
    const asleep = await makeRole(app, 'Sleeps', ['HC_PROTECT_CREATE', 'PT_EDIT'], { isEnabled: false });
    await keep(PAIR.one, PAIR.other);
    const create = app.call('POST', '/api/access-role-management', {
      as: 'sales.admin',
      body: roleBody('New both', ['HC_PROTECT_CREATE', 'PT_EDIT']),
    });
    const refused = [422, 'rule_kept_apart', ['modules']];
    expect(verdict(await create)).toEqual(refused);
    const both = ['HC_PROTECT_CREATE', 'PT_EDIT'];
    expect(verdict(await edits.save(half, roleBody('Does one', both)))).toEqual(refused);
    expect(verdict(await edits.foresee(half, roleBody('Does one', both)))).toEqual(refused);
    expect(verdict(await edits.save(asleep, roleBody('Sleeps', both)))).toEqual(refused);
    expect((await edits.save(standing, roleBody('Does both', [...both, 'PT_VIEW']))).status).toBe(200);
  });

  it('does not gain what one of its holders has the other half of by another role', async () => {
    const id = await makeRole(app, 'Issues', ['HC_PROTECT_VIEW']);
    await makeRole(app, 'Refunds', ['PT_EDIT']);
    await makePerson(app, { username: 'rita.yap', roles: ['Issues', 'Refunds'] });
    await makePerson(app, { username: 'sam.yap', roles: ['Issues'] });
    await keep(PAIR.one, PAIR.other);
    const body = roleBody('Issues', ['HC_PROTECT_VIEW', 'HC_PROTECT_CREATE']);
    for (const answer of [await edits.foresee(id, body), await edits.save(id, body)]) {
      expect(verdict(answer)).toEqual([422, 'rule_kept_apart', ['modules']]);
      expect(answer.body.message).toContain('Rita Yap');
      expect(answer.body.message).not.toContain('Sam Yap');
    }
    const { rows } = await app.admin.query('select permissions from access_role where id = $1', [id]);
    expect(rows[0].permissions).toEqual(['HC_PROTECT_VIEW']);
  });

  it('is not given to a new account that would then hold both', async () => {
    await keep('UR_VIEW', 'UR_CREATE');
    const before = await accounts();
    expect(verdict(await invite({ jobTitle: 'HCPC_ITAPP_SUPPORT' }))).toEqual([
      422,
      'rule_kept_apart',
      ['jobTitle'],
    ]);
    expect(await accounts()).toBe(before);
    await app.admin.query('delete from separation_rule');
    await keep('FM_VIEW_DR', 'FM_VIEW_BIR_2307');
    // An accounting officer of a partner has both, unless one of the modules is left out.
    const byPartner = await invite({}, 'partner.admin');
    expect(verdict(byPartner)).toEqual([422, 'rule_kept_apart', ['jobTitle']]);
    expect(byPartner.body.message).not.toContain('Ana');
    const without = [{ moduleCode: 'BIR_2307', isEnabled: false }];
    expect((await invite({ moduleRequests: without }, 'partner.admin')).status).toBe(200);
  });

  it('is not tied to a job title when nobody could be given it; a title that has it stays as it is', async () => {
    await makeRole(app, 'Both outside', ['FM_VIEW_DR', 'FM_VIEW_BIR_2307'], { isExternal: true });
    const title = {
      name: 'Two hats',
      designationGroup: 'manager',
      accessRole: 'Both outside',
      assignment: 'head-office',
      isEnabled: true,
    };
    const save = (body: unknown, id = '', headers: Record<string, string> = {}) =>
      app.call('POST', `/api/job-titles${id}`, { as: 'it.support', body, headers });
    const made = (await save(title)).body.data;
    await keep('FM_VIEW_DR', 'FM_VIEW_BIR_2307');
    expect(verdict(await save({ ...title, name: 'Three hats' }))).toEqual([
      422,
      'rule_kept_apart',
      ['accessRole'],
    ]);
    const renamed = await save({ ...title, name: 'Two old hats' }, `/${made.id}`, { 'If-Match': '1' });
    expect(renamed.status).toBe(200);
  });
});

describe('a request', () => {
  const approve = async (id: string) =>
    (await app.call('POST', '/api/user-account/approve-requests', { as: 'sales.admin', body: { ids: id } }))
      .body.data.list[0];

  it('for a module is not approved when it brings a pair together, and for an account neither', async () => {
    const person = await makePerson(app, {
      username: 'tina.go',
      roles: ['STORE_FRONTLINER'],
      isExternal: true,
    });
    await keep('PRO_VIEW', 'DA_VIEW');
    const { rows } = await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status, created_by)
       values ('module', $1, 'DELIVERY_ADVICE', 'SUBMITTED', 'tina.go') returning id`,
      [person],
    );
    expect(await approve(rows[0].id)).toMatchObject({ result: 'refused', code: 'rule_kept_apart' });
    const registered = await app.admin.query(
      `insert into user_request (kind, partner_id, merchant_ids, access_role_id, first_name, last_name, birth_date, email, mobile_number,
         status, created_by)
       select 'registration', $1, '{}', id, 'Uma', 'Diaz', '1990-01-01', 'uma@example.test', '639175550111', 'SUBMITTED', 'some.clerk'
       from access_role where name = 'STORE_MANAGER' returning id`,
      [partner],
    );
    expect(await approve(registered.rows[0].id)).toMatchObject({
      result: 'refused',
      code: 'rule_kept_apart',
    });
    await app.admin.query('delete from separation_rule');
    expect(await approve(rows[0].id)).toMatchObject({ result: 'approved' });
  });
});

describe('two halves at the same moment', () => {
  // An edit takes its time to commit: without a lock the other half would long have been given by then.
  const SLOW = `create function commit_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create constraint trigger slow after update on access_role deferrable initially deferred
      for each row execute function commit_slowly()`;
  const QUICK = 'drop trigger slow on access_role; drop function commit_slowly()';

  it('are not given to one person by the edit of a role and by a request that is approved', async () => {
    const id = await makeRole(app, 'Left half', ['PT_VIEW'], { isExternal: true });
    const person = await makePerson(app, { username: 'vic.co', roles: ['Left half'], isExternal: true });
    const { rows } = await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status, created_by)
       values ('module', $1, 'DELIVERY_ADVICE', 'SUBMITTED', 'vic.co') returning id`,
      [person],
    );
    await keep('PRO_VIEW', 'DA_VIEW');
    const body = roleBody('Left half', ['PT_VIEW', 'PRO_VIEW'], { isExternal: true });
    await app.admin.query(SLOW);
    const [saved, approved] = await Promise.all([
      edits.save(id, body),
      new Promise((later) => setTimeout(later, 200)).then(() =>
        app.call('POST', `/api/user-account/${rows[0].id}/approve-request`, { as: 'it.support' }),
      ),
    ]);
    await app.admin.query(QUICK);
    // Whoever came second is told.
    expect([saved.status, approved.status].sort()).toEqual([200, 422]);
    expect([saved.body.error, approved.body.error]).toContain('rule_kept_apart');
  });
});
