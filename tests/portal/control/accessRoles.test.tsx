import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { DATABASE_DOWN, FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

const API = '/api/access-role-management';
const CREATE = '/access-role-management/create';
const T = 'resources.accessRoles';
const NAME = say(`${T}.fields.role`);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = (path: string, as = 'it.support') => portal.show(path, { as });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: NAME });
const cell = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const permission = (code: string) => say(`permissions.label.${code}`);
const save = (label = say(`${T}.create`)) => click(label);
/** The form's summary of errors. */
const summary = async () => {
  const title = await screen.findByText(/Please correct these fields|This was not saved/);
  const box = title.closest<HTMLElement>('[role="alert"]');
  if (!box) throw new Error('the summary is no alert');
  return box;
};

const held = async (as: string): Promise<string[]> => {
  const { body } = await portal.app.call('GET', '/api/user/permissions', { as });
  return body.data.list.map((row: { permission: string }) => row.permission);
};

const makeRole = async (role: string) => {
  const modules = [
    { code: 'ACCESS_ROLES', responsibilities: [{ permission: 'UM_VIEW_ACCESS_ROLE', isEnabled: true }] },
  ];
  const { body, status } = await portal.app.call('POST', API, {
    as: 'it.support',
    body: { role, isEnabled: true, isExternal: false, modules },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.data;
};

describe('the list of access roles', () => {
  it('links each role to its page, and offers to create one only to those who may', async () => {
    await open('/access-role-management/list');
    const link = await screen.findByRole('link', { name: /HCPC_ITAPP_SUPPORT/ });
    expect(link.getAttribute('href')).toMatch(/^\/access-role-management\/\d+$/);
    expect(screen.getByRole('link', { name: say(`${T}.create`) }).getAttribute('href')).toBe(CREATE);
    fireEvent.click(link);
    // The row of the list is no record: what only the record has is read before anything is shown or edited.
    expect(await screen.findByText(say(`${T}.chosen`, { count: 6, total: 25 }))).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'HCPC_ITAPP_SUPPORT' })).toBeTruthy();
  });
});

describe('giving an access role', () => {
  it('is told on its page: who gives it, and which roles its holders give', async () => {
    const { rows } = await portal.app.admin.query(`select id from access_role where name = 'PARTNER_ADMIN'`);
    await open(`/access-role-management/${rows[0].id}`);
    const by = await screen.findByText(say(`${T}.giving.by`));
    const panel = by.closest('section') ?? document.body;
    for (const name of ['HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT', 'HEAD_OFFICE_11', 'STORE_FRONTLINER'])
      expect(within(panel).getByText(name)).toBeTruthy();
    expect(within(panel).queryByText('CEO_PRESIDENT')).toBeNull();
  });
});

