import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '#tests/support/people.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeRole } from '#tests/support/roles.ts';

const ROLES = '/access-role-management';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = (path: string, as = 'it.support') => portal.show(path, { as });
const permission = (code: string) => say(`permissions.label.${code}`);
const idOf = async (name: string): Promise<string> =>
  (await portal.app.admin.query('select id from access_role where name = $1', [name])).rows[0].id;
/** A text about so many, in its form for that number. */
const sayOf = (key: string, count: number, values: Record<string, string> = {}): string =>
  say(key, { smart_count: count, ...values }).split(' |||| ')[count === 1 ? 0 : 1] ?? '';
const named = async (id: string): Promise<string> =>
  (await portal.app.admin.query('select name from access_role where id = $1', [id])).rows[0].name;
const list = (name: string) => screen.findByRole('table', { name });

describe('the form of a role that people have', () => {
  it('says what saving would do to whom, saves nothing before that is answered, then does it', async () => {
    const id = await makeRole(portal.app, 'Counter desk', ['UR_VIEW', 'UM_VIEW_ACCESS_ROLE']);
    await makePerson(portal.app, { username: 'ana.cruz', roles: ['Counter desk'] });
    await makePerson(portal.app, { username: 'ben.reyes', roles: ['Counter desk'] });
    await portal.app.login('ana.cruz', { fresh: true });
    await open(`${ROLES}/${id}/edit`);
    fireEvent.click(await screen.findByRole('checkbox', { name: permission('UM_CREATE_ACCESS_ROLE') }));
    fireEvent.click(await screen.findByRole('checkbox', { name: permission('UR_VIEW') }));
    await click(say('common.save'));
    const dialog = await screen.findByRole('dialog', {
      name: say('roles.foresee.title', { role: 'Counter desk' }),
    });
    expect(dialog.textContent).toContain(
      sayOf('roles.foresee.gain', 2, { permission: permission('UM_CREATE_ACCESS_ROLE') }),
    );
    expect(dialog.textContent).toContain(
      sayOf('roles.foresee.lose', 2, { permission: permission('UR_VIEW') }),
    );
    expect(dialog.textContent).toContain('Ana Cruz, Ben Reyes');
    expect(dialog.textContent).toContain(sayOf('roles.foresee.signedOut', 1));
    await click(say('common.cancel'), 'button', dialog);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: say('common.save') });
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.callsOf('POST', `/api/access-role-management/${id}`)).toHaveLength(0);
    await click(say('common.save'));
    await click(say('roles.foresee.ask'), 'button', await screen.findByRole('dialog'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Counter desk' })).toBeTruthy();
    expect(portal.callsOf('POST', `/api/access-role-management/${id}`)).toHaveLength(1);
    // It gives rights: the change stands on the page of the role until a second person has approved it.
    const waiting = await screen.findByRole('article', { name: say('approvals.waits') });
    expect(waiting.textContent).toContain(permission('UM_CREATE_ACCESS_ROLE'));
  });

  it('asks nothing when nobody gains or loses, and puts a refusal beside the field', async () => {
    const id = await makeRole(portal.app, 'Nobody here', ['UR_CREATE']);
    await open(`${ROLES}/${id}/edit`);
    fireEvent.click(await screen.findByRole('checkbox', { name: permission('UR_VIEW') }));
    await click(say('common.save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nobody here' })).toBeTruthy();
    await portal.app.admin.query(
      `insert into separation_rule (one, other, reason) values ('UR_CREATE', 'UR_EDIT', 'Two pairs of eyes')`,
    );
    await open(`${ROLES}/${id}/edit`);
    fireEvent.click(await screen.findByRole('checkbox', { name: permission('UR_EDIT') }));
    await click(say('common.save'));
    const alert = (await screen.findAllByText(/kept apart/))[0];
    expect(alert?.closest('[role="alert"]')?.textContent).toContain(permission('UR_EDIT'));
    await portal.app.admin.query('delete from separation_rule');
  });
});

