import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeProblem } from '#domain/access/view/roleReach.ts';
import { NOT_IN_VIEW } from '#domain/access/view/viewAs.ts';
import { pathOf } from '#domain/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { viewBench } from '#tests/support/viewBench.ts';

let portal: Portal;
let bench: ReturnType<typeof viewBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = viewBench(portal.app);
  await portal.show('/', { as: 'sales.admin' });
});
beforeEach(() => sessionStorage.clear());
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const bar = () => screen.findByRole('region', { name: say('shell.view.banner') });
const menu = () => within(screen.getByRole('navigation', { name: say('shell.menu') }));
// As a page that is loaded anew: what a tab keeps of a view is read then.
const openUser = async (username: string) => portal.reload(`/user-account/${await bench.idOf(username)}`);
const openRole = async (name: string) => portal.reload(`/access-role-management/${await bench.roleId(name)}`);

/** Loads the page that a view led back to, and looks for what it says meanwhile: that is gone before a slow page stands. */
const backWith = async (said: RegExp, path?: string) =>
  Promise.all([screen.findByText(said), portal.reload(path)]);

/** Begins to view by the button of a page, and loads the page that it leads to. */
const begin = async (kind: 'user' | 'role', reason = 'They cannot find a store') => {
  await click(say(`shell.view.as.${kind}`));
  await fill('Reason', reason);
  await click(say('shell.view.begin'));
  await waitFor(() => expect(portal.left).toEqual(['/']));
  portal.calls.length = 0;
  await portal.reload('/');
  return bar();
};

