import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { placeIn } from '#tests/support/records/partnerBodies.ts';

const LIST = '/partner-management/list';

let portal: Portal;
let made: MadeApplication;
let active: MadeApplication;
let store: string;
beforeAll(async () => {
  portal = await openPortal();
  const { admin } = portal.app;
  made = await makeApplication(admin, { stores: [{}] });
  active = await makeApplication(admin, { status: 'A', stores: [{ status: 'A' }] });
  store = made.storeIds[0] ?? '';
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const ofPartner = (path: string, id = made.partnerId) => `${LIST}/partners/${id}${path}`;
const ofStore = (path: string) => `${LIST}/partners/${made.partnerId}/merchant-list/${store}${path}`;
const storeTab = (path: string) => `${LIST}/merchants/${store}${path}`;
const panel = (name: string) => screen.findByRole('region', { name });
const edit = (page: string) => screen.queryByRole('link', { name: `Edit: ${say(`records.page.${page}`)}` });
const open = async (path: string, as = 'sbo.reviewer') => portal.show(path, { as });
const save = () => click(say('common.save'));
const field = (name: string) => say(`sections.field.${name}`);
const ask = async (table: string, id: string, columns: string) =>
  (await portal.app.admin.query(`select ${columns} from ${table} where id = $1`, [id])).rows[0];
/** Chooses from a select by typing. */
const choose = async (label: string | RegExp, option: string) => {
  const input = await screen.findByLabelText(label);
  await waitFor(() => expect(input.hasAttribute('disabled')).toBe(false));
  fireEvent.focus(input);
  fireEvent.mouseDown(input);
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the details of a record', () => {
  it('business details: label and value, what is missing as a dash, a remark beside its field', async () => {
    await portal.app.admin.query(
      `insert into review_remark (partner_id, section, field, message, created_at, created_by)
       values ($1, 'business-details', 'vatType', 'Which VAT?', now(), 'sbo.reviewer')`,
      [made.partnerId],
    );
    await open(ofPartner('/business-details'));
    const box = await panel(say('sections.registration'));
    await within(box).findByText(made.name);
    const vat = within(box).getByText(field('vatType')).parentElement;
    await waitFor(() => expect(vat?.textContent).toBe(`${field('vatType')}—Which VAT?`));
    expect(await panel(say('sections.filing'))).toBeTruthy();
  });

  it('what staff keep is not shown to a partner’s own people', async () => {
    const { body } = await portal.app.call('GET', '/api/partners', {
      as: 'partner.admin',
      query: { limit: '1' },
    });
    await open(ofPartner('/business-details', body.data.list[0].id), 'partner.admin');
    await panel(say('sections.services'));
    expect(screen.queryByRole('region', { name: say('sections.filing') })).toBeNull();
  });

  it('bank details and contact persons: the account, who signs, and whom to speak to', async () => {
    await open(ofPartner('/bank-details'));
    expect(await screen.findByText('1234567890')).toBeTruthy();
    expect(screen.getByText('Ana Cruz')).toBeTruthy();
    await open(ofPartner('/contact-person'));
    expect(await screen.findByText('Ben Reyes')).toBeTruthy();
    expect(document.getElementById('contactPersons')?.textContent).toContain('Ben Reyes');
    expect(document.getElementById('contactPersons')?.textContent).not.toContain('Ana Cruz');
  });

  it.each([
    ['bank-details', 'bankDetails'],
    ['contact-person', 'contactPersons'],
  ])('%s leads to its section', async (path, section) => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await open(ofPartner(`/${path}`));
    await panel(say('sections.registration'));
    await waitFor(() => expect(seen).toHaveBeenCalled());
    expect(seen.mock.contexts.at(-1)).toBe(document.getElementById(section)?.firstElementChild);
    const tabs = screen.getByRole('navigation', { name: say('records.parts') });
    const current = within(tabs).getByRole('link', { name: say('records.part.details') });
    expect(current.getAttribute('aria-current')).toBe('page');
    seen.mockRestore();
  });

  it.each([
    ['operating-hour', 'noHours'],
    ['ecommerce-sites', 'noSites'],
    ['commodities', 'noCommodities'],
  ])('%s of a store that has none says so', async (path, text) => {
    await open(storeTab(`/${path}`));
    expect(await screen.findByText(say(`sections.${text}`))).toBeTruthy();
  });

  it('merchant details of a store', async () => {
    await open(storeTab('/merchant-details'));
    const box = await panel(say('records.page.merchantDetails'));
    expect(within(box).getByText(/^Made Store/)).toBeTruthy();
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, and tries again', async (_, fault) => {
    const fresh = await makeApplication(portal.app.admin, {});
    const stop = portal.fault.on('GET', '/api/partners/:id', fault);
    await open(ofPartner('/business-details', fresh.partnerId));
    const alert = await screen.findByRole('alert');
    if (fault === '500') expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await panel(say('sections.registration'))).toBeTruthy();
  });

  it('lead to their forms only those who may edit', async () => {
    await open(storeTab('/merchant-details'), 'antifraud.reviewer');
    await panel(say('records.page.merchantDetails'));
    expect(edit('merchantDetails')).toBeNull();
  });
});

