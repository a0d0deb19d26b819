import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, firstColumn } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

const LIST = '/partner-management/list';
const CODE = 'EMP10178';

let portal: Portal;
let made: MadeApplication;
let stores: [string, string];
let employee: string;
beforeAll(async () => {
  portal = await openPortal();
  const active = { status: 'A' } as const;
  made = await makeApplication(portal.app.admin, { ...active, stores: [active, active] });
  const [first = '', second = ''] = made.storeIds;
  stores = [first, second];
  const { rows } = await portal.app.admin.query('select name from employee where code = $1', [CODE]);
  employee = rows[0].name;
});
beforeEach(async () => {
  await portal.app.admin.query('delete from associate_merchant where partner_id = $1', [made.partnerId]);
  await portal.app.admin.query('delete from associate where partner_id = $1', [made.partnerId]);
  await portal.app.admin.query('delete from draft');
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const ofPartner = (path = '') => `${LIST}/partners/${made.partnerId}/sales-representative${path}`;
const ofStore = (path = '') => `${LIST}/merchants/${stores[0]}/sales-representative${path}`;
const open = (path: string, as = 'sales.admin') => portal.show(path, { as });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const storeName = async (id: string): Promise<string> =>
  (await portal.app.admin.query('select name from merchant where id = $1', [id])).rows[0].name;
const serving = async (): Promise<string[]> =>
  (
    await portal.app.admin.query(
      `select s.merchant_id as id from associate a join associate_merchant s on s.associate_id = a.id
       where a.partner_id = $1 and a.employee_code = $2 order by s.merchant_id`,
      [made.partnerId, CODE],
    )
  ).rows.map(({ id }) => id);
/** Has the employee serve stores, both or one; answers the representative's id. */
const serve = async (merchantIds: string[] = [...stores]): Promise<string> => {
  const [first, ...rest] = merchantIds;
  await portal.app.call('POST', `/api/merchants/v3/${first}/sales-representatives/add`, {
    as: 'sales.admin',
    body: { employeeCode: CODE, merchantIds: rest },
  });
  const { rows } = await portal.app.admin.query('select id from associate where partner_id = $1', [
    made.partnerId,
  ]);
  return rows[0].id;
};
const employeeField = say('people.field.employee');

describe('a sales representative', () => {
  it('is added to chosen stores of a partner, found by employee code or name', async () => {
    const names = await Promise.all(stores.map(storeName));
    await open(ofPartner());
    await click(say('people.addRepresentative'), 'link');
    await heading(say('people.addRepresentative'));
    const [first, second] = names.map((name) => new RegExp(`^${name}`)) as [RegExp, RegExp];
    const field = say('people.field.servedIds');
    await choose(field, first);
    await click(say('common.save'));
    expect((await screen.findAllByText(/Fill this in/)).length).toBeGreaterThan(1);
    await choose(employeeField, `${employee} (${CODE})`, CODE.toLowerCase());
    await screen.findByText(say('people.servesNone'));
    fireEvent.keyDown(screen.getByLabelText(field), { key: 'Backspace' });
    await click(say('common.save'));
    expect((await screen.findAllByText(/Choose at least one store/)).length).toBeGreaterThan(1);
    expect(await serving()).toEqual([]);
    await choose(field, second);
    await choose(field, first);
    await click(say('common.save'));
    await waitFor(() => expect(location.pathname).toBe(ofPartner()));
    expect(await serving()).toEqual(stores);
    expect(await screen.findByText(`${CODE} now serves 2 stores: see the list.`)).toBeTruthy();
    expect(await screen.findByText(CODE)).toBeTruthy();
    await open(ofPartner('/add'));
    await choose(employeeField, `${employee} (${CODE})`, employee.split(' ').at(-1));
    expect(await screen.findByText(/Serves already: .*Made Store/)).toBeTruthy();
  });

  it('of a store is added to that store', async () => {
    await open(ofStore('/add'));
    await heading(say('people.addRepresentative'));
    expect(screen.queryByLabelText(say('people.field.servedIds'))).toBeNull();
    await choose(employeeField, new RegExp(CODE), CODE);
    await click(say('common.save'));
    await waitFor(() => expect(location.pathname).toBe(ofStore()));
    expect(await serving()).toEqual([stores[0]]);
  });

  it('who left meanwhile is refused beside the field', async () => {
    await open(ofStore('/add'));
    await choose(employeeField, new RegExp(CODE), CODE);
    await portal.app.admin.query('update employee set is_active = false where code = $1', [CODE]);
    await click(say('common.save'));
    expect((await screen.findAllByText(/or they have left/)).length).toBeGreaterThan(1);
    expect((await screen.findByLabelText(employeeField)).getAttribute('aria-invalid')).toBe('true');
    await portal.app.admin.query('update employee set is_active = true where code = $1', [CODE]);
  });

  it('shows how to reach them and which stores they serve; more stores are one step away', async () => {
    const id = await serve([stores[0]]);
    await open(ofPartner());
    await click(employee, 'link');
    await heading(employee);
    expect(location.pathname).toBe(ofPartner(`/view/${id}`));
    expect(screen.getByText(CODE)).toBeTruthy();
    const store = await screen.findByRole('link', { name: await storeName(stores[0]) });
    expect(store.getAttribute('href')).toBe(`${LIST}/partners/${made.partnerId}/merchant-list/${stores[0]}`);
    await click(say('people.moreStores'), 'link');
    await screen.findByDisplayValue(`${employee} (${CODE})`);
    await choose(say('people.field.servedIds'), new RegExp(`^${await storeName(stores[1])}`));
    await click(say('common.save'));
    await waitFor(async () => expect(await serving()).toEqual(stores));
  });

  it('is taken from chosen stores, after a question; from the last one they leave the list', async () => {
    const id = await serve();
    await open(ofPartner(`/view/${id}`));
    await click(say('people.remove'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText(await storeName(stores[1])));
    await click(say('people.remove'), 'button', screen.getByRole('dialog'));
    expect(await screen.findByText(`${employee} serves 1 store less.`)).toBeTruthy();
    expect(await serving()).toEqual([stores[1]]);
    expect(location.pathname).toBe(ofPartner(`/view/${id}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(say('people.remove'));
    await click(say('people.remove'), 'button', await screen.findByRole('dialog'));
    await waitFor(() => expect(location.pathname).toBe(ofPartner()));
    expect(await screen.findByText(say('people.representativesEmpty'))).toBeTruthy();
  });

  it('of a store is taken from that store only, from the list too; Cancel takes nobody', async () => {
    await serve();
    await open(ofStore());
    const remove = `${say('people.remove')}: ${employee}`;
    await click(remove);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(await storeName(stores[0]));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await click(say('ui.cancel'), 'button', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await serving()).toEqual(stores);
    await click(remove);
    await click(say('people.remove'), 'button', await screen.findByRole('dialog'));
    expect(await screen.findByText(say('people.representativesEmpty'))).toBeTruthy();
    expect(await serving()).toEqual([stores[1]]);
  });

  it('whom somebody else took away meanwhile: the question says so and stays', async () => {
    const id = await serve([stores[0]]);
    await open(ofStore(`/view/${id}`));
    await click(say('people.remove'));
    await portal.app.admin.query('delete from associate_merchant where associate_id = $1', [id]);
    await click(say('people.remove'), 'button', await screen.findByRole('dialog'));
    const alerts = await screen.findAllByText(/does not serve the store/);
    expect(alerts.length).toBeGreaterThan(0);
  });

  it('is shown without these actions to those who may not edit', async () => {
    const id = await serve();
    await open(ofPartner(), 'antifraud.reviewer');
    await screen.findByRole('table');
    expect(firstColumn()).toEqual([employee]);
    expect(screen.queryByRole('button', { name: new RegExp(say('people.remove')) })).toBeNull();
    expect(screen.queryByRole('link', { name: say('people.addRepresentative') })).toBeNull();
    await open(ofPartner(`/view/${id}`), 'antifraud.reviewer');
    await heading(employee);
    expect(screen.queryByRole('button', { name: say('people.remove') })).toBeNull();
    await open(ofPartner('/add'), 'antifraud.reviewer');
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});
