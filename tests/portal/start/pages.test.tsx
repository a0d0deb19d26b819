import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { publicText, say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const rows = (as: string, path: string) => portal.app.call('GET', path, { as, query: { limit: '1' } });

describe('the dashboard', () => {
  it('shows what waits for the person and leads there', async () => {
    await portal.show('/', { as: 'sales.admin' });
    await heading(/^Good (morning|afternoon|evening), /);
    expect(screen.getByText(say('dashboard.role.HCPC_SALES_ADMIN'))).toBeTruthy();
    const { body } = await portal.app.call('GET', '/api/desk', { as: 'sales.admin' });
    const [queue] = (body.data as Desk).queues.filter(({ total }) => total > 0);
    const part = await screen.findByRole('region', { name: say(`dashboard.queue.${queue?.name}`) });
    const [all, first] = within(part).getAllByRole('link');
    expect(all?.getAttribute('href')).toBe(queue?.list);
    expect(first?.textContent).toBe(queue?.rows[0]?.title);
  });

  it('says that what waits could not be had, asks again, and leads to the areas all the same', async () => {
    portal.fault.on('GET', '/api/desk', '500');
    await portal.show('/', { as: 'sales.admin' });
    expect(await screen.findByText(new RegExp(FAULT_ID))).toBeTruthy();
    expect(screen.getByRole('region', { name: say('shell.section.work') })).toBeTruthy();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await screen.findByText(say('dashboard.asOf'))).toBeTruthy();
  });

  it('of somebody without a role says what to do', async () => {
    await portal.show('/', { as: 'new.hire' });
    expect(await screen.findByText(say('dashboard.nothingTitle'))).toBeTruthy();
    expect(screen.getByText(say('dashboard.nothingBody'))).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: say('shell.menu') });
    expect(within(menu).queryByText('Partners')).toBeNull();
  });
});

describe('partners and merchants', () => {
  it('a partner shows its facts and its stores, each leading to its own page and back', async () => {
    const { body } = await rows('partner.admin', '/api/partners');
    const [partner] = body.data.list;
    await portal.show('/partner-management/list/partners', { as: 'partner.admin' });
    fireEvent.click(await screen.findByRole('link', { name: partner.name }));
    await heading(partner.name);
    await click(new RegExp(`^${say('records.page.storeList')}`), 'link');
    const stores = await screen.findByRole('table', { name: say('records.page.storeList') });
    const [store] = within(stores).getAllByRole('link');
    expect(store?.getAttribute('href')).toMatch(
      /^\/partner-management\/list\/partners\/\d+\/merchant-list\/\d+$/,
    );
    const name = store?.textContent ?? '';
    if (store) fireEvent.click(store);
    await heading(name);
    const [back] = await screen.findAllByRole('link', { name: partner.name });
    if (back) fireEvent.click(back);
    await heading(partner.name);
  });

  it('another partner’s record is not there', async () => {
    const foreign = await rows('other.partner', '/api/partners');
    const { id } = foreign.body.data.list[0];
    await portal.show(`/partner-management/list/partners/${id}`, { as: 'partner.admin' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });
});

describe('the pages of the person', () => {
  it('the audit trail folds an entry out to its changes', async () => {
    await portal.show('/audit-trail', { as: 'it.support' });
    await screen.findByRole('table', { name: 'Audit trail' });
    const [fold] = screen.getAllByRole('button', { name: say('list.showDetails') });
    if (fold) fireEvent.click(fold);
    expect(await screen.findByRole('button', { name: say('list.hideDetails') })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/argon2|\$2[aby]\$/);
  });

  it('"what may I do" names each permission with its reason, searches them, and says when it cannot load', async () => {
    const stop = portal.fault.on('GET', '/api/user/permissions', '500');
    await portal.show('/my-permissions', { as: 'it.support' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await screen.findByText('UM_EDIT_ACCESS_ROLE')).toBeTruthy();
    await fill(say('permissions.search'), 'zzzz');
    expect(await screen.findByText(say('permissions.noneFound', { query: 'zzzz' }))).toBeTruthy();
    await fill(say('permissions.search'), 'access roles');
    expect(await screen.findByText('UM_VIEW_ACCESS_ROLE')).toBeTruthy();
    expect(screen.getAllByText(/HCPC_ITAPP_SUPPORT/).length).toBeGreaterThan(0);
  });

  it('notices: none, a failure with its request id, then one that is read', async () => {
    await portal.show('/notifications', { as: 'it.support' });
    expect(await screen.findByText(say('notices.empty'))).toBeTruthy();
    await portal.app.admin.query(
      `insert into notice (user_id, kind, title, body, created_at)
       select id, 'export', 'A notice', 'Its text', now() from user_account where username = 'finance.officer'`,
    );
    const stop = portal.fault.on('GET', '/api/notices', '500');
    await portal.show('/notifications', { as: 'finance.officer' });
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await screen.findByText('A notice')).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: say('notices.bellUnread', { smart_count: 1 }) }),
    ).toBeTruthy();
    await click(say('notices.markAll'));
    await waitFor(() => expect(screen.queryByRole('img', { name: say('notices.unread') })).toBeNull());
  });

  it('[header.shared] the header has title, menu and user; the password page has its way back instead', async () => {
    await portal.show('/my-permissions', { as: 'loyalty.editor' });
    await heading(say('shell.page.permissions'));
    const header = screen.getByRole('banner');
    const named = (name: string | RegExp) => within(header).queryByRole('button', { name });
    expect(named(say('shell.closeMenu'))).toBeTruthy();
    expect(named(/^[A-Z]{2}, Account of /)).toBeTruthy();
    await waitFor(() => expect(document.title).toContain(say('shell.page.permissions')));
    await portal.show('/my-account/change-password', { as: 'loyalty.editor' });
    await heading(say('shell.page.changePassword'));
    const back = await screen.findByRole('button', { name: say('common.back') });
    fireEvent.click(back);
    await heading(/^Good /);
    expect(location.pathname).toBe('/');
  });

  it('[error.defaultMessages] the own password: the wrong present one beside its field, then success', async () => {
    await portal.show('/my-account/change-password', { as: 'loyalty.editor' });
    await fill(publicText('change.current'), 'Not-the-password-1');
    await fill(publicText('change.new'), 'Bagong-Susi-2026');
    await fill(publicText('change.repeat'), 'Bagong-Susi-2026');
    await click(publicText('change.submit'));
    expect((await screen.findAllByText(publicText('change.currentWrong'))).length).toBeGreaterThan(0);
    await fill(publicText('change.current'), DEMO_PASSWORD);
    await click(publicText('change.submit'));
    expect(await screen.findByText('Your password was changed.')).toBeTruthy();
  });

  it('speaks Filipino when it is chosen, and keeps it over a reload', async () => {
    await portal.show('/jobs', { as: 'online.viewer' });
    await click(/^[A-Z]{2}, Account of /);
    await click(say('shell.filipino'));
    expect(await screen.findByText('Walang nahanap na resulta')).toBeTruthy();
    await waitFor(() => expect(portal.callsOf('POST', '/api/user/preferences').at(-1)?.status).toBe(200));
    await portal.reload();
    expect(await screen.findByText('Walang nahanap na resulta')).toBeTruthy();
    expect(document.documentElement.lang).toBe('fil');
  });
});