describe('the forms of a record', () => {
  it('contact persons: what is wrong stands beside its field, and nothing is sent', async () => {
    await open(ofPartner('/contact-person/edit'), 'sales.admin');
    await fill(say('sections.field.mobileNumber'), '12');
    await save();
    expect((await screen.findAllByText(/looks like 0917/)).length).toBeGreaterThan(0);
    expect(
      portal.callsOf('POST', `/api/partner-management/update/${made.partnerId}/contact-person`),
    ).toHaveLength(0);
    await fill(say('sections.field.mobileNumber'), '0917 123 4567');
    await save();
    await waitFor(() => expect(location.pathname).toBe(ofPartner('/contact-person')));
    expect(await screen.findByText('(63) 917 123 4567')).toBeTruthy();
  });

  it('business details: DTI or SEC by the kind of business, the address down to the ZIP code', async () => {
    const place = await placeIn(portal.app.admin, 'Makati City').catch(() =>
      placeIn(portal.app.admin, 'City of Makati'),
    );
    const named = async (table: string, id: string) => (await ask(table, id, 'name')).name as string;
    await open(ofPartner('/business-details/edit'), 'sales.admin');
    await fill(/^TIN/, '123456789');
    await save();
    expect((await screen.findAllByText(/needs a SEC number/)).length).toBeGreaterThan(0);
    await fill(new RegExp(field('secRegistrationNumber')), 'CS2026001');
    await choose(say('sections.field.regionId'), await named('region', place.regionId));
    await choose(say('sections.field.provinceId'), await named('province', place.provinceId));
    await choose(say('sections.field.municipalityId'), await named('city', place.municipalityId));
    await choose(say('sections.field.barangayId'), await named('barangay', place.barangayId));
    const zip = await screen.findByLabelText(say('sections.field.zipCodeId'));
    fireEvent.mouseDown(zip);
    fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await save();
    await waitFor(() => expect(location.pathname).toBe(ofPartner('/business-details')));
    expect(await ask('partner', made.partnerId, 'tin_number, sec_registration_number')).toEqual({
      tin_number: '123456789',
      sec_registration_number: 'CS2026001',
    });
    // The second visit: the choices are there without a request.
    portal.calls.length = 0;
    await click(`Edit: ${say('sections.registration')}`, 'link');
    await waitFor(async () =>
      expect(
        ((await screen.findByLabelText(say('sections.field.barangayId'))) as HTMLInputElement).value,
      ).not.toBe(''),
    );
    for (const list of ['regions', 'provinces', 'cities', 'barangays', 'zip-codes'])
      expect(portal.callsOf('GET', `/api/partners/${list}`)).toHaveLength(0);
  });

  it('operating hours: closing after opening, then saved', async () => {
    await open(ofStore('/operating-hour/edit'), 'sales.admin');
    await click(say('ui.addHours'));
    await click(say('ui.Monday').slice(0, 3));
    await fill(say('sections.field.closingHour'), '08:00');
    await save();
    expect(
      (await screen.findAllByText(/closing time has to be later than the opening time/)).length,
    ).toBeGreaterThan(0);
    await fill(say('sections.field.closingHour'), '18:00');
    await save();
    expect(await screen.findByText('09:00 – 18:00')).toBeTruthy();
  });

  it('e-commerce sites: an address of the web, then saved', async () => {
    await open(ofStore('/ecommerce-sites/edit'), 'sales.admin');
    await click(say('ui.addSite'));
    await fill(say('sections.field.website'), 'shop');
    await save();
    expect((await screen.findAllByText(/begins with https/)).length).toBeGreaterThan(0);
    await fill(say('sections.field.website'), 'https://shop.example.test');
    await save();
    expect(await screen.findByRole('link', { name: 'https://shop.example.test' })).toBeTruthy();
  });

  it('commodities: what is ticked is what the store sells', async () => {
    await open(ofStore('/commodities/edit'), 'sales.admin');
    const [, first] = await screen.findAllByRole('checkbox');
    const name = first?.closest('label')?.textContent ?? '';
    fireEvent.click(first as HTMLElement);
    await save();
    await waitFor(() => expect(location.pathname).toBe(storeTab('/commodities')));
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('merchant: the largest amount is not below the smallest; then saved', async () => {
    await open(ofStore('/edit'), 'sales.admin');
    const same = await screen.findByLabelText(field('isSameAddress'));
    if (!(same as HTMLInputElement).checked) fireEvent.click(same);
    await fill(new RegExp(field('minCashAmt')), '500');
    await fill(new RegExp(field('maxCashAmt')), '100');
    await save();
    expect((await screen.findAllByText(/has to be at least the smallest/)).length).toBeGreaterThan(0);
    await fill(new RegExp(field('maxCashAmt')), '1000');
    await save();
    expect(await screen.findByText('₱1,000.00')).toBeTruthy();
  });

  it('bank details of an active partner: says that a second person approves, and shows the request after', async () => {
    await open(ofPartner('/bank-details/edit', active.partnerId), 'sales.admin');
    expect(await screen.findByText(say('sections.secondPerson'))).toBeTruthy();
    await fill(say('sections.field.accountNumber'), '12');
    await save();
    expect((await screen.findAllByText(/6 to 20 digits/)).length).toBeGreaterThan(1);
    await fill(say('sections.field.accountNumber'), '9876543210');
    await fill(say('sections.field.mobileNumber'), '09171234567');
    await save();
    await waitFor(() => expect(location.pathname).toBe(ofPartner('/bank-details', active.partnerId)));
    const card = await screen.findByRole('article', { name: say('approvals.waits') });
    expect(card.textContent).toContain(say('approvals.askedBy', { name: 'sales.admin' }));
    expect(card.textContent).toMatch(/\*+3210/);
    expect(await screen.findByText('1234567890')).toBeTruthy();
    await open(ofPartner('/bank-details/edit', active.partnerId), 'sales.admin');
    expect(await screen.findByText(/by sales\.admin of .* waits for a second person/)).toBeTruthy();
  });

  it('a store’s own people to speak to, in place of its partner’s', async () => {
    await open(`${LIST}/merchants/${store}/contact-person/edit`, 'sales.admin');
    fireEvent.click(await screen.findByLabelText(field('isSameContact')));
    await save();
    expect((await screen.findAllByText(/share the partner's/)).length).toBeGreaterThan(0);
    await click(say('sections.addPerson'));
    await fill(say('sections.field.firstName'), 'Liza');
    await fill(say('sections.field.lastName'), 'Santos');
    await fill(say('sections.field.mobileNumber'), '0917 765 4321');
    await save();
    expect(await screen.findByText('Liza Santos')).toBeTruthy();
    expect((await ask('merchant', store, 'is_same_contact')).is_same_contact).toBe(false);
  });

  it('a partner’s own people change what is theirs; what staff keep is neither shown nor sent', async () => {
    const { body } = await portal.app.call('GET', '/api/partners', {
      as: 'partner.admin',
      query: { limit: '1' },
    });
    const [{ id }] = body.data.list;
    const before = await ask('partner', id, 'hsis_code, notes, account_owner_code');
    await open(ofPartner('/business-details/edit', id), 'partner.admin');
    await fill(field('name'), 'Renamed By Its Own People Inc.');
    expect(screen.queryByRole('region', { name: say('sections.filing') })).toBeNull();
    await save();
    await waitFor(() => expect(location.pathname).toBe(ofPartner('/business-details', id)));
    expect(await ask('partner', id, 'name')).toEqual({ name: 'Renamed By Its Own People Inc.' });
    expect(await ask('partner', id, 'hsis_code, notes, account_owner_code')).toEqual(before);
  });

  it('a version that somebody changed meanwhile opens the conflict with whose change it was', async () => {
    await open(ofStore('/ecommerce-sites/edit'), 'sales.admin');
    await fill(say('sections.field.website'), 'https://mine.example.test');
    await portal.app.admin.query(
      `update merchant set version = version + 1, updated_by = 'sbo.second', updated_at = now() where id = $1`,
      [store],
    );
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('sbo.second');
    expect(within(dialog).getByText('https://mine.example.test')).toBeTruthy();
    await click(say('form.saveChosen'));
    expect(await screen.findByRole('link', { name: 'https://mine.example.test' })).toBeTruthy();
  });

  it('a record that may not be edited leads back to its view with the reason', async () => {
    const closed = await makeApplication(portal.app.admin, { status: 'C' });
    await open(ofPartner('/business-details/edit', closed.partnerId), 'sales.admin');
    expect(await screen.findByText(say('records.notEditable', { status: 'Closed' }))).toBeTruthy();
    expect(location.pathname).toBe(ofPartner('/business-details', closed.partnerId));
  });
});
