import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { importBench, partnerLine } from '#tests/support/imports/importBench.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { personBody } from '#tests/support/records/partnerBodies.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let review: ReturnType<typeof reviewBench>;
let promos: ReturnType<typeof promoBench>;
let imports: ReturnType<typeof importBench>;

/** A role made by somebody, before all seeded ones in the alphabet. */
const giveRole = (username: string, name: string, permissions: readonly string[] = ['PAR_VIEW']) =>
  app.admin.query(
    `with made as (
       insert into access_role (name, is_external, is_reserved, permissions) values ($2, false, false, $3)
       on conflict (name) do update set name = excluded.name returning id)
     insert into user_access_role (user_id, access_role_id) select u.id, made.id from user_account u, made where u.username = $1`,
    [username, name, permissions],
  );

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  review = reviewBench(app);
  promos = promoBench(app);
  imports = importBench(app);
  await giveRole('sbo.reviewer', 'HCPC_ANTIFRAUD_REVIEW');
  await giveRole('loyalty.editor', 'AAA promo helpers', ['PRO_EDIT']);
  await giveRole('it.support', 'AAA viewers', ['UM_VIEW_ACCESS_ROLE']);
  await giveRole('sales.admin', 'AAA clerks', ['PT_VIEW']);
});
afterAll(() => app.stop());

/** The roles under which somebody's changes of a record stand, the oldest first; one after itself once. */
const roles = async (actor: string, target: string, key: string): Promise<string[]> => {
  const { rows } = await app.admin.query(
    `select actor_role as role from audit.entry where actor = $1 and target = $2
       and (key = $3 or partner_id::text = $3) order by id`,
    [actor, target, key],
  );
  const found = rows.map(({ role }) => role);
  return found.filter((role, at) => role !== found[at - 1]);
};

describe('[perm.auditRole] the role of a change is the one that gave the right used', () => {
  it('editing and approving in one person, who edits in another role than approves in', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await review.decide('approve', partnerId)).status).toBe(200);
    expect(new Set(await roles('sbo.reviewer', 'partner', partnerId))).toEqual(new Set(['HCPC_SBO_REVIEW']));
    const other = await makeApplication(app.admin);
    const saved = await app.call('POST', `/api/partner-management/update/${other.partnerId}/contact-person`, {
      as: 'sbo.reviewer',
      headers: { 'If-Match': '1' },
      body: { contactPersons: [personBody('CONTACT_PERSON', 'Lina')] },
    });
    expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
    expect(new Set(await roles('sbo.reviewer', 'contact_person', other.partnerId))).toEqual(
      new Set(['HCPC_SBO_EDIT']),
    );
  });

  it('of the two reviews the one that was taken', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await review.decide('risk-verification', partnerId)).status).toBe(200);
    const claimed = await app.call('POST', '/api/partner-management/claim', {
      as: 'sbo.reviewer',
      body: { partnerId },
    });
    expect(claimed.status).toBe(200);
    expect(await roles('sbo.reviewer', 'review_claim', partnerId)).toEqual(['HCPC_ANTIFRAUD_REVIEW']);
    const passed = await review.decide('risk-passed', partnerId, {}, { version: 2 });
    expect(passed.status).toBe(200);
    expect(await roles('sbo.reviewer', 'application_event', partnerId)).toEqual([
      'HCPC_SBO_REVIEW',
      'HCPC_ANTIFRAUD_REVIEW',
    ]);
  });

  it('a right that follows from a role’s name, and one that a role made by users gives', async () => {
    const promo = await promos.make();
    expect((await promos.edit(promo, { name: 'Sulit Linggo' })).status).toBe(200);
    await app.admin.query(`update promo set created_by = 'x', edited_by = 'x' where id = $1`, [
      promo.promoId,
    ]);
    expect((await promos.move(promo.code, 'REJECTED')).status).toBe(200);
    expect(await roles('loyalty.editor', 'promo', promo.promoId)).toEqual([
      'HCPC_LOYALTY_EDIT',
      'AAA promo helpers',
      'HCPC_LOYALTY_EDIT',
    ]);
  });

  it('a role that gives viewing only is not the one that edits', async () => {
    const modules = [
      { code: 'USER_ACCOUNTS', responsibilities: [{ permission: 'UR_VIEW', isEnabled: true }] },
    ];
    const body = { role: 'Made by two roles', isEnabled: true, isExternal: false, modules };
    const made = await app.call('POST', '/api/access-role-management', { as: 'it.support', body });
    expect([made.status, made.body.fields]).toEqual([200, undefined]);
    expect(await roles('it.support', 'access_role', made.body.data.accessRoleId)).toEqual([
      'HCPC_ITAPP_SUPPORT',
    ]);
  });

  it('long work too: an import by its permission, an export by that of its list', async () => {
    const job = await imports.partners([partnerLine('ROLE01')]);
    await imports.committed(job);
    const { rows } = await app.admin.query(`select id::text from partner where hsis_code = 'ROLE01'`);
    expect(new Set(await roles('sales.admin', 'partner', rows[0].id))).toEqual(new Set(['HCPC_SALES_ADMIN']));
    expect(new Set(await roles('sales.admin', 'import_job', job.id))).toEqual(new Set(['HCPC_SALES_ADMIN']));
    const ordered = await app.call('POST', '/api/exports', {
      as: 'sales.admin',
      body: { resource: 'partners', query: '', columns: ['name'], format: 'csv' },
    });
    expect([ordered.status, ordered.body.fields]).toEqual([200, undefined]);
    expect(await roles('sales.admin', 'partners', ordered.body.data.id)).toEqual(['HCPC_SALES_ADMIN']);
  });
});
