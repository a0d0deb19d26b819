import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeRole, roleBody, roleEdits } from '#tests/support/roles.ts';

let app: TestApp;
let edits: ReturnType<typeof roleEdits>;
beforeAll(async () => {
  app = await startTestApp();
  edits = roleEdits(app);
});
afterAll(() => app.stop());

const off = (userId: string, module: string) =>
  app.admin.query(`insert into user_module (user_id, module_code, state) values ($1, $2, 'off')`, [
    userId,
    module,
  ]);
const isIn = async (accessToken: string) =>
  (await app.call('GET', '/api/user/user-level', { as: accessToken })).status === 200;
const counts = (rows: { permission: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ permission, count }) => [permission, count]));
const mailsTo = async (address: string) =>
  (
    await app.admin.query('select subject, body from outbox_message where recipient = $1 order by id', [
      address,
    ])
  ).rows;
const written = async () =>
  (
    await app.admin.query(
      'select (select count(*) from audit.entry) as trail, (select count(*) from outbox_message) as mails',
    )
  ).rows[0];

describe('what an edit of a role would do', () => {
  it('is told per permission, with the first who gain and lose it, before anything is written', async () => {
    const id = await makeRole(app, 'Refund desk', ['PT_VIEW', 'PRO_VIEW']);
    await makeRole(app, 'Promo desk', ['PRO_VIEW']);
    await makePerson(app, { username: 'ana.cruz', roles: ['Refund desk'] });
    await makePerson(app, { username: 'ben.reyes', roles: ['Refund desk', 'Promo desk'] });
    const third = await makePerson(app, { username: 'cora.dizon', roles: ['Refund desk'] });
    await off(third, 'PAYMENT_TRANSACTIONS');
    const { accessToken } = await app.login('ana.cruz', { fresh: true });
    const before = await written();
    const { status, body } = await edits.foresee(id, roleBody('Refund desk', ['PT_VIEW', 'PT_EDIT']));
    expect(status, JSON.stringify(body)).toBe(200);
    // Ben keeps promos by another role; the module of transactions is off for Cora.
    expect(body.data).toMatchObject({ holders: 3, signedOut: 1 });
    expect(counts(body.data.gains)).toEqual({ PT_EDIT: 2 });
    expect(counts(body.data.losses)).toEqual({ PRO_VIEW: 2 });
    expect(body.data.gains[0].people.map(({ name }: { name: string }) => name)).toEqual([
      'Ana Cruz',
      'Ben Reyes',
    ]);
    expect(await written()).toEqual(before);
    expect(await isIn(accessToken)).toBe(true);
  });

  it('counts what derives from the name, and that disabling a role takes all of it', async () => {
    const { rows } = await app.admin.query(`select id from access_role where name = 'HCPC_ANTIFRAUD_REVIEW'`);
    const id = rows[0].id;
    await makeRole(app, 'Looks at partners', ['PAR_VIEW']);
    await makePerson(app, { username: 'fe.ramos', roles: ['HCPC_ANTIFRAUD_REVIEW', 'Looks at partners'] });
    const body = roleBody('HCPC_ANTIFRAUD_REVIEW', ['PAR_VIEW', 'MER_VIEW'], { isEnabled: false });
    const { data } = (await edits.foresee(id, body)).body;
    // antifraud.reviewer sees partners and stores by another role, and so does Fe see partners.
    expect(counts(data.losses)).toMatchObject({ PM_RISK_REVIEW: 2, MER_VIEW: 1 });
    expect(counts(data.losses)).not.toHaveProperty('PAR_VIEW');
    expect(data.gains).toEqual([]);
  });

  it('names five people at most, and nobody to whoever may not see accounts', async () => {
    const id = await makeRole(app, 'Big desk', ['PT_VIEW']);
    for (const name of ['ada', 'bea', 'cez', 'dina', 'ella', 'fay', 'gina'])
      await makePerson(app, { username: `${name}.lim`, roles: ['Big desk'] });
    const body = roleBody('Big desk', ['PT_VIEW', 'UM_VIEW_ACCESS_ROLE']);
    const told = (await edits.foresee(id, body)).body.data.gains[0];
    expect([told.count, told.people.length, told.people[0].name]).toEqual([7, 5, 'Ada Lim']);
    await makeRole(app, 'Keeps roles only', ['UM_VIEW_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE']);
    await makePerson(app, { username: 'only.roles', roles: ['Keeps roles only'] });
    const blind = (await edits.foresee(id, body, 'only.roles')).body.data.gains[0];
    expect([blind.count, blind.people]).toEqual([7, []]);
  });

  it('is refused where saving is, by the same rules on the same fields', async () => {
    const id = await makeRole(app, 'Refused desk', ['UR_VIEW']);
    const both = async (body: unknown, as: string, version?: number | null, role = id) => {
      const [foreseen, saved] = [
        await edits.foresee(role, body, as, version),
        await edits.save(role, body, as, version),
      ];
      const short = ({ status, body: answer }: typeof saved) => [
        status,
        answer.error,
        Object.keys(answer.fields ?? {}),
      ];
      expect(short(foreseen)).toEqual(short(saved));
      return short(foreseen);
    };
    expect(await both(roleBody('Refused desk', ['PAR_VIEW']), 'it.support')).toEqual([
      422,
      'rule_grant_not_held',
      ['modules'],
    ]);
    expect(await both(roleBody('HCPC_MINE', ['UR_VIEW']), 'it.support')).toEqual([
      422,
      'rule_role_reserved',
      ['role'],
    ]);
    expect(await both(roleBody('Store_Manager', ['UR_VIEW']), 'it.support')).toEqual([
      422,
      'rule_role_reserved',
      ['role'],
    ]);
    await makeRole(app, 'Taken desk', ['UR_VIEW']);
    expect(await both(roleBody('taken desk', ['UR_VIEW']), 'it.support')).toEqual([
      422,
      'rule_role_name_taken',
      ['role'],
    ]);
    expect(await both(roleBody('Refused desk', ['UR_VIEW']), 'it.support', 9)).toEqual([409, 'conflict', []]);
    expect((await both(roleBody('Refused desk', ['UR_VIEW']), 'it.support', null))[0]).toBe(428);
    expect((await both(roleBody('R', ['UR_VIEW']), 'it.support'))[2]).toEqual(['role']);
    expect((await both(roleBody('Refused desk', ['UR_VIEW']), 'it.support', 1, '999999'))[0]).toBe(404);
    expect((await both(roleBody('Refused desk', ['UR_VIEW']), 'partner.admin'))[0]).toBe(403);
    const own = await app.admin.query(`select id from access_role where name = 'HCPC_ITAPP_SUPPORT'`);
    const less = roleBody('HCPC_ITAPP_SUPPORT', ['UR_VIEW', 'UR_CREATE', 'UR_EDIT', 'UM_VIEW_ACCESS_ROLE']);
    expect(await both(less, 'it.support', undefined, own.rows[0].id)).toEqual([
      422,
      'rule_own_access',
      ['modules'],
    ]);
  });
});

