import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
let partner: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
  const { rows } =
    await app.admin.query(`select p.hsis_code from user_account u join partner p on p.id = u.partner_id
    where u.username = 'partner.admin'`);
  partner = rows[0].hsis_code;
});
afterAll(() => app.stop());

const KIND = 'user-registration';
const HEADER = userRegistrationFields.map(({ header }) => header).join(',');
let made = 0;
/** Somebody of the staff, or with a partner of that. */
const line = (accessRole: string, hsisPartnerCode = ''): string => {
  const given: Record<string, string> = {
    username: `brought.in${++made}`,
    firstName: 'Liezel',
    lastName: 'Magsino',
    birthDate: '1998-04-30',
    emailAddress: `brought.in${made}@example.test`,
    mobileNumber: '09171234567',
    accessRole,
    hsisPartnerCode,
  };
  return userRegistrationFields.map(({ key }) => given[key] ?? '').join(',');
};
const upload = async (as: string, ...lines: string[]): Promise<ImportJob> => {
  const { body } = await bench.upload(KIND, `people${made}.csv`, [HEADER, ...lines].join('\n'), as);
  return bench.settled(body.data.id, as);
};
const commit = async (job: ImportJob, as: string) => {
  const answer = await bench.commit(job, {}, as, KIND);
  return { status: answer.status, job: await bench.settled(job.id, as) };
};
const problemsOf = async ({ id }: ImportJob, as: string): Promise<string[]> => {
  const { body } = await app.call('GET', `${bench.at(id)}/rows`, { as });
  return (body.data.list as ImportRow[]).flatMap(({ problems }) =>
    problems.map(({ field, code }) => `${field} ${code}`),
  );
};
const requestsOf = async ({ id }: ImportJob): Promise<{ id: string; role: string }[]> =>
  (
    await app.admin.query(
      'select r.id, a.name::text as role from user_request r join access_role a on a.id = r.access_role_id where r.import_id = $1 order by r.id',
      [id],
    )
  ).rows;
const give = (role: string, ...permissions: string[]) =>
  app.admin.query('update access_role set permissions = permissions || $2::text[] where name = $1', [
    role,
    permissions,
  ]);
const approve = async (ids: readonly string[], as: string): Promise<string[]> =>
  (
    await app.call('POST', '/api/user-account/approve-requests', { as, body: { ids: ids.join(',') } })
  ).body.data.list.map(({ code }: { code: string }) => code);

describe('the role of an import is never above its importer’s own', () => {
  it('when it is checked: people of a partner give what the kept list says, staff what they hold', async () => {
    const outside = await upload('partner.admin', line('PARTNER_ADMIN'), line('STORE_FRONTLINER'));
    expect(await problemsOf(outside, 'partner.admin')).toEqual(['accessRole not_given']);
    const staff = await upload('it.support', line('HCPC_FINANCE_EDIT'), line('HCPC_ITSECURITY_TEST'));
    expect(await problemsOf(staff, 'it.support')).toEqual(['accessRole needs_second']);
    // Rows that are right go in while the others wait to be mended.
    const written = await requestsOf((await commit(staff, 'it.support')).job);
    expect(written.map(({ role }) => role)).toEqual(['HCPC_ITSECURITY_TEST']);
  });

  it('when it is committed: a role that has become more than theirs meanwhile is not written', async () => {
    const job = await upload('it.support', line('HCPC_ITSECURITY_TEST'), line('STORE_FRONTLINER', partner));
    expect(await problemsOf(job, 'it.support')).toEqual([]);
    await give('HCPC_ITSECURITY_TEST', 'PT_EDIT');
    const done = await commit(job, 'it.support');
    expect(done.status).toBe(200);
    expect((await requestsOf(done.job)).map(({ role }) => role)).toEqual(['STORE_FRONTLINER']);
    await app.admin.query(
      `update access_role set permissions = '{UR_VIEW,UM_VIEW_ACCESS_ROLE}' where name = 'HCPC_ITSECURITY_TEST'`,
    );
  });

  it('when it is approved: one of the two still holds all of it, and never the importer approves', async () => {
    const job = await upload('sales.admin', line('HCPC_ITSECURITY_TEST'), line('HCPC_FINANCE_VIEW'));
    const ids = (await requestsOf((await commit(job, 'sales.admin')).job)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await approve(ids, 'sales.admin')).toEqual(['rule_own_request', 'rule_own_request']);
    await give('HCPC_ITSECURITY_TEST', 'PT_EDIT');
    await app.admin.query(
      `update access_role set permissions = array_remove(permissions, 'PT_EDIT') where name = 'HCPC_SALES_ADMIN'`,
    );
    expect(await approve(ids, 'it.support')).toEqual(['rule_role_not_given', 'approved']);
    await give('HCPC_SALES_ADMIN', 'PT_EDIT');
    expect(await approve(ids.slice(0, 1), 'it.support')).toEqual(['approved']);
    await app.admin.query(
      `update access_role set permissions = '{UR_VIEW,UM_VIEW_ACCESS_ROLE}' where name = 'HCPC_ITSECURITY_TEST'`,
    );
  });
});

describe('a role that brings together what is kept apart', () => {
  it('is refused when it is checked, and not written when that was said only since', async () => {
    const before = await upload(
      'it.support',
      line('STORE_MANAGER', partner),
      line('STORE_FRONTLINER', partner),
    );
    expect(await problemsOf(before, 'it.support')).toEqual([]);
    await app.admin.query(
      `insert into separation_rule (one, other, reason) values ('MER_VIEW', 'PT_EDIT', 'Two pairs of eyes')`,
    );
    const done = await commit(before, 'it.support');
    expect((await requestsOf(done.job)).map(({ role }) => role)).toEqual(['STORE_FRONTLINER']);
    const after = await upload('partner.admin', line('STORE_MANAGER'));
    expect(await problemsOf(after, 'partner.admin')).toEqual(['accessRole kept_apart']);
  });
});
