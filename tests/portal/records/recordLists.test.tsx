import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

const LIST = '/partner-management/list';
const APPLICATIONS = '/api/partner-management/applications';

let portal: Portal;
let inRisk: MadeApplication;
let failed: MadeApplication;
let own: MadeApplication;
beforeAll(async () => {
  portal = await openPortal();
  const { admin } = portal.app;
  inRisk = await makeApplication(admin, {
    workflow: 'RISK_VERIFICATION',
    submittedAt: '2026-11-01T02:00:00Z',
  });
  failed = await makeApplication(admin, { workflow: 'RISK_VERIFICATION_FAILED' });
  own = await makeApplication(admin, { submittedBy: 'sbo.reviewer', submittedAt: '2026-10-01T02:00:00Z' });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const table = (name: string) => screen.findByRole('table', { name });
const tabs = () => screen.findByRole('navigation', { name: say('records.tabs') });
const tab = async (key: string) =>
  within(await tabs()).findByRole('link', { name: new RegExp(`^${say(`records.tab.${key}`)}`) });
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const lastSearch = (path: string) => new URLSearchParams(portal.callsOf('GET', path).at(-1)?.search);

describe('the tabs of a list', () => {
  it.each(['partners', 'merchants', 'applications'])(
    'of %s say how many records each holds',
    async (type) => {
      await portal.show(`${LIST}/${type}`, { as: 'sbo.reviewer' });
      const counts = await portal.app.call('GET', `/api/partner-management/counts/${type}`, {
        as: 'sbo.reviewer',
      });
      expect(counts.body.data.list.length).toBeGreaterThan(4);
      for (const { tab: key, count } of counts.body.data.list) {
        await waitFor(async () => expect((await tab(key)).textContent).toMatch(new RegExp(`\\D${count}$`)));
      }
    },
  );

  it('narrow the list, stay in the address and outlive the clearing of filters', async () => {
    await portal.show(`${LIST}/partners`, { as: 'sales.admin' });
    await table('Partners');
    (await tab('blocked')).click();
    await waitFor(() => expect(lastSearch('/api/partners/v3/search').get('tab')).toBe('blocked'));
    expect((await tab('blocked')).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('button', { name: say('list.clearFilters') })).toBeNull();
    await fill(say('records.search'), 'zzzz');
    expect(await screen.findByText(say('list.emptySearch'))).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: say('list.clearFilters') });
    clear?.click();
    await table('Partners');
    expect(location.search).toContain('blocked');
    expect(lastSearch('/api/partners/v3/search').get('tab')).toBe('blocked');
    await portal.reload();
    await table('Partners');
    expect((await tab('blocked')).getAttribute('aria-current')).toBe('page');
    (await tab('all')).click();
    await waitFor(() => expect(location.search).not.toContain('blocked'));
  });

  it('stand without figures when those cannot be had, and the list works all the same', async () => {
    portal.fault.on('GET', '/api/partner-management/counts/:type', '500');
    await portal.show(`${LIST}/merchants`, { as: 'sales.admin' });
    await table('Merchants');
    expect((await tab('active')).textContent).toBe(say('records.tab.active'));
  });

  it('have "waiting for me" for those only who have something to wait for', async () => {
    await portal.show(`${LIST}/applications`, { as: 'sales.admin' });
    await table('Applications');
    const names = within(await tabs())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.join()).not.toContain(say('records.tab.waiting'));
    expect(screen.queryByText(say('records.waitingFirst'))).toBeNull();
  });
});

describe('the search of a list', () => {
  it('finds a partner by its TIN in any grouping, by reference number and by mobile', async () => {
    const { admin } = portal.app;
    await admin.query(`update partner set tin_number = '987654321000' where id = $1`, [own.partnerId]);
    await admin.query(`update contact_person set mobile_number = '639170009988' where partner_id = $1`, [
      own.partnerId,
    ]);
    const { rows } = await admin.query('select reference_number from partner where id = $1', [own.partnerId]);
    await portal.show(`${LIST}/partners`, { as: 'sales.admin' });
    for (const typed of ['987-654-321', '987654321000', rows[0].reference_number, '0917 000 9988']) {
      await table('Partners');
      await fill(say('records.search'), typed);
      await waitFor(() => expect(lastSearch('/api/partners/v3/search').get('q[like]')).toBe(typed));
      await waitFor(() => expect(firstColumn()).toEqual([own.name]));
    }
  });
});

describe('the applications', () => {
  it('begin with what waits for the reader, the oldest first, and say whose they are and who has them', async () => {
    const { admin } = portal.app;
    await admin.query(
      `insert into review_claim (partner_id, user_id, username, claimed_at)
       select $1, id, username, $2 from user_account where username = 'sbo.second'`,
      [own.partnerId, portal.app.clock.now()],
    );
    await portal.show(`${LIST}/applications`, { as: 'sbo.reviewer' });
    await table('Applications');
    expect(lastSearch(APPLICATIONS).get('sort')).toBeNull();
    expect(firstColumn()[0]).toContain(own.name);
    const row = within(rowOf(own.name));
    expect(row.getByText(say('records.yours'))).toBeTruthy();
    expect(row.getByText('sbo.second')).toBeTruthy();
    expect(row.getByText(/days ago$/)).toBeTruthy();
  });

  it('[app.display.riskFailed] [app.display.listSubStatus] show status and sub-status by the display rules', async () => {
    await portal.show(`${LIST}/applications?filter=${encodeURIComponent('{"q":"Made Partner"}')}`, {
      as: 'antifraud.reviewer',
    });
    await table('Applications');
    expect(within(rowOf(failed.name)).getByText('Rejected')).toBeTruthy();
    expect(within(rowOf(failed.name)).queryByText('Risk Verification Failed')).toBeNull();
    expect(within(rowOf(inRisk.name)).getByText('Submitted')).toBeTruthy();
    expect(within(rowOf(inRisk.name)).getByText('Risk Verification')).toBeTruthy();
    await portal.app.admin.query(`update partner set workflow_status = 'APPROVED' where status = 'A'`);
    await portal.show(`${LIST}/partners?filter=${encodeURIComponent('{"tab":"active"}')}`, {
      as: 'antifraud.reviewer',
    });
    const active = await table('Partners');
    expect(within(active).getAllByText('Active').length).toBeGreaterThan(5);
    expect(within(active).queryByText('Approved')).toBeNull();
  });

  it('tell a partner’s own people nothing of who reviews them', async () => {
    await portal.show(`${LIST}/applications`, { as: 'partner.admin' });
    await screen.findByRole('heading', { level: 1, name: 'Applications' });
    await screen.findByRole('button', { name: say('list.columns') });
    expect(screen.queryByText(say('resources.partners.fields.claimedBy'))).toBeNull();
  });

  it('fail with the request id and a retry', async () => {
    const stop = portal.fault.on('GET', APPLICATIONS, '500');
    await portal.show(`${LIST}/applications`, { as: 'online.viewer' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await table('Applications')).toBeTruthy();
  });
});
