import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_PAGES } from '#tests/e2e/setup/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { placeIn } from '#tests/support/records/partnerBodies.ts';
import { associateBody } from '#tests/support/records/people.ts';
import { personBench } from '#tests/support/records/personBench.ts';

const LIST = '/partner-management/list';

let portal: Portal;
let bench: Awaited<ReturnType<typeof personBench>>;
let place: Awaited<ReturnType<typeof placeIn>>;
beforeAll(async () => {
  portal = await openPortal();
  bench = await personBench(portal);
  place = await placeIn(portal.app.admin, 'City of Calamba');
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const panel = (name: string) => screen.findByRole('region', { name });
const PARTS = [
  ['personalDetails', '/personal-details/edit'],
  ['field.presentAddress', '/address/present/edit'],
  ['field.permanentAddress', '/address/permanent/edit'],
  ['designationPosition', '/designation-position/edit'],
] as const;

describe('a retailer associate', () => {
  it('shows who they are, both addresses, designation, position and stores, each part with its form', async () => {
    const { id, name } = await bench.makePerson({
      position: 'Cashier',
      merchantIds: [bench.stores[1]],
      isSameAddress: true,
      presentAddress: { ...place, streetName: 'Rizal Street' },
    });
    await bench.open(bench.person(id));
    await bench.heading(name);
    const personal = within(await panel(say('people.personalDetails')));
    for (const text of ['Female', 'Single', '04/30/1998', '(63) 917 123 4567', 'tao@example.test'])
      expect(personal.getByText(text), text).toBeTruthy();
    const permanent = within(await panel(say('people.field.permanentAddress')));
    expect(permanent.getByText(say('people.field.isSameAddress'))).toBeTruthy();
    expect(permanent.getByText(/Rizal Street/)).toBeTruthy();
    const designation = within(await panel(say('people.designationPosition')));
    expect(designation.getByText(say('people.designation.salesAgent'))).toBeTruthy();
    expect(designation.getByText('Cashier')).toBeTruthy();
    const second = designation.getByRole('link', { name: await bench.storeName(bench.stores[1]) });
    expect(second.getAttribute('href')).toBe(bench.ofStore('', bench.stores[1]));
    for (const [part, path] of PARTS) {
      const edit = await screen.findByRole('link', { name: `Edit: ${say(`people.${part}`)}` });
      expect(edit.getAttribute('href')).toBe(bench.person(id, path));
    }
    const trail = within(screen.getByRole('navigation', { name: say('shell.breadcrumbs') }));
    expect(await trail.findByRole('link', { name: bench.made.name })).toBeTruthy();
    expect(await trail.findByRole('link', { name: await bench.storeName(bench.stores[0]) })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain(name));
  });

  it('is reached from the list of the partner and from that of the store', async () => {
    const { id, name } = await bench.makePerson();
    await bench.open(`${LIST}/partners/${bench.made.partnerId}/retailer-associate-list`);
    await click(name, 'link');
    await bench.heading(name);
    expect(location.pathname).toBe(bench.person(id));
    await bench.open(`${LIST}/merchants/${bench.stores[0]}/retailer-associate-list`);
    const row = await screen.findByRole('link', { name });
    expect(row.getAttribute('href')).toBe(
      `${LIST}/merchants/${bench.stores[0]}/merchant-list/${bench.stores[0]}/retailer-associate/${id}`,
    );
  });

  it('is not found at a store where they do not work, and neither is a sales representative', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '', bench.stores[1]));
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    await bench.open(`${LIST}/partners/${bench.made.partnerId}/sales-representative/view/${id}`);
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    expect(screen.getByRole('link', { name: say('form.toList') }).getAttribute('href')).toBe(
      `${LIST}/partners/${bench.made.partnerId}/sales-representative`,
    );
    await bench.open(bench.person('999999'));
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });

  it('leads to forms only those who may edit; their addresses are closed to others', async () => {
    const { id, name } = await bench.makePerson();
    await bench.open(bench.person(id), 'antifraud.reviewer');
    await bench.heading(name);
    await panel(say('people.personalDetails'));
    expect(screen.queryByRole('link', { name: /^Edit: / })).toBeNull();
    for (const [, path] of PARTS) {
      await bench.open(bench.person(id, path), 'antifraud.reviewer');
      await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
    }
    await bench.open(bench.ofStore('/retailer-associate/add'), 'antifraud.reviewer');
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });

  it('is edited by the partner’s own people too, and is nobody to another partner', async () => {
    const own = `${LIST}/partners/1/merchant-list/1/retailer-associate/1`;
    const { firstName } = await bench.saved('1');
    await bench.open(own, 'partner.admin');
    await bench.heading(new RegExp(`^${firstName}`));
    await click(`Edit: ${say('people.designationPosition')}`, 'link');
    await choose(/^Position/, 'CEO');
    await bench.save();
    await waitFor(() => expect(location.pathname).toBe(own));
    expect(await bench.saved('1')).toMatchObject({ position: 'CEO', updatedBy: 'partner.admin' });
    await bench.open(own, 'other.partner');
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    expect(screen.queryByText(new RegExp(firstName))).toBeNull();
  });

  it('of a closed store is shown without its forms, with the reason to whoever asks for one', async () => {
    const closed = await makeApplication(portal.app.admin, { status: 'A', stores: [{ status: 'A' }] });
    const [store = ''] = closed.storeIds;
    const { body } = await bench.people.add(store, associateBody('Closed'));
    await portal.app.admin.query(`update merchant set status = 'C' where id = $1`, [store]);
    const base = `${LIST}/partners/${closed.partnerId}/merchant-list/${store}/retailer-associate/${body.data.id}`;
    await bench.open(`${base}/personal-details/edit`);
    expect(await screen.findByText(say('records.notEditable', { status: 'Closed' }))).toBeTruthy();
    expect(location.pathname).toBe(base);
    expect(screen.queryByRole('link', { name: /^Edit: / })).toBeNull();
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, and tries again', async (_, fault) => {
    const { id, name } = await bench.makePerson();
    const stop = portal.fault.on('GET', '/api/partner-management/associate/:id', fault);
    await bench.open(bench.person(id));
    const alert = await screen.findByRole('alert');
    if (fault === '500') expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    await bench.heading(name);
  });

  it('the pages that journeys look at are those of people whom the demo has', async () => {
    const seen = (pattern: RegExp) => OFFICE_PAGES.flatMap((path) => pattern.exec(path)?.[1] ?? []);
    const typeOf = async (id: string) => (await bench.people.read(id)).body.data.type;
    const retailers = seen(/\/retailer-associate\/(\d+)$/);
    const representatives = seen(/\/sales-representative\/view\/(\d+)$/);
    expect(await typeOf(retailers[0] ?? '')).toBe('retailer-associates');
    expect(await typeOf(representatives[0] ?? '')).toBe('sales-representatives');
    expect((await bench.saved(representatives[0] ?? '')).merchants[0].id).toBeTruthy();
  });
});
