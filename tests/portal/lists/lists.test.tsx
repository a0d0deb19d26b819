import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { DATABASE_DOWN, FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PARTNERS = '/partner-management/list/partners';
const API = '/api/partners/v3/search';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.tidy();
});
afterAll(() => portal.close());

const open = (path = PARTNERS) => portal.show(path, { as: 'sales.admin' });
const table = () => screen.findByRole('table', { name: 'Partners' });
const lastSearch = () => new URLSearchParams(portal.callsOf('GET', API).at(-1)?.search);
const answered = (list: unknown[]): Fault => ({
  status: 200,
  body: { data: { list, total: list.length, totalIsAtLeast: false, next: null } },
});

/** The page as it is opened for the first time: nothing of an earlier answer is kept. */
const openFailing = async (fault: Fault) => {
  const stop = portal.fault.on('GET', API, fault);
  await open();
  return stop;
};

describe('a list tells its states apart', () => {
  it('loading: grey bars stand until the rows come', async () => {
    const release = portal.fault.hold('GET', API);
    await open();
    expect(await screen.findByRole('status', { name: say('common.loading') })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    release();
    expect(await table()).toBeTruthy();
    expect(firstColumn()).toHaveLength(20);
    expect(screen.getByText(/^1–20 of \d+$/)).toBeTruthy();
  });

  it('asks once for its first rows, begun before the page is drawn, and not at all for settings that came with the session', async () => {
    await open();
    await table();
    expect(portal.callsOf('GET', API)).toHaveLength(1);
    expect(portal.callsOf('GET', '/api/user/preferences')).toHaveLength(0);
  });

  it('[error.tableEmpty] empty: the title alone', async () => {
    portal.fault.on('GET', API, answered([]));
    await open();
    expect(await screen.findByText('No results found')).toBeTruthy();
    expect(screen.queryByText('Try searching again')).toBeNull();
    expect(screen.queryByRole('button', { name: say('common.retry') })).toBeNull();
  });

  it('[error.tableEmpty] empty by a search: the hints, and the way back to all rows', async () => {
    await open();
    await table();
    await fill(say('records.search'), 'zzzz no such partner');
    expect(await screen.findByText('Try searching again')).toBeTruthy();
    expect(screen.getByText('No results found')).toBeTruthy();
    expect(
      screen.getByText('Try adjusting or clearing your filters to display better results.'),
    ).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: say('list.clearFilters') });
    clear?.click();
    expect(await table()).toBeTruthy();
    expect(location.search).not.toContain('zzzz');
  });

  it.each<[string, Fault, RegExp, string | null]>([
    ['500', '500', /went wrong on our side/, FAULT_ID],
    ['a database that is down', DATABASE_DOWN, /cannot reach the database .* try again/, FAULT_ID],
    ['an unreadable answer', 'malformed', /./, null],
    ['no answer in time', 'timeout', /did not answer in time/, null],
    ['no connection', 'offline', /cannot be reached/, null],
  ])(
    '[error.listFallback] failed by %s: never shown as empty, with a retry that works',
    async (_, fault, message, id) => {
      const stop = await openFailing(fault);
      expect(await screen.findByText(say('list.failed'))).toBeTruthy();
      const alert = screen.getAllByRole('alert').find((box) => box.textContent?.includes(say('list.failed')));
      expect(alert?.textContent).toMatch(message);
      if (id) expect(alert?.textContent).toContain(id);
      expect(screen.queryByText('No results found')).toBeNull();
      stop();
      portal.fault.clear();
      await click(say('common.retry'));
      expect(await table()).toBeTruthy();
    },
  );

  it('failed by a database that comes back soon: tried again unasked, and nothing is said', async () => {
    portal.fault.on('GET', API, DATABASE_DOWN, 2);
    await open();
    expect(await table()).toBeTruthy();
    expect(portal.callsOf('GET', API).map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(screen.queryByText(say('list.failed'))).toBeNull();
  });

  it('forbidden: which permission is missing, asked once, without a retry', async () => {
    const body = { error: 'forbidden', message: 'No', requestId: FAULT_ID, missing: [['PAR_VIEW']] };
    await openFailing({ status: 403, body });
    expect(await screen.findByText(say('list.forbidden'))).toBeTruthy();
    expect(screen.getByText(say('list.needsPermission', { permission: 'PAR_VIEW' }))).toBeTruthy();
    expect(portal.callsOf('GET', API)).toHaveLength(1);
    expect(screen.queryByText(say('list.failed'))).toBeNull();
  });

  it('stale: the rows of before stay under a banner, which goes with the next good answer', async () => {
    await open();
    await table();
    const before = firstColumn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const stop = portal.fault.on('GET', API, '500');
    window.dispatchEvent(new Event('visibilitychange'));
    const banner = await screen.findByText(/refreshing them failed/);
    expect(banner.textContent).toContain(FAULT_ID);
    expect(firstColumn()).toEqual(before);
    stop();
    await click(say('common.retry'));
    await waitFor(() => expect(screen.queryByText(/refreshing them failed/)).toBeNull());
  });
});