describe('the form of an access role', () => {
  it('puts errors beside their fields and into a summary that takes the focus and leads to them', async () => {
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'a' } });
    await save();
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.textContent).toContain(say(`${T}.problems.tooShort`));
    expect(box.textContent).toContain(say(`${T}.problems.noneEnabled`));
    const field = await nameField();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(say(`${T}.problems.tooShort`));
    fireEvent.click(within(box).getByRole('button', { name: new RegExp(say(`${T}.problems.tooShort`)) }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(portal.callsOf('POST', API)).toHaveLength(0);
  });

  it('lets nobody grant what they do not hold: the cells are off limits, with the reason', async () => {
    await open(CREATE);
    const mine = await held('it.support');
    const all = [...MODULE_PERMISSIONS];
    await cell(permission('UM_VIEW_ACCESS_ROLE'));
    const boxes = new Map(
      screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.getAttribute('aria-label'), box]),
    );
    const offLimits = all.filter(
      (code) => boxes.get(permission(code))?.getAttribute('aria-disabled') === 'true',
    );
    expect(new Set(offLimits)).toEqual(new Set(all.filter((code) => !mine.includes(code))));
    expect(offLimits.length).toBeGreaterThan(0);
    const [closed = ''] = offLimits;
    const box = boxes.get(permission(closed));
    fireEvent.click(box!);
    expect(box?.checked).toBe(false);
    fireEvent.mouseOver(box!.closest('label')!);
    expect(await screen.findByText(say(`${T}.notHeld`))).toBeTruthy();
    const row = screen.getByRole<HTMLInputElement>('checkbox', {
      name: say(`${T}.fillRow`, { name: say(`${T}.modules.ACCESS_ROLES`) }),
    });
    fireEvent.click(row);
    expect(
      ['UM_VIEW_ACCESS_ROLE', 'UM_CREATE_ACCESS_ROLE', 'UM_EDIT_ACCESS_ROLE'].map(
        (code) => boxes.get(permission(code))?.checked,
      ),
    ).toEqual([true, true, true]);
  });

  it('[error.defaultMessages] says that a save failed and why, and loses nothing; then that it succeeded', async () => {
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'Night clerk' } });
    fireEvent.click(await cell(permission('UM_VIEW_ACCESS_ROLE')));
    const stop = portal.fault.on('POST', API, '500');
    await save();
    expect(await screen.findByText('Action failed')).toBeTruthy();
    expect((await summary()).textContent).toContain(FAULT_ID);
    expect((await nameField()).value).toBe('Night clerk');
    stop();
    await save();
    expect(await screen.findByText('The role Night clerk is saved.')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Night clerk' })).toBeTruthy();
    expect(location.pathname).toMatch(/^\/access-role-management\/\d+$/);
    const keys = portal.callsOf('POST', API).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
  });

  it('says that the database cannot be reached, loses nothing, and saves on another try', async () => {
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'Patient clerk' } });
    fireEvent.click(await cell(permission('UM_VIEW_ACCESS_ROLE')));
    const stop = portal.fault.on('POST', API, DATABASE_DOWN);
    await save();
    const box = await summary();
    await waitFor(() => expect(box.textContent).toMatch(/cannot reach the database .* try again/));
    expect(box.textContent).toContain(FAULT_ID);
    expect((await nameField()).value).toBe('Patient clerk');
    stop();
    await save();
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient clerk' })).toBeTruthy();
  });

  it('lets nobody give up the role by which they administer roles: the reason stands at the switch', async () => {
    const { rows } = await portal.app.admin.query<{ id: string }>(
      `select id from access_role where name = 'HCPC_ITAPP_SUPPORT'`,
    );
    await open(`/access-role-management/${rows[0]?.id}/edit`);
    const isEnabled = () =>
      screen.findByRole<HTMLInputElement>('switch', { name: say(`${T}.isEnabledLabel`) });
    fireEvent.click(await isEnabled());
    await save(say('common.save'));
    expect((await summary()).textContent).toContain('you could no longer administer access roles');
    const note = document.getElementById((await isEnabled()).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('ask another administrator');
    fireEvent.click(await isEnabled());
    fireEvent.click(await cell(permission('UM_EDIT_ACCESS_ROLE')));
    await save(say('common.save'));
    await waitFor(async () => expect((await summary()).textContent).toContain(say(`${T}.fields.modules`)));
    expect(portal.callsOf('POST', `${API}/${rows[0]?.id}/foresee`).map(({ status }) => status)).toEqual([
      422, 422,
    ]);
  });

  it('[audit.sequence] reports a saved role: reads the responsibility, then posts who, the event and the module', async () => {
    const reports = async () =>
      (
        await portal.app.admin.query(
          "select from audit.entry where operation = 'EVENT' and event_type = 'CREATE'",
        )
      ).rowCount;
    const before = (await reports()) ?? 0;
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'Reported clerk' } });
    fireEvent.click(await cell(permission('UM_VIEW_ACCESS_ROLE')));
    await save();
    await waitFor(() => expect(portal.callsOf('POST', '/api/audit-trail').at(-1)?.status).toBe(200));
    const reported = portal.calls.filter(
      ({ path, method }) =>
        path.startsWith('/api/audit-trail') && (method === 'POST' || path.endsWith('/responsibility')),
    );
    expect(reported.map(({ method, path, search }) => `${method} ${path}${search}`)).toEqual([
      'GET /api/audit-trail/responsibility?responsibilityName=UM_CREATE_ACCESS_ROLE',
      'POST /api/audit-trail',
    ]);
    const claim = JSON.parse(reported[1]?.body ?? '{}');
    expect(claim).toMatchObject({ username: 'it.support', eventType: 'CREATE', moduleName: 'Access roles' });
    expect(reported[1]?.body).not.toContain('eyJ');
    expect(await reports()).toBe(before + 1);
  });

  it('a report that fails stands in nobody’s way', async () => {
    await open(CREATE);
    portal.fault.on('GET', '/api/audit-trail/responsibility', '500');
    fireEvent.change(await nameField(), { target: { value: 'Unreported clerk' } });
    fireEvent.click(await cell(permission('UM_VIEW_ACCESS_ROLE')));
    await save();
    expect(await screen.findByRole('heading', { level: 1, name: 'Unreported clerk' })).toBeTruthy();
    expect(portal.callsOf('POST', '/api/audit-trail')).toHaveLength(0);
  });

  it('puts a refusal of the server beside the field it is about', async () => {
    await makeRole('Taken clerk');
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'Taken clerk' } });
    fireEvent.click(await cell(permission('UM_VIEW_ACCESS_ROLE')));
    await save();
    await summary();
    const field = await nameField();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(portal.callsOf('POST', API).at(-1)?.status).toBeGreaterThanOrEqual(409);
  });

  it('keeps what is typed as a draft, asks before leaving, and offers it back after a reload', async () => {
    await open(CREATE);
    fireEvent.change(await nameField(), { target: { value: 'Half a clerk' } });
    await waitFor(() => expect(portal.callsOf('POST', '/api/drafts').at(-1)?.status).toBe(200));
    expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: say('common.cancel') }));
    expect(await screen.findByText(say('form.leaveTitle'))).toBeTruthy();
    await click(say('form.stay'));
    await portal.reload();
    await click(say('form.restoreDraft'));
    await waitFor(async () => expect((await nameField()).value).toBe('Half a clerk'));
    fireEvent.click(screen.getByRole('link', { name: say('common.cancel') }));
    await click(say('form.leaveDiscard'));
    expect(await screen.findByRole('table', { name: 'Access roles' })).toBeTruthy();
    await open(CREATE);
    await nameField();
    await waitFor(() => expect(portal.callsOf('GET', '/api/drafts').at(-1)?.status).toBe(200));
    expect(screen.queryByText(say('form.restoreDraft'))).toBeNull();
  });

  it('shows whose change came in between and what differs, and overwrites nothing unasked', async () => {
    const role = await makeRole('Contested clerk');
    const path = `/access-role-management/${role.accessRoleId}/edit`;
    await open(path);
    fireEvent.change(await nameField(), { target: { value: 'My clerk' } });
    const { accessRoleId, version, modules } = role;
    const theirs = await portal.app.call('POST', `${API}/${accessRoleId}`, {
      as: 'sales.admin',
      body: { role: 'Their clerk', isEnabled: false, isExternal: false, modules },
      headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(theirs.status).toBe(200);
    await save(say('common.save'));
    const dialog = await screen.findByRole('dialog', { name: say('form.conflictTitle') });
    expect(dialog.textContent).toContain('sales.admin');
    expect(dialog.textContent).toContain('Their clerk');
    expect(dialog.textContent).toContain('My clerk');
    const choose = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('form.saveChosen') });
    expect(choose.disabled).toBe(true);
    const group = within(dialog).getByRole('radiogroup', { name: NAME });
    fireEvent.click(within(group).getByRole('radio', { name: /My clerk/ }));
    await click(say('form.saveChosen'), 'button', dialog);
    expect(await screen.findByRole('heading', { level: 1, name: 'My clerk' })).toBeTruthy();
    const now = (await portal.app.call('GET', `${API}/${accessRoleId}`, { as: 'it.support' })).body.data;
    expect([now.role, now.isEnabled, now.version]).toEqual(['My clerk', false, version + 2]);
  });
});

describe('the page of an access role', () => {
  it('shows what it may do, what its name gives, and its history; says so when there is no such role', async () => {
    const role = await makeRole('Shown clerk');
    await open(`/access-role-management/${role.accessRoleId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Shown clerk' })).toBeTruthy();
    expect(screen.getByText(say(`${T}.derivedNone`))).toBeTruthy();
    expect(await screen.findByText(say(`${T}.history`))).toBeTruthy();
    expect((await screen.findAllByText('it.support')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: say('form.edit') }).getAttribute('href')).toMatch(/\/edit$/);
    await open('/access-role-management/999999999');
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });

  it('that does not load says so with the request id, and loads on another try', async () => {
    const role = await makeRole('Slow clerk');
    const stop = portal.fault.on('GET', `${API}/:id`, '500');
    await open(`/access-role-management/${role.accessRoleId}`);
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Slow clerk' })).toBeTruthy();
  });
});