describe('a view as a person', () => {
  it('asks why, and says at the foot of every page as whom, that nothing changes, and for how long', async () => {
    await openUser('store.manager');
    await click(say('shell.view.as.user'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(say('shell.view.recorded'));
    await click(say('shell.view.begin'));
    expect(dialog.textContent).toContain(say('shell.view.reasonNeeded', { min: 3 }));
    expect(portal.left).toEqual([]);
    await portal.tidy();
    await openUser('store.manager');
    const shown = await begin('user');
    expect(shown.textContent).toContain('STORE_MANAGER');
    expect(shown.textContent).toContain(say('shell.view.left', { smart_count: 30 }));
  });

  it('shows the menu of both, and neither notices nor what is the viewer’s own', async () => {
    await openUser('store.manager');
    await begin('user');
    expect(menu().queryByText('Audit trail')).toBeNull();
    expect(menu().getByText('Merchants')).toBeTruthy();
    expect(menu().queryByText('My jobs')).toBeNull();
    expect(screen.queryByRole('button', { name: say('notices.bell') })).toBeNull();
    expect(portal.callsOf('GET', '/api/notices')).toHaveLength(0);
    await portal.reload('/audit-trail');
    expect(await screen.findByText(new RegExp(say('permissions.missingType')))).toBeTruthy();
    await bar();
  });

  it('ends by its button, back where it began, which says so', async () => {
    await openUser('store.manager');
    const from = location.pathname;
    await begin('user');
    portal.left.length = 0;
    await click(say('shell.view.end'));
    await waitFor(() => expect(portal.left).toEqual([from]));
    await backWith(/You no longer view as/, from);
    expect(screen.queryByRole('region', { name: say('shell.view.banner') })).toBeNull();
    expect(menu().getByText('Audit trail')).toBeTruthy();
  });

  it('ends by itself when its time is over', async () => {
    await openUser('store.manager');
    await begin('user');
    portal.left.length = 0;
    const kept = JSON.parse(sessionStorage.getItem('suki.view') ?? '{}');
    sessionStorage.setItem('suki.view', JSON.stringify({ ...kept, endsAt: Date.now() - 1 }));
    await portal.reload('/');
    await waitFor(() => expect(portal.left).toHaveLength(1));
    expect(portal.callsOf('POST', `/api/views/${kept.view.id}/end`)).toHaveLength(1);
    await backWith(/The time is over/, portal.left[0]);
  });

  it('says that it was ended by its button also where another call hears of it before the button does', async () => {
    await openUser('store.manager');
    const from = location.pathname;
    await begin('user');
    portal.left.length = 0;
    const answer = portal.fault.hold('POST', '/api/views/:id/end');
    await click(say('shell.view.end'));
    portal.fault.on('GET', '*', { status: 403, body: { error: 'view_ended', message: 'over' } });
    await click('Merchants', 'link', screen.getByRole('navigation', { name: say('shell.menu') }));
    await waitFor(() => expect(portal.left).toEqual([from]));
    portal.fault.clear();
    answer();
    await backWith(/You no longer view as/, from);
  });

  it('is none of whoever signs in next in the same tab', async () => {
    await openUser('store.manager');
    await begin('user');
    await portal.show('/', { as: 'it.support' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: say('shell.view.banner') })).toBeNull();
    expect(sessionStorage.getItem('suki.view')).toBeNull();
    await portal.show('/', { as: 'sales.admin' });
  });

  it('that is over on the server leads back too, without showing anything as its viewer', async () => {
    await openUser('store.manager');
    await begin('user');
    portal.left.length = 0;
    await portal.app.admin.query(
      `update view_as set ended_at = now(), end_reason = 'subject' where ended_at is null`,
    );
    await portal.reload('/partner-management/list/merchants');
    await waitFor(() => expect(portal.left[0]).toMatch(/^\/user-account\//));
    await portal.reload(portal.left[0]);
    expect(await screen.findByText(/has ended/)).toBeTruthy();
  });

  it('writes nothing: settings of the tab stay in the tab, and what changes something is disabled and says why', async () => {
    await openUser('it.support');
    await begin('user');
    await openUser('frontliner');
    const show = await screen.findByRole<HTMLButtonElement>('button', { name: say('users.mobile.show') });
    expect(show.disabled).toBe(true);
    for (const act of ['reset', 'suspend', 'leave'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name: say(`users.act.${act}`) }).disabled).toBe(
        true,
      );
    show.parentElement?.focus();
    expect((await screen.findAllByText(NOT_IN_VIEW.write.en)).length).toBeGreaterThan(0);
    expect(portal.callsOf('POST', '/api/user/preferences')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: say('shell.view.as.user') })).toBeNull();
  });

  it('leads to no form: what would open one is disabled, has no address and says why', async () => {
    await openUser('partner.admin');
    await begin('user');
    const led: readonly [string, RegExp][] = [
      ['/user-account/list/external', new RegExp(say('users.create.add'))],
      ['/user-account/registration-codes', /^New code$/],
      [pathOf('promoList'), new RegExp(say('promos.new'))],
    ];
    for (const [path, name] of led) {
      await portal.reload(path);
      const way = await screen.findByRole<HTMLButtonElement>('button', { name });
      expect(way.disabled, path).toBe(true);
      expect(screen.queryByRole('link', { name }), path).toBeNull();
      way.parentElement?.focus();
      expect((await screen.findAllByText(NOT_IN_VIEW.write.en)).length, path).toBeGreaterThan(0);
      // Nor is there a file to be had of a list.
      expect(screen.getByRole<HTMLButtonElement>('button', { name: say('list.export') }).disabled, path).toBe(
        true,
      );
    }
  });

  it('takes no file to import, neither chosen nor dropped, and features no promo', async () => {
    await openUser('loyalty.editor');
    await begin('user');
    await portal.reload('/batch-processing/promo');
    const place = await screen.findByRole('group', { name: say('imports.upload.drop') });
    expect(within(place).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    fireEvent.drop(place, { dataTransfer: { files: [new File(['a'], 'promos.csv')] } });
    const { rows } = await portal.app.admin.query('select code from promo limit 1');
    await portal.reload(`/my-promos/${rows[0].code}`);
    await click(say('promos.more'));
    const deeds = await screen.findAllByRole('menuitem', { name: new RegExp(NOT_IN_VIEW.write.en) });
    for (const deed of deeds) fireEvent.click(deed);
    expect(deeds.map((deed) => deed.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    const written = portal.calls.filter(
      ({ method, path }) => method !== 'GET' && /import|featured/.test(path),
    );
    expect(written).toEqual([]);
    expect(location.pathname).toBe(`/my-promos/${rows[0].code}`);
  });
});

const atStore = { isExternal: true, reaches: ['MERCHANT'] } as const;
const NEEDED = {
  partner: placeProblem(atStore, {})?.partnerId?.en,
  store: placeProblem(atStore, { partnerId: '1' })?.merchantId?.en,
};
/** Chooses by name; options say the code behind it. */
const find = async (label: RegExp, name: string): Promise<void> => {
  // What is typed stays in a box that has the focus alone.
  (await screen.findByLabelText(label)).focus();
  await choose(label, new RegExp(`^${RegExp.escape(name)}`), name);
};
const namesOf = async (username: string): Promise<{ partner: string; store: string }> => {
  const { rows } = await portal.app.admin.query(
    `select p.name as partner, s.name as store from user_account u join partner p on p.id = u.partner_id
     left join user_merchant m on m.user_id = u.id and m.is_primary left join merchant s on s.id = m.merchant_id
     where u.username = $1`,
    [username],
  );
  return rows[0];
};

describe('a view as a role', () => {
  it('begins on the page of a role of staff', async () => {
    await openRole('HCPC_ONLINE_VIEW');
    const shown = await begin('role');
    expect(shown.textContent).toContain(say('shell.view.nowRole', { name: 'HCPC_ONLINE_VIEW' }));
    expect(menu().queryByText('Audit trail')).toBeNull();
  });

  it('of partners asks for one of them, and for a store where its people work in stores', async () => {
    await openRole('STORE_MANAGER');
    await click(say('shell.view.as.role'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(say('shell.view.partnerHelp'));
    await click(say('shell.view.begin'));
    expect(dialog.textContent).toContain(NEEDED.partner);
    expect(portal.calls.filter(({ path }) => path.endsWith('/view'))).toHaveLength(0);
    const { partner, store } = await namesOf('store.manager');
    await find(/^Partner/, partner);
    await click(say('shell.view.begin'));
    expect(dialog.textContent).toContain(NEEDED.store);
    await find(/^Store/, store);
    await fill('Reason', 'They cannot find a store');
    await click(say('shell.view.begin'));
    await waitFor(() => expect(portal.left).toEqual(['/']));
    await portal.reload('/');
    expect((await bar()).textContent).toContain(
      say('shell.view.nowRoleOf', { role: 'STORE_MANAGER', place: `${store}, ${partner}` }),
    );
    expect(menu().queryByText('Audit trail')).toBeNull();
  });

  it('of a head office asks for no store, and names role and partner in the bar', async () => {
    await openRole('PARTNER_ADMIN');
    await click(say('shell.view.as.role'));
    const { partner } = await namesOf('partner.admin');
    await find(/^Partner/, partner);
    expect(screen.queryByLabelText(/^Store/)).toBeNull();
    await fill('Reason', 'They cannot find a store');
    await click(say('shell.view.begin'));
    await waitFor(() => expect(portal.left).toEqual(['/']));
    await portal.reload('/');
    expect((await bar()).textContent).toContain(
      say('shell.view.nowRoleOf', { role: 'PARTNER_ADMIN', place: partner }),
    );
  });
});