describe('what a person does with a list', () => {
  it('[table.sortCycle] a click on a head sorts up, down, not at all, and resets the other heads', async () => {
    await open();
    await table();
    const usual = firstColumn();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    const sortBy = (name: string) => within(head(name)).getByRole('button').click();
    const sorted = (sort: string | null) => waitFor(() => expect(lastSearch().get('sort')).toBe(sort));
    sortBy('Name');
    await sorted('name');
    await waitFor(() => expect(firstColumn()).toEqual([...firstColumn()].sort((a, b) => a.localeCompare(b))));
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    sortBy('Name');
    await sorted('-name');
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('descending'));
    sortBy('Name');
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('none'));
    await waitFor(() => expect(firstColumn()).toEqual(usual));
    sortBy('Name');
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('ascending'));
    sortBy('HSIS code');
    await sorted('hsisCode');
    expect(head('Name').getAttribute('aria-sort')).toBe('none');
  });

  it('pages on by the cursor that the answer gave, and back', async () => {
    await open();
    await table();
    const first = firstColumn();
    await click(say('list.nextPage'));
    await waitFor(() => expect(lastSearch().get('cursor')).toBeTruthy());
    await waitFor(() => expect(firstColumn().some((name) => first.includes(name))).toBe(false));
    await click(say('list.previousPage'));
    await waitFor(() => expect(firstColumn()).toEqual(first));
  });

  it('keeps filters in the address, and views and columns on the server over a reload', async () => {
    await open();
    await table();
    await click(/^Status/, 'button', await screen.findByRole('group', { name: say('list.filters') }));
    await click(say('resources.partners.status.B'), 'checkbox');
    await click(say('list.apply'));
    await waitFor(() => expect(lastSearch().get('status[in]')).toBe('B'));
    await waitFor(() => expect(location.search).toContain('status'));
    await click(say('list.columns'));
    fireEvent.keyDown(await click('TIN', 'checkbox'), { key: 'Escape' });
    await click(say('list.views'));
    await click(say('list.saveView'), 'menuitem');
    await fill(say('list.viewName'), 'Blocked ones');
    await click(say('common.save'));
    await click(say('list.views'));
    await click(say('list.setDefault', { name: 'Blocked ones' }));
    await waitFor(() => {
      const saved = portal.callsOf('POST', '/api/user/preferences').map(({ body }) => body);
      expect(saved.join()).toContain('"isDefault":true');
    });
    await portal.reload();
    await waitFor(() => expect(lastSearch().get('status[in]')).toBe('B'));
    await portal.reload(PARTNERS);
    await waitFor(() => expect(lastSearch().get('status[in]')).toBe('B'));
    await table();
    expect(screen.queryByRole('columnheader', { name: 'TIN' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'HSIS code' })).toBeTruthy();
    await click(say('list.views'));
    await click(say('list.deleteNamed', { name: 'Blocked ones' }));
  });

  it('[error.blobParsed] exports all rows: dialog, job, progress, download, the file holds what the list shows; a refused download is told in its own words', async () => {
    await open('/partner-management/list/merchants');
    await screen.findByRole('table', { name: 'Merchants' });
    const [first] = firstColumn();
    await click(say('list.export'));
    const dialog = await screen.findByRole('dialog');
    const stores = await portal.app.call('GET', '/api/merchants', {
      as: 'sales.admin',
      query: { limit: '1' },
    });
    const { total } = stores.body.data;
    expect(dialog.textContent).toContain(`All ${total} rows will be exported.`);
    await click('CSV (.csv)', 'radio');
    const refuse = portal.fault.on('POST', '/api/exports', '500');
    await click(say('list.exportStart'));
    await waitFor(() => expect(dialog.textContent).toContain(FAULT_ID));
    refuse();
    await click(say('list.exportStart'));
    await click(say('list.download'));
    await waitFor(() => expect(portal.downloads).toHaveLength(1));
    const [download] = portal.downloads;
    expect(download?.name).toMatch(/^merchants-.*\.csv$/);
    const lines = ((await download?.file?.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toContain('Name');
    expect(lines[1]).toContain(first);
    await open('/jobs');
    expect((await screen.findAllByRole('button', { name: say('list.download') })).length).toBe(1);
    expect(screen.getByText(say('resources.jobs.status.done'))).toBeTruthy();
    const message = 'This file has been cleared away.';
    const gone = { error: 'not_found', message, requestId: FAULT_ID };
    portal.fault.on(
      'GET',
      '/api/files/:id/download',
      () => new Response(new Blob([JSON.stringify(gone)]), { status: 404 }),
    );
    await click(say('list.download'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('an empty list of exports says where they come from', async () => {
    await portal.show('/jobs', { as: 'store.manager' });
    expect(await screen.findByText('No results found')).toBeTruthy();
    expect(screen.getByText(say('resources.jobs.empty'))).toBeTruthy();
  });
});
