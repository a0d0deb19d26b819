import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { bankOf, placeIn } from '#tests/support/records/partnerBodies.ts';
import { chooseIn, stores, wizardBench } from '#tests/support/records/wizardBench.ts';
import { addressToValues } from '../../../src/components/ui/address/addressValues.ts';
import { type Branch, emptyBranch } from '../../../src/pages/newPartner/wizard/answers.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const { openStores: open } = wizardBench(() => portal);

const dialog = () => screen.findByRole('dialog');
const tab = (page: string) =>
  screen.findByRole('link', { name: new RegExp(`^${say(`branches.page.${page}`)}`) });

describe('the page of a store', () => {
  it('keeps what is typed, and names what is missing beside its field before it goes on', async () => {
    const { draftStores, base } = await open([]);
    await click(say('branches.add'));
    await waitFor(() => expect(location.pathname).toBe(`${base}merchant/0/-`));
    await click(say('wizard.next'));
    const name = await screen.findByLabelText(say('sections.field.merchantName'));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    await fill(say('sections.field.merchantName'), 'SM Manila');
    await click(say('sections.field.isSameAddress'), 'switch');
    await waitFor(async () =>
      expect(await draftStores()).toMatchObject([{ merchantName: 'SM Manila', isSameAddress: true }]),
    );
    await click(say('wizard.next'));
    await waitFor(() => expect(decodeURIComponent(location.pathname)).toBe(`${base}retailer/0/SM Manila`));
  });

  it('leads to the store after it, to another new one, and to its other pages', async () => {
    const { base } = await open(stores('A1', 'B2'), 'merchant/0/A1');
    expect((await tab('commodity')).getAttribute('href')).toBe(`${base}commodity/0/A1`);
    expect(screen.getByRole('link', { name: say('branches.toNext') }).getAttribute('href')).toBe(
      `${base}merchant/1/B2`,
    );
    await click(say('branches.next'), 'button');
    await waitFor(() => expect(location.pathname).toBe(`${base}merchant/1/B2`));
    await click(say('branches.addAnother'));
    await waitFor(() => expect(location.pathname).toBe(`${base}merchant/2/-`));
  });

  it('has people: one is added, lacks a name, gets one, and is taken out again', async () => {
    const { draftStores } = await open(stores('A1'), 'retailer/0/A1');
    await click(say('branches.people.add'));
    await click(say('wizard.next'));
    await fill(say('sections.field.firstName'), 'Ana');
    await fill(say('sections.field.lastName'), 'Cruz');
    await chooseIn(document.body, /Position/, 'Cashier');
    await waitFor(async () =>
      expect((await draftStores())[0]?.retailerAssociates).toMatchObject([
        { firstName: 'Ana', lastName: 'Cruz', position: 'Cashier' },
      ]),
    );
    await click(say('sections.remove'));
    await click(say('sections.remove'), 'button', await dialog());
    await waitFor(async () => expect((await draftStores())[0]?.retailerAssociates).toEqual([]));
  });

  it('opens the people who lack something after a refused Next, and says whose field it is', async () => {
    const people = ['Ana', '', ''].map((lastName) => ({ firstName: 'Ana', lastName, isEnabled: true }));
    const [one] = stores('A1');
    await open([{ ...one, retailerAssociates: people } as Branch], 'retailer/0/A1');
    await click(say('wizard.next'));
    const person = (n: number) => say('branches.people.person', { n });
    await screen.findByRole('button', {
      name: `${person(3)}: ${say('sections.field.lastName')}: Fill this in`,
    });
    await waitFor(() => expect(screen.getAllByLabelText(say('sections.field.lastName'))).toHaveLength(2));
    await click(`${person(2)}: ${say('sections.field.lastName')}: Fill this in`);
    expect(document.activeElement).toBe(screen.getAllByLabelText(say('sections.field.lastName'))[0]);
  });

  it('keeps what is typed back to how it was', async () => {
    const { draftStores } = await open(stores('A1', 'B2'), 'merchant/0/A1');
    for (const name of ['A12', 'A1']) {
      await fill(say('sections.field.merchantName'), name);
      await waitFor(async () => expect((await draftStores())[0]?.merchantName).toBe(name));
    }
  });

  it('asks a partner’s own people for nothing that only staff keep', async () => {
    const as = 'partner.admin';
    const { body } = await portal.app.call('GET', '/api/partners', { as, query: { limit: '1' } });
    await open(stores('A1'), 'merchant/0/A1', { as, partnerId: body.data.list[0].id });
    expect(await screen.findByRole('region', { name: say('sections.registration') })).toBeTruthy();
    expect(screen.queryByRole('region', { name: say('sections.filing') })).toBeNull();
  });

  it('takes a part over from another store', async () => {
    const [one, other] = stores('A1', 'B2');
    const schedules = [{ days: ['Sunday'], openingHour: '10:00', closingHour: '12:00' }];
    const { draftStores } = await open([one as Branch, { ...other, schedules } as Branch], 'commodity/0/A1');
    await click(`${say('branches.copy.fromStore')} ${say('branches.part.schedules')}`);
    await chooseIn(await dialog(), say('branches.copy.store'), '2. B2');
    await click(say('branches.copy.take'));
    await waitFor(async () => expect((await draftStores())[0]?.schedules).toEqual(schedules));
    expect(await screen.findByDisplayValue('10:00')).toBeTruthy();
  });
});

describe('a store to read', () => {
  it('says codes, places and people in words', async () => {
    const { admin } = portal.app;
    const address = { ...addressToValues(undefined), ...(await placeIn(admin, 'City of Calamba')) };
    const account = await bankOf(admin);
    const { rows } = await admin.query('select name from bank where id = $1', [account.bankId]);
    const person = { firstName: 'Ana', lastName: 'Cruz', gender: 'FEMALE', position: 'Cashier' };
    const branch = emptyBranch({
      merchantName: 'SM Calamba',
      address,
      isSameBank: false,
      bankDetails: account,
      retailerAssociates: [{ ...person, presentAddress: address, isSameAddress: true }],
      schedules: [{ days: ['Monday', 'Tuesday', 'Wednesday'], openingHour: '09:00', closingHour: '18:00' }],
      ecommerceSites: [{ website: 'https://sm.example.ph', isEnabled: false }],
    });
    await open([branch], '/review-application/0/SM Calamba', { as: 'sales.admin' });
    const panel = async (name: string) =>
      within(await screen.findByRole('region', { name: say(`branches.part.${name}`) }));
    expect(await (await panel('address')).findByText(/City of Calamba, Laguna/)).toBeTruthy();
    expect(await (await panel('bankDetails')).findByText(rows[0].name)).toBeTruthy();
    expect((await panel('contactPerson')).getByText(say('sections.sharesContacts'))).toBeTruthy();
    const people = await panel('retailerAssociates');
    expect(people.getByText('Ana Cruz')).toBeTruthy();
    expect(people.getByText(say('branches.people.same'))).toBeTruthy();
    expect((await panel('schedules')).getByText('Mon–Wed: 09:00 – 18:00')).toBeTruthy();
    expect((await panel('ecommerceSites')).getByText(say('sections.notInUse'))).toBeTruthy();
    expect((await panel('commodities')).getByText(say('sections.noCommodities'))).toBeTruthy();
  });
});
