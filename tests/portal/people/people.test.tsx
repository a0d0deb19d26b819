import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

const LIST = '/partner-management/list';

let portal: Portal;
let made: MadeApplication;
let stores: [string, string];
beforeAll(async () => {
  portal = await openPortal();
  made = await makeApplication(portal.app.admin, { status: 'A', stores: [{ status: 'A' }, { status: 'A' }] });
  const [first = '', second = ''] = made.storeIds;
  stores = [first, second];
  const add = (body: object) =>
    portal.app.call('POST', `/api/merchants/v3/add/${first}/retailer-associate`, {
      as: 'sbo.reviewer',
      body,
    });
  const both = await add({
    firstName: 'Lena',
    lastName: 'Abad',
    position: 'Cashier',
    mobileNumber: '0917 123 4567',
    merchantIds: [first, second],
  });
  expect(both.status).toBe(200);
  await add({ firstName: 'Noel', lastName: 'Bautista', position: 'Supervisor', isEnabled: false });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const associates = say('records.page.retailerAssociateList');
const table = (name = associates) => screen.findByRole('table', { name });
const ofPartner = (part: string) => `${LIST}/partners/${made.partnerId}/${part}`;

describe('the people of a partner', () => {
  it('are listed once each, with all their stores; a search finds them by name', async () => {
    await portal.show(ofPartner('retailer-associate-list'), { as: 'sbo.reviewer' });
    await table();
    expect(firstColumn().toSorted()).toEqual(['Lena Abad', 'Noel Bautista']);
    const row = within((await screen.findByText('Lena Abad')).closest('tr') as HTMLElement);
    expect(row.getByText(/Made Store.*, Made Store/)).toBeTruthy();
    expect(row.getByText('(63) 917 123 4567')).toBeTruthy();
    await fill(say('people.search'), 'bautista');
    await waitFor(() => expect(firstColumn()).toEqual(['Noel Bautista']));
  });

  it('of one store are those who serve it', async () => {
    await portal.show(`${LIST}/merchants/${stores[1]}/retailer-associate-list`, { as: 'sbo.reviewer' });
    await table();
    expect(firstColumn()).toEqual(['Lena Abad']);
  });

  it('sales representatives stand apart; none yet says so', async () => {
    await portal.show(ofPartner('sales-representative'), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('people.representativesEmpty'))).toBeTruthy();
    const codes = await portal.app.call('GET', '/api/merchants/v1/sales-representatives', {
      as: 'sbo.reviewer',
    });
    const { employeeCode, name } = codes.body.data.list[0];
    await portal.app.call('POST', `/api/merchants/v3/${stores[0]}/sales-representatives/add`, {
      as: 'sbo.reviewer',
      body: { employeeCode, merchantIds: [] },
    });
    await portal.show(ofPartner('sales-representative'), { as: 'sales.admin' });
    await table(say('records.page.salesRepresentatives'));
    expect(await screen.findByText(employeeCode)).toBeTruthy();
    expect(firstColumn()).toEqual([name]);
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, and tries again', async (_, fault) => {
    const fresh = await makeApplication(portal.app.admin, {});
    const stop = portal.fault.on('GET', '/api/partner-management/associates/:id', fault);
    await portal.show(`${LIST}/partners/${fresh.partnerId}/retailer-associate-list`, { as: 'sbo.reviewer' });
    const alert = await screen.findByRole('alert');
    if (fault === '500') expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await screen.findByText(say('people.associatesEmpty'))).toBeTruthy();
  });
});
