import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { openCorrections } from '#tests/support/records/corrections.ts';

const LIST = '/partner-management/list';
const HEAD = '/api/partner-management/get-details/:id/partner/workflow';
const NOTES = '/api/partner-management/notes/:id';

let portal: Portal;
let made: MadeApplication;
let store: string;
beforeAll(async () => {
  portal = await openPortal();
  made = await makeApplication(portal.app.admin, { stores: [{}, {}], editedBy: 'sbo.second' });
  store = made.storeIds[0] ?? '';
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const parts = () => screen.findByRole('navigation', { name: say('records.parts') });
const tabNames = async () =>
  within(await parts())
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
const page = (key: string) => say(`records.page.${key}`);
const part = (key: string) => say(`records.part.${key}`);
const at = (path = '', type = 'partners', id = made.partnerId) => `${LIST}/${type}/${id}${path}`;

describe('the head of a record', () => {
  it('says what it is, where it stands and who did what, and each tab is a link of its own', async () => {
    await portal.show(at(), { as: 'sbo.reviewer' });
    await heading(made.name);
    const main = screen.getByRole('main');
    expect(within(main).getByText('Submitted')).toBeTruthy();
    await waitFor(() => expect(main.textContent).toMatch(/Submitted by sales\.admin/));
    expect(main.textContent).toMatch(/Edited by sbo\.second/);
    expect(main.textContent).toMatch(/Reference number SK-2026-9\d{5}/);
    const tabs = within(await parts()).getAllByRole('link');
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    const stores = within(await parts()).getByRole('link', { name: new RegExp(`^${page('storeList')}`) });
    expect(stores.textContent).toBe(`${page('storeList')}2`);
    expect(stores.getAttribute('href')).toBe(at('/merchant-list'));
    await waitFor(() => expect(document.title).toContain(made.name));
  });

  it('is asked for at the same time as the page’s own part', async () => {
    const release = portal.fault.hold('GET', HEAD);
    await portal.show(at('/merchant-list'), { as: 'sbo.reviewer' });
    expect(await screen.findByRole('table', { name: page('storeList') })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    release();
    await heading(made.name);
    expect(
      portal.callsOf('GET', `/api/partner-management/get-details/${made.partnerId}/partner/workflow`),
    ).toHaveLength(1);
  });

  it('leads from what the review asks for to where it is mended', async () => {
    await portal.app.admin.query(
      `insert into review_remark (partner_id, merchant_id, section, field, message, created_at, created_by) values
       ($1, null, 'documents', 'BIR_2303', 'It is not legible', now(), 'sbo.reviewer'),
       ($1, $2, 'merchant', 'segment', 'Say what it sells', now(), 'sbo.reviewer')`,
      [made.partnerId, store],
    );
    await portal.show(at(), { as: 'antifraud.reviewer' });
    const asked = await openCorrections();
    expect(asked.textContent).toContain('The review asks for 2 corrections');
    const document = await within(asked).findByRole('link', { name: /BIR 2303/ });
    expect(document.getAttribute('href')).toBe(at('/document-list'));
    const ofStore = within(asked).getByRole('link', { name: /Segment$/ });
    expect(ofStore.getAttribute('href')).toBe(at('/merchant-details', 'merchants', store));
    await portal.app.admin.query('delete from review_remark where partner_id = $1', [made.partnerId]);
  });
});

describe('a TIN that two records ask for', () => {
  it('is what is still open of the one that was not compared, with a way to the other', async () => {
    const { admin } = portal.app;
    await admin.query(`update merchant set tin_number = '987654321001' where id = $1`, [store]);
    const other = await makeApplication(admin, { stores: [{}] });
    // As the people of that partner, who do not see the first one.
    await admin.query(`begin; set local role app_partner; select set_config('app.partner_id', '${other.partnerId}', true);
      update merchant set tin_number = '987654321001' where id = ${other.storeIds[0]}; commit`);
    await portal.show(at('', 'partners', other.partnerId), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('records.open.sameTins'))).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toContain('records.');
    const link = screen.getByRole('link', { name: /^Made Store/ });
    expect(link.getAttribute('href')).toBe(at('', 'merchants', store));
    await admin.query('update merchant set tin_number = null where id = any ($1)', [
      [store, ...other.storeIds],
    ]);
  });
});

describe('a record that cannot be shown', () => {
  it.each<[string, string]>([
    ['an unknown partner', '/partners/999999999'],
    ['an id that is none', '/partners/abc'],
    ['an unknown store', '/merchants/999999999'],
  ])('%s is not found', async (_, path) => {
    await portal.show(LIST + path, { as: 'sales.admin' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: say('records.parts') })).toBeNull();
  });

  it('a store below a partner that it does not belong to is not found', async () => {
    const other = await makeApplication(portal.app.admin, {});
    await portal.show(at(`/merchant-list/${store}`, 'partners', other.partnerId), { as: 'sales.admin' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });

  it.each<[string, Fault, RegExp]>([
    ['500', '500', /went wrong on our side/],
    ['an unreadable answer', 'malformed', /./],
    ['no answer in time', 'timeout', /did not answer in time/],
  ])('failed by %s: says so, and tries again', async (_, fault, message) => {
    const stop = portal.fault.on('GET', HEAD, fault);
    await portal.show(at(), { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: say('common.retry') });
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told.join()).toMatch(message);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    await heading(made.name);
  });

  it('stale: what was shown stays under a banner', async () => {
    await portal.show(at(), { as: 'sbo.reviewer' });
    await heading(made.name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const stop = portal.fault.on('GET', HEAD, '500');
    window.dispatchEvent(new Event('visibilitychange'));
    const banner = await screen.findByText(/refreshing them failed/);
    expect(banner.textContent).toContain(FAULT_ID);
    expect(await heading(made.name)).toBeTruthy();
    stop();
    await click(say('common.retry'));
    await waitFor(() => expect(screen.queryByText(/refreshing them failed/)).toBeNull());
  });
});

describe('a store', () => {
  it('stands below its partner and in the list of stores, with tabs of its own', async () => {
    await portal.show(at(`/merchant-list/${store}`), { as: 'sbo.reviewer' });
    await heading(`${made.name.replace('Partner', 'Store')}.0`);
    const names = await tabNames();
    expect(names).toContain(part('details'));
    expect(names).not.toContain(part('stores'));
    const crumbs = screen.getByRole('navigation', { name: say('shell.breadcrumbs') });
    const partner = await within(crumbs).findByRole('link', { name: made.name });
    expect(partner.getAttribute('href')).toBe(at());
    await click(part('details'), 'link');
    await waitFor(() => expect(location.pathname).toBe(at('/merchant-details', 'merchants', store)));
    const index = await screen.findByLabelText(say('records.details'));
    const hours = within(index).getByText(page('operatingHours'));
    expect(hours.getAttribute('href')).toBe(at('/merchant-details#operatingHours', 'merchants', store));
  });
});

describe('what a record’s own people see', () => {
  it('their own partner without what staff keep beside it; its notes and timeline are closed to them', async () => {
    const { body } = await portal.app.call('GET', '/api/partners', {
      as: 'partner.admin',
      query: { limit: '1' },
    });
    const [{ id, name }] = body.data.list;
    await portal.show(at('', 'partners', id), { as: 'partner.admin' });
    await heading(name);
    const names = await tabNames();
    expect(names).toContain(part('details'));
    expect(names).not.toContain(part('history'));
    expect(screen.queryByRole('button', { name: new RegExp(`^${page('recordNotes')}`) })).toBeNull();
    await portal.show(at('/notes', 'partners', id), { as: 'partner.admin' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });

  it('nothing of another partner', async () => {
    await portal.show(at(), { as: 'partner.admin' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    expect(document.body.textContent).not.toContain(made.name);
  });
});

describe('notes', () => {
  const box = () => screen.findByLabelText(say('records.notes.label'));
  const typed = async () => ((await box()) as HTMLTextAreaElement).value;

  it('none yet, then one that is added; an empty one is refused in words', async () => {
    await portal.show(at('/notes'), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('records.notes.none'))).toBeTruthy();
    await heading(made.name);
    await click(say('records.notes.add'));
    expect(await screen.findByText(say('records.notes.required'))).toBeTruthy();
    await fill(say('records.notes.label'), 'Asked for the new BIR form.');
    await click(say('records.notes.add'));
    const [line] = await screen.findAllByRole('listitem', { name: '' });
    expect(line).toBeTruthy();
    expect(await screen.findByText('Asked for the new BIR form.')).toBeTruthy();
    expect(await screen.findByText(say('records.notes.added', { name: made.name }))).toBeTruthy();
    expect(document.activeElement).toBe(await box());
    await waitFor(async () => expect(await typed()).toBe(''));
  });

  it('open beside any tab from the head, which says how many there are, and stay from tab to tab until they are closed', async () => {
    await portal.show(at('/merchant-list'), { as: 'sbo.reviewer' });
    const button = await click(new RegExp(`^${page('recordNotes')}`));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const column = await screen.findByRole('complementary', { name: page('recordNotes') });
    await waitFor(() => expect(column.contains(document.activeElement)).toBe(true));
    expect(await within(column).findByText('Asked for the new BIR form.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: `${page('recordNotes')} 1` })).toBeTruthy();
    await click(part('rates'), 'link');
    await waitFor(() => expect(location.pathname).toBe(at('/mdr-rates')));
    await click(say('common.close'), 'button', await screen.findByRole('complementary'));
    expect(screen.queryByRole('complementary', { name: page('recordNotes') })).toBeNull();
  });

  it('keep what was typed when the server fails, add it once however often one tries, and over a reload', async () => {
    await portal.show(at('/notes'), { as: 'sbo.reviewer' });
    await fill(say('records.notes.label'), 'The owner travels until Monday.');
    const stop = portal.fault.on('POST', NOTES, '500');
    await click(say('records.notes.add'));
    expect(await screen.findByText(/went wrong on our side/)).toBeTruthy();
    expect(await typed()).toBe('The owner travels until Monday.');
    await waitFor(() => expect(portal.callsOf('POST', '/api/drafts').at(-1)?.status).toBe(200));
    await portal.reload();
    await waitFor(async () => expect(await typed()).toBe('The owner travels until Monday.'));
    stop();
    await click(say('records.notes.add'));
    expect(await screen.findByText('The owner travels until Monday.', { selector: 'p' })).toBeTruthy();
    await waitFor(async () => expect(await typed()).toBe(''));
  });

  it('of a store stand beside the store and, named so, beside its partner', async () => {
    await portal.show(at('/notes', 'merchants', store), { as: 'antifraud.reviewer' });
    await heading(`${made.name.replace('Partner', 'Store')}.0`);
    await fill(say('records.notes.label'), 'Visited the store.');
    await click(say('records.notes.add'));
    expect(await screen.findByText('Visited the store.', { selector: 'p' })).toBeTruthy();
    await portal.show(at('/notes'), { as: 'antifraud.reviewer' });
    const link = await screen.findByRole('link', { name: say('records.notes.ofStore') });
    expect(link.getAttribute('href')).toBe(at('/notes', 'merchants', store));
  });

  it('are said to be kept while the name of their record is still on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    portal.fault.on('GET', HEAD, () => promise);
    await portal.reload(at('/notes'));
    await fill(say('records.notes.label'), 'Called before the head was there.');
    await click(say('records.notes.add'));
    expect(await screen.findByText(say('records.notes.addedHere'))).toBeTruthy();
    resolve(undefined);
    await heading(made.name);
  });

  it('fail with the request id and a retry', async () => {
    const stop = portal.fault.on('GET', NOTES, '500');
    await portal.show(at('/notes'), { as: 'antifraud.reviewer' });
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    stop();
    await click(say('common.retry'));
    expect(await screen.findByText('Asked for the new BIR form.')).toBeTruthy();
  });
});

describe('the timeline', () => {
  it('tells a change field by field, of a partner and of a store', async () => {
    const { admin } = portal.app;
    await admin.query(`update partner set vat_type = 'VAT_EXEMPT' where id = $1`, [made.partnerId]);
    await admin.query(`update merchant set segment = 'Gadgets' where id = $1`, [store]);
    await portal.show(at('/timeline'), { as: 'sbo.reviewer' });
    expect(await screen.findByText('VAT-exempt')).toBeTruthy();
    expect(screen.queryByText('Gadgets')).toBeNull();
    await portal.show(at('/timeline', 'merchants', store), { as: 'sbo.reviewer' });
    expect(await screen.findByText('Gadgets')).toBeTruthy();
  });
});

describe('bases that are no page', () => {
  it.each([
    ['/partner-management', `${LIST}/partners`],
    ['/partner-management/list', `${LIST}/partners`],
    ['/contract-management', '/contract-management/list'],
  ])('%s leads on to %s', async (path, to) => {
    await portal.show(path, { as: 'sales.admin' });
    await waitFor(() => expect(location.pathname).toBe(to));
  });
});
