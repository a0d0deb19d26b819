import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/my-promos';
const PATH = '/api/promos';
const F = 'promos.field';

let portal: Portal;
let bench: ReturnType<typeof promoBench>;
let partner: string;
beforeAll(async () => {
  portal = await openPortal();
  bench = promoBench(portal.app);
  partner = (await portal.app.admin.query('select name from partner where id = 1')).rows[0].name;
  await bench.make({ code: 'LIST-ONE', name: 'One of the list', storeName: 'Lantern House' });
  await bench.make({
    code: 'LIST-TWO',
    name: 'Two of the list',
    storeName: 'Lantern House',
    dtimeValidity: { from: '2027-01-10', to: '2027-01-20' },
  });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const table = () => screen.findByRole('table', { name: 'Promos' });
const show = async (as = 'loyalty.editor', search = '') => {
  await portal.show(PAGE + search, { as });
  await table();
};
const lastQuery = () => decodeURIComponent(portal.callsOf('GET', PATH).at(-1)?.search ?? '');
const filter = async (key: string) =>
  click(say(key), 'button', await screen.findByRole('group', { name: say('list.filters') }));
const apply = () => click(say('list.apply'));

describe('the list of promos', () => {
  it('shows a promo with its days, its rate and its amount, and leads to it by its code', async () => {
    await show();
    await fill(say('promos.search'), 'LIST-ONE');
    await waitFor(() => expect(firstColumn()).toEqual(['LIST-ONE']));
    const row = within(await table());
    expect(row.getByText('11/25/2026 – 12/24/2026')).toBeTruthy();
    expect(row.getByText('12.50%')).toBeTruthy();
    expect(row.getByText('₱0.00')).toBeTruthy();
    expect(row.getByText(partner)).toBeTruthy();
    expect(row.getByRole('link', { name: 'LIST-ONE' }).getAttribute('href')).toBe('/my-promos/LIST-ONE');
  });

  it('has a tab for each status and one for what is over, with how many they hold', async () => {
    await show();
    const tabs = within(screen.getByRole('navigation', { name: say('promos.tabs') }));
    const { list } = (await portal.app.call('GET', `${PATH}/tab-counts`, { as: 'loyalty.editor' })).body.data;
    const submitted = list.find((row: { tab: string }) => row.tab === 'submitted').count;
    const tab = await tabs.findByRole('link', { name: new RegExp(`^Submitted\\s*${submitted}$`) });
    fireEvent.click(tab);
    await waitFor(() => expect(lastQuery()).toContain('tab=submitted'));
  });

  it('[promo.filterOperators] looks for a part of code and store name, from a day on and up to a day', async () => {
    await show();
    await filter(`${F}.code`);
    await fill(say('list.contains'), 'list-');
    await apply();
    await waitFor(() => expect(lastQuery()).toContain('code[like]=list-'));
    await filter(`${F}.storeName`);
    await fill(say('list.contains'), 'lantern');
    await apply();
    await waitFor(() => expect(lastQuery()).toContain('storeName[like]=lantern'));
    await filter('promos.startsFrom');
    const from = await within(await screen.findByRole('dialog')).findByLabelText(say('promos.startsFrom'));
    fireEvent.change(from, { target: { value: '01/01/2027' } });
    await apply();
    await waitFor(() => expect(lastQuery()).toContain('dtimeValidity.from[gte]=2027-01-01'));
    await waitFor(() => expect(firstColumn()).toEqual(['LIST-TWO']));
    await filter('promos.endsBy');
    const to = await within(await screen.findByRole('dialog')).findByLabelText(say('promos.endsBy'));
    fireEvent.change(to, { target: { value: '01/19/2027' } });
    await apply();
    await waitFor(() => expect(lastQuery()).toContain('dtimeValidity.to[lte]=2027-01-19'));
    expect(await screen.findByText(say('list.emptyTitle'))).toBeTruthy();
    expect(portal.calls.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('[promo.partnerLookup] is narrowed to a partner who is looked for among the active ones', async () => {
    await show();
    await filter(`${F}.partner`);
    const typed = partner.slice(0, 6);
    const field = await screen.findByLabelText(say(`${F}.partner`));
    field.focus();
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: typed } });
    const asked = () =>
      Object.fromEntries(new URLSearchParams(portal.callsOf('GET', '/api/partners').at(-1)?.search));
    await waitFor(() => expect(asked()).toHaveProperty(['partnerName[like]'], typed));
    expect(asked()).toEqual({
      status: 'A',
      limit: '20',
      offset: '0',
      'partnerName[like]': typed,
    });
    await choose(say(`${F}.partner`), partner);
    await apply();
    await waitFor(() => expect(lastQuery()).toContain('partnerId=1'));
    expect(await screen.findByText(partner, { selector: 'strong' })).toBeTruthy();
  });

  it('is read by a partner, whose head office makes its own and features nothing', async () => {
    await show('partner.admin');
    expect(screen.getByRole('link', { name: say('promos.new') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: say('promos.featured.title') })).toBeNull();
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, and tries again', async (_, fault) => {
    const stop = portal.fault.on('GET', PATH, fault);
    await portal.show(PAGE, { as: 'loyalty.editor' });
    const alert = await screen.findByRole('alert');
    if (fault === '500') expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await table()).toBeTruthy();
  });

  it('is closed to those without the permission', async () => {
    await portal.show(PAGE, { as: 'antifraud.reviewer' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});