describe('two roles side by side', () => {
  it('are chosen in the list, and compared with what differs first or alone', async () => {
    await open(`${ROLES}/list`);
    for (const role of ['HCPC_FINANCE_EDIT', 'HCPC_FINANCE_VIEW'])
      fireEvent.click(await screen.findByRole('checkbox', { name: say('list.choose', { name: role }) }));
    await click(say('roles.compare.action'), 'link');
    const table = await list(say('roles.compare.table'));
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(
      rows()
        .slice(0, 3)
        .map((row) => within(row).getByRole('rowheader').textContent),
    ).toEqual([
      expect.stringContaining(permission('FM_EDIT_RS')),
      expect.stringContaining(permission('HC_PROTECT_CREATE')),
      expect.stringContaining(permission('PT_EDIT')),
    ]);
    expect(rows().length).toBeGreaterThan(3);
    fireEvent.click(screen.getByRole('switch', { name: say('roles.compare.onlyDifferences') }));
    expect(rows()).toHaveLength(3);
    expect(within(rows()[0]!).getAllByTitle(say('roles.compare.gives'))).toHaveLength(1);
  });

  it('are reached from a role, where the other one is chosen; the address says which', async () => {
    const id = await idOf('HCPC_SBO_VIEW');
    await open(`${ROLES}/${id}`);
    await click(say('roles.compare.actionWith'), 'link');
    expect(await screen.findByText(say('roles.compare.choose'))).toBeTruthy();
    await choose(say('roles.compare.right'), 'HCPC_SBO_EDIT', 'sbo_edit');
    expect(await list(say('roles.compare.table'))).toBeTruthy();
    const right = new URLSearchParams(location.search).get('right') ?? '';
    expect(await named(right)).toBe('HCPC_SBO_EDIT');
    expect(screen.getAllByText(say('roles.compare.derived')).length).toBeGreaterThan(0);
  });

  it('that cannot be read say so with the request id', async () => {
    const [left, right] = [await idOf('HCPC_SBO_VIEW'), await idOf('HCPC_SBO_EDIT')];
    const stop = portal.fault.on('GET', '/api/access-role-management/:id', '500');
    await open(`${ROLES}/compare?left=${left}&right=${right}`);
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    await waitFor(async () => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('who has a role', () => {
  it('is told by name with a link to all of them, to staff who see accounts', async () => {
    const id = await makeRole(portal.app, 'Six have it', ['UR_VIEW']);
    for (const name of ['ada', 'bea', 'cez', 'dina', 'ella', 'fay'])
      await makePerson(portal.app, { username: `${name}.lim`, roles: ['Six have it'] });
    await open(`${ROLES}/${id}`);
    const first = await screen.findByRole('link', { name: 'Ada Lim' });
    const panel = first.closest('section')!;
    expect(within(panel).queryByText('Fay Lim')).toBeNull();
    expect(within(panel).getByText(sayOf('roles.more', 1))).toBeTruthy();
    fireEvent.click(within(panel).getByRole('link', { name: say('roles.users.all') }));
    expect(await screen.findByText('Fay Lim')).toBeTruthy();
    expect(screen.queryByText('Sales Admin')).toBeNull();
  });

  it('is how many for whoever may not see accounts', async () => {
    await makeRole(portal.app, 'Only roles', ['UM_VIEW_ACCESS_ROLE']);
    await makePerson(portal.app, { username: 'only.roles', roles: ['Only roles'] });
    await open(`${ROLES}/${await idOf('Only roles')}`, 'only.roles');
    expect(await screen.findByText(say('roles.users.hidden'))).toBeTruthy();
    expect(portal.callsOf('GET', '/api/user-account/list/internal')).toHaveLength(0);
  });
});

describe('permissions that are kept apart', () => {
  it('are added with a reason, say who holds both, and are removed', async () => {
    await open(`${ROLES}/kept-apart`);
    expect(await screen.findByText(say('roles.separation.none'))).toBeTruthy();
    await click(say('roles.separation.add'));
    const dialog = await screen.findByRole('dialog', { name: say('roles.separation.add') });
    await click(say('common.save'), 'button', dialog);
    expect(dialog.textContent).toContain(say('roles.separation.reasonNeeded'));
    await choose(new RegExp(say('roles.separation.field.one')), permission('HC_PROTECT_CREATE'));
    await choose(new RegExp(say('roles.separation.field.other')), permission('PT_EDIT'));
    await fill(new RegExp(say('roles.separation.field.reason')), 'Who issues pays nothing back');
    await click(say('common.save'), 'button', dialog);
    expect(await screen.findByText(sayOf('roles.separation.standing', 3))).toBeTruthy();
    expect(screen.getByText('Who issues pays nothing back')).toBeTruthy();
    expect(
      screen.getAllByRole('link').some((link) => /\/access$/.test(link.getAttribute('href') ?? '')),
    ).toBe(true);
    await click(say('roles.separation.remove'));
    await click(say('roles.separation.remove'), 'button', await screen.findByRole('dialog'));
    expect(await screen.findByText(say('roles.separation.none'))).toBeTruthy();
  });

  it('show why they cannot be changed to whoever may only read them', async () => {
    await makeRole(portal.app, 'Reads roles', ['UM_VIEW_ACCESS_ROLE']);
    await makePerson(portal.app, { username: 'reads.roles', roles: ['Reads roles'] });
    await open(`${ROLES}/kept-apart`, 'reads.roles');
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: say('roles.separation.add') });
    expect(add.disabled).toBe(true);
  });
});