describe('saving a role', () => {
  it('that takes rights away signs out whoever loses them, tells them what, and leaves the others in', async () => {
    const id = await makeRole(app, 'Night desk', ['PT_VIEW', 'PRO_VIEW']);
    await makeRole(app, 'Promo night', ['PRO_VIEW']);
    await makePerson(app, { username: 'lea.santos', roles: ['Night desk'] });
    await makePerson(app, { username: 'mia.santos', roles: ['Night desk', 'Promo night'] });
    const loser = await app.login('lea.santos', { fresh: true });
    const keeper = await app.login('mia.santos', { fresh: true });
    const body = roleBody('Night desk', ['PT_VIEW']);
    const foreseen = (await edits.foresee(id, body)).body.data;
    expect((await edits.save(id, body)).status).toBe(200);
    expect([await isIn(loser.accessToken), await isIn(keeper.accessToken)]).toEqual([false, true]);
    const renewed = await app.call('POST', '/api/refresh-token', {
      body: { refreshToken: loser.refreshToken },
    });
    expect(renewed.status).toBe(401);
    const ended = await app.admin.query(
      `select f.end_reason, s.what from session_family f join user_account u on u.id = f.user_id
       join sign_in s on s.user_id = u.id and s.what = 'SESSION_ENDED' where u.username = 'lea.santos'`,
    );
    expect(ended.rows).toEqual([{ end_reason: 'rights', what: 'SESSION_ENDED' }]);
    expect(foreseen.signedOut).toBe(1);
    const again = await app.login('lea.santos', { fresh: true });
    const { list } = (await app.call('GET', '/api/notices', { as: again.accessToken })).body.data;
    expect(list[0]).toMatchObject({
      kind: 'access-changed',
      title: 'Your access was changed, and you were signed out',
      body: 'No more: View promos.',
      link: '/my-permissions',
    });
    const [mail] = await mailsTo('lea.santos@example.test');
    expect(mail.subject).toBe('Your access was changed');
    expect(mail.body).toContain('No more: View promos.');
    expect(mail.body).toContain('signed out');
    expect(mail.body).not.toContain('sales.admin');
    expect(await mailsTo('mia.santos@example.test')).toEqual([]);
  });

  it('tells people in the language that they keep', async () => {
    const id = await makeRole(app, 'Filipino desk', ['PT_VIEW', 'PRO_VIEW']);
    const person = await makePerson(app, { username: 'nena.lopez', roles: ['Filipino desk'] });
    await app.admin.query(
      `insert into user_preference (user_id, key, value) values ($1, 'locale', '"fil"')`,
      [person],
    );
    await edits.save(id, roleBody('Filipino desk', ['PT_VIEW']));
    expect((await mailsTo('nena.lopez@example.test'))[0].subject).toBe('Binago ang access mo');
  });

  it('tells each of many by a notice, mail and SMS what they lost themselves, under their own name', async () => {
    const id = await makeRole(app, 'Told desk', ['PT_VIEW', 'PRO_VIEW', 'PAR_VIEW']);
    await makeRole(app, 'Promo told', ['PRO_VIEW']);
    const lost: Record<string, string> = {
      'one.told': 'No more: View partners, View promos.',
      'two.told': 'No more: View partners.',
      'three.told': 'No more: View partners, View promos.',
    };
    for (const username of Object.keys(lost))
      await makePerson(app, {
        username,
        roles: username === 'two.told' ? ['Told desk', 'Promo told'] : ['Told desk'],
      });
    await app.admin.query(
      `update user_account set mobile_number = '63917555' || lpad(id::text, 4, '0') where username like '%.told'`,
    );
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'three.told'`);
    await edits.save(id, roleBody('Told desk', ['PT_VIEW']));
    for (const [username, words] of Object.entries(lost)) {
      const { rows: messages } = await app.admin.query(
        `select m.channel, m.body from outbox_message m join user_account u on m.recipient in (u.email, u.mobile_number)
         where u.username = $1 order by m.channel`,
        [username],
      );
      const { rows: notices } = await app.admin.query(
        `select n.kind from notice n join user_account u on u.id = n.user_id where u.username = $1`,
        [username],
      );
      if (username === 'three.told') {
        expect([messages, notices]).toEqual([[], []]);
        continue;
      }
      expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms']);
      expect(messages[0].body).toContain(words);
      for (const { body } of messages) expect(body).toContain(username);
      expect(notices).toEqual([{ kind: 'access-changed' }]);
    }
  });

  it('that gives more, or changes nothing for anybody, signs nobody out', async () => {
    const id = await makeRole(app, 'Growing desk', ['PT_VIEW']);
    await makePerson(app, { username: 'omar.tan', roles: ['Growing desk'] });
    const { accessToken } = await app.login('omar.tan', { fresh: true });
    await edits.save(id, roleBody('Growing desk', ['PT_VIEW', 'PT_EDIT']));
    await edits.save(id, roleBody('Grown desk', ['PT_VIEW', 'PT_EDIT']));
    expect(await isIn(accessToken)).toBe(true);
    expect(await mailsTo('omar.tan@example.test')).toEqual([]);
  });

  it('that is refused or came too late signs nobody out', async () => {
    const id = await makeRole(app, 'Late desk', ['PT_VIEW', 'PRO_VIEW']);
    await makePerson(app, { username: 'pia.uy', roles: ['Late desk'] });
    const { accessToken } = await app.login('pia.uy', { fresh: true });
    expect((await edits.save(id, roleBody('Late desk', ['PT_VIEW']), 'sales.admin', 7)).status).toBe(409);
    expect((await edits.save(id, roleBody('Late desk', []), 'sales.admin')).status).toBe(422);
    expect(await isIn(accessToken)).toBe(true);
  });

  it('of their own keeps the session in which it is made, and ends their others', async () => {
    await makeRole(app, 'Second keeper', ['UM_VIEW_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE', 'PRO_VIEW']);
    await makePerson(app, { username: 'quin.sy', roles: ['Second keeper'] });
    const [here, there] = [
      await app.login('quin.sy', { fresh: true }),
      await app.login('quin.sy', { fresh: true }),
    ];
    const { rows } = await app.admin.query(`select id from access_role where name = 'Second keeper'`);
    const body = roleBody('Second keeper', ['UM_VIEW_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE']);
    expect((await edits.foresee(rows[0].id, body, here.accessToken)).body.data.signedOut).toBe(1);
    expect((await edits.save(rows[0].id, body, here.accessToken)).status).toBe(200);
    expect([await isIn(here.accessToken), await isIn(there.accessToken)]).toEqual([true, false]);
  });
});
