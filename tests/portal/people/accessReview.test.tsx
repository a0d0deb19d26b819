import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewRow } from '#contract/people/accessReview.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, firstColumn } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PATH = '/user-account/access-review';
const API = `/api${PATH}`;

let portal: Portal;
let rows: ReviewRow[];
beforeAll(async () => {
  portal = await openPortal();
  const { body } = await portal.app.call('GET', `${API}/unused-rights?limit=100`, { as: 'it.support' });
  rows = body.data.list;
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = (path: string, as = 'it.support') => portal.show(path, { as });
const table = () => screen.findByRole('table', { name: say('accessReview.title') });

describe('the review of access', () => {
  it('names rights that are not used, what gives them and when they were used last', async () => {
    await open(PATH);
    const found = await table();
    expect(location.pathname).toBe(`${PATH}/unused-rights`);
    expect(firstColumn()).toEqual(rows.slice(0, 20).map(({ name }) => name));
    const [row] = rows;
    const right = row?.unusedRights[0];
    expect(found.textContent).toContain(say(`permissions.label.${right?.permission}`));
    expect(found.textContent).toContain(right?.roles[0]);
    expect(found.textContent).toContain(say('accessReview.neverUsed'));
  });

  it('leads to what shows why somebody has a right, and from the lists of accounts to it', async () => {
    await open('/user-account/list/internal');
    await click(say('accessReview.title'), 'link');
    await table();
    expect(screen.getByRole('link', { name: rows[0]?.name }).getAttribute('href')).toBe(
      `/user-account/${rows[0]?.id}/access`,
    );
  });

  it('names those who do not sign in, and leads to their accounts', async () => {
    await open(PATH);
    await table();
    await click(say('accessReview.finding.no-sign-in'), 'link');
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/no-sign-in`));
    expect(
      await screen.findByRole('columnheader', { name: new RegExp(say('accessReview.field.dtimeIdle')) }),
    ).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('[data-row-link]')?.getAttribute('href')).toMatch(
        /^\/user-account\/\d+$/,
      ),
    );
  });

  it('is narrowed to staff', async () => {
    await open(PATH);
    await table();
    await click(say('accessReview.field.type'));
    fireEvent.click(await screen.findByRole('checkbox', { name: say('accessReview.kind.INTERNAL') }));
    await click(say('list.apply'));
    const staff = rows.filter(({ type }) => type === 'INTERNAL').map(({ name }) => name);
    await waitFor(() => expect(firstColumn()).toEqual(staff));
  });

  it('says when nobody is found, and that use has to be noted first', async () => {
    await portal.app.admin.query('update right_used set day = day + 120');
    await open(PATH);
    expect(await screen.findByText(say('accessReview.empty.unused-rights'))).toBeTruthy();
    await portal.app.admin.query('update right_used set day = day - 120');
  });

  it('that does not load says so with the request id', async () => {
    const stop = portal.fault.on('GET', `${API}/unused-rights`, '500');
    await open(PATH);
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
  });

  it('is for staff who see accounts and roles', async () => {
    await open(PATH, 'partner.admin');
    expect(await screen.findByText(new RegExp(say('permissions.missingType')))).toBeTruthy();
    expect(portal.callsOf('GET', `${API}/unused-rights`)).toHaveLength(0);
  });
});

describe('who had a role on a day', () => {
  it('stands on the page of the role, and goes back to now', async () => {
    const role = rows[0]?.roles[0] ?? '';
    const { rows: found } = await portal.app.admin.query('select id from access_role where name = $1', [
      role,
    ]);
    await open(`/access-role-management/${found[0].id}?day=2026-10-01`);
    expect(await screen.findByText(/had this role at the end of 10\/01\/2026/)).toBeTruthy();
    await click(say('common.pastDay.now'));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(screen.queryByText(/10\/01\/2026/)).toBeNull());
  });
});

describe('the access of somebody on a day', () => {
  const openAccess = (day = '') => open(`/user-account/${rows[0]?.id}/access${day && `?day=${day}`}`);

  it('tells roles and permissions of then, and goes back to now', async () => {
    await openAccess('2026-10-01');
    const then = await screen.findByText(
      say('users.access.hadRoles', { roles: rows[0]?.roles.join(', ') ?? '' }),
    );
    expect(then.closest('[role=alert]')?.textContent).toContain('10/01/2026');
    expect(await screen.findByRole('table', { name: say('users.part.access') })).toBeTruthy();
    await click(say('common.pastDay.now'));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(screen.queryByText(/10\/01\/2026/)).toBeNull());
    expect(await screen.findByRole('table', { name: say('users.part.access') })).toBeTruthy();
  });

  it('says when there was no account yet', async () => {
    await openAccess('2020-01-01');
    expect(await screen.findByText(say('users.access.noAccount', { day: '01/01/2020' }))).toBeTruthy();
    expect(screen.queryByRole('table', { name: say('users.part.access') })).toBeNull();
  });

  it('is not asked for by people of partners', async () => {
    const { body } = await portal.app.call('GET', '/api/user-account/list/external?q=frontliner', {
      as: 'partner.admin',
    });
    await open(`/user-account/${body.data.list[0].id}/access?day=2026-10-01`, 'partner.admin');
    expect(await screen.findByRole('table', { name: say('users.part.access') })).toBeTruthy();
    expect(screen.queryByText(say('common.pastDay.label'))).toBeNull();
  });
});
