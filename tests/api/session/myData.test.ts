import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PATH = '/api/my-account/settings/data';
const bookOf = async (as: string) => {
  const { accessToken } = await app.login(as);
  const response = await fetch(`${app.url}${PATH}`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining(`suki-${as}.xlsx`),
  ]);
  const book = read(new Uint8Array(await response.arrayBuffer()));
  return {
    names: book.SheetNames,
    rows: (name: string): string[][] =>
      utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, raw: false }),
  };
};

describe.each(['store.manager', 'partner.admin', 'sbo.reviewer'])('the data of %s', (who) => {
  it('is theirs, a sheet a topic, and that it was taken stands in the trail', async () => {
    await app.admin.query(
      `insert into notice (user_id, kind, params, created_at)
       select id, 'approval-applied', jsonb_build_object('kind', 'MDR_RATE', 'subject', 'of ' || username), now()
       from user_account where username is not null`,
    );
    const { names, rows } = await bookOf(who);
    expect(names).toEqual([
      'Account',
      'Stores',
      'Requests',
      'Notices',
      'Settings',
      'Passkeys',
      'Sessions',
      'Sign-ins',
    ]);
    const account = new Map(rows('Account').map(([what, value]) => [what, value]));
    expect(account.get('Username')).toBe(who);
    expect(account.get('Mobile number')).toMatch(/^63\d{10}$/);
    const notices = rows('Notices').flat().join('\n');
    expect(notices).toContain(`of ${who}`);
    expect(notices.match(/of /g)).toHaveLength(1);
    expect(rows('Sign-ins').length).toBeGreaterThan(1);
    const { rows: taken } = await app.admin.query(
      `select actor from audit.entry where event_type = 'DOWNLOAD' and target = 'user_account' order by id desc limit 1`,
    );
    expect(taken[0].actor).toBe(who);
    await app.admin.query('delete from notice');
  });
});

it('is nobody’s without a session', async () => {
  expect((await app.call('GET', PATH)).status).toBe(401);
});
