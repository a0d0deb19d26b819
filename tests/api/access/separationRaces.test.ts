import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeRole, roleBody, roleEdits } from '#tests/support/roles.ts';

let app: TestApp;
let edits: ReturnType<typeof roleEdits>;
beforeAll(async () => {
  app = await startTestApp();
  edits = roleEdits(app);
  const body = { one: 'PRO_VIEW', other: 'PT_VIEW', reason: 'Two pairs of eyes' };
  const { status } = await app.call('POST', '/api/separation-rules', { as: 'it.support', body });
  if (status !== 200) throw new Error('No pair is kept apart');
});
afterAll(() => app.stop());

/** Makes what writes to a table wait for half a second, within the write or at the end of its transaction. */
const slowly = (table: string, when: 'before update' | 'after insert') =>
  app.admin.query(`create or replace function wait_a_little() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
    ${
      when === 'before update'
        ? `create trigger slow before update on ${table} for each row execute function wait_a_little()`
        : `create constraint trigger slow after insert on ${table} deferrable initially deferred for each row execute function wait_a_little()`
    }`);
const later = <T>(what: () => Promise<T>): Promise<T> =>
  new Promise<void>((go) => setTimeout(go, 200)).then(what);

/** Somebody with the one role, for whom the other was asked. */
const waiting = async (username: string, has: string, asked: string): Promise<string> => {
  await makePerson(app, { username, roles: [has] });
  const { rows } = await app.admin.query('select id, version from user_account where username = $1', [
    username,
  ]);
  await app.call('POST', `/api/user-account/${rows[0].id}/change-access`, {
    as: 'it.support',
    body: { roles: [has, asked] },
    headers: { 'If-Match': String(rows[0].version) },
  });
  const made = await app.admin.query(
    `select id from user_request where kind = 'role' and status = 'SUBMITTED' and user_id = $1`,
    [rows[0].id],
  );
  return made.rows[0].id;
};
const approve = (id: string) =>
  app.call('POST', `/api/user-account/${id}/approve-request`, { as: 'sales.admin' });

describe('a role that is given while a role is edited', () => {
  it('brings no pair together: whoever is just given it counts among its people', async () => {
    await makeRole(app, 'Payments', ['PT_VIEW']);
    const grows = await makeRole(app, 'Grows', ['DA_VIEW']);
    const id = await waiting('gina.sy', 'Payments', 'Grows');
    await slowly('user_access_role', 'after insert');
    const [given, edited] = await Promise.all([
      approve(id),
      later(() => edits.save(grows, roleBody('Grows', ['DA_VIEW', 'PRO_VIEW']))),
    ]);
    await app.admin.query('drop trigger slow on user_access_role');
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect([edited.status, edited.body.error]).toEqual([422, 'rule_kept_apart']);
  });

  it('of one person waits for the other, and none is refused for that', async () => {
    const edited = await makeRole(app, 'Edited', ['PT_VIEW']);
    await makeRole(app, 'Given', ['DA_VIEW']);
    const id = await waiting('hugo.tan', 'Edited', 'Given');
    await slowly('access_role', 'before update');
    const answers = await Promise.all([
      edits.save(edited, roleBody('Edited', ['PT_VIEW', 'DR_VIEW'])),
      later(() => approve(id)),
    ]);
    await app.admin.query('drop trigger slow on access_role');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
