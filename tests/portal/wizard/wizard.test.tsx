import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { freshTin } from '#tests/support/records/partnerBodies.ts';
import { WRITER as as, NEW, newStores, wizardBench } from '#tests/support/records/wizardBench.ts';
import { emptyAnswers } from '../../../src/pages/newPartner/wizard/answers.ts';
import { STEPS } from '../../../src/pages/newPartner/wizard/steps.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  portal.tidy();
  await portal.app.admin.query('delete from draft');
});
afterAll(() => portal.close());

const { keep, draft, whole } = wizardBench(() => portal);

const field = (name: string) => say(`sections.field.${name}`);
const step = (name: string) => say(`wizard.step.${name}`);
const title = () => screen.findByRole('heading', { level: 1, name: say('wizard.title.partner') });
const next = () => click(say('wizard.next'));
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const partnersNamed = async (name: string) =>
  (await portal.app.admin.query('select id, status from partner where name = $1', [name])).rows;

describe('a new partner [wizard.newPartnerSteps]', () => {
  it('is entered step by step in their order, kept from the first field on', async () => {
    await portal.show(NEW, { as });
    await title();
    await at(`${NEW}/business-details`);
    const steps = within(screen.getByRole('navigation', { name: say('wizard.steps') }));
    const shown = steps.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(STEPS.map((name, n) => shown[n]?.includes(step(name)))).toEqual(STEPS.map(() => true));
    expect(steps.queryByRole('link', { name: new RegExp(step('bankInformation')) })).toBeNull();
    await fill(field('name'), 'Nena Enterprises');
    await waitFor(async () => expect((await draft())?.values.business.name).toBe('Nena Enterprises'), {
      timeout: 5000,
    });
    await next();
    expect(await screen.findByText(`${field('tinNumber')}: A TIN has 9, 12 or 15 digits`)).toBeTruthy();
    expect(location.pathname).toBe(`${NEW}/business-details`);
    await choose(field('businessEntity'), 'Sole Proprietorship');
    await fill(field('tinNumber'), freshTin());
    await choose('Region', /CALABARZON/);
    await choose('Province', 'Laguna');
    await choose('City or municipality', 'City of Calamba');
    await choose('Barangay', 'Bagong Kalsada');
    await choose('ZIP code', /^4027/);
    await next();
    // A sole proprietorship has a DTI number.
    expect((await screen.findAllByText(/needs a DTI number/)).length).toBeGreaterThan(0);
    await fill(field('dtiRegistrationNumber'), 'DTI-123456');
    await next();
    await at(`${NEW}/bank-information`);
    await screen.findByLabelText('Account name');
    await waitFor(
      async () => expect((await draft())?.values.business.dtiRegistrationNumber).toBe('DTI-123456'),
      {
        timeout: 5000,
      },
    );
  });

  it('goes on where it was left, on another machine too', async () => {
    await keep({ ...(await whole('Nena Resumed')), reached: 1 });
    await portal.show(`${NEW}/business-details`, { as });
    expect(((await screen.findByLabelText(field('name'))) as HTMLInputElement).value).toBe('Nena Resumed');
    expect(await screen.findByText(/You go on with the draft of/)).toBeTruthy();
    await click(say('wizard.startOver'));
    await click(say('wizard.startOver'), 'button', await screen.findByRole('dialog'));
    await waitFor(() => expect((screen.getByLabelText(field('name')) as HTMLInputElement).value).toBe(''));
    await waitFor(async () => expect((await draft())?.values.business?.name ?? '').toBe(''));
  });

  it('opens no step before those ahead of it are answered, and says so', async () => {
    await portal.show(`${NEW}/review-application`, { as });
    await at(`${NEW}/business-details`);
    expect(await screen.findByText(say('wizard.locked'))).toBeTruthy();
    await portal.show(`${NEW}/branch-details`, { as });
    await at(`${NEW}/business-details`);
  });

  it('is read again with its stores, sent once however often the button is pressed, and leaves no draft', async () => {
    const name = 'Nena Holdings';
    await keep(await whole(name, ['Nena One', 'Nena Two']));
    await portal.show(`${NEW}/review-application`, { as });
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    await click('Nena Two', 'link');
    await at(`${NEW}/review-application/1/Nena%20Two`);
    await click(say('wizard.review.backToReview'));
    const button = await screen.findByRole('button', { name: say('wizard.review.submit') });
    button.click();
    button.click();
    await waitFor(() => expect(location.pathname).toMatch(/list\/applications\/\d+$/), { timeout: 10_000 });
    const made = await partnersNamed(name);
    expect(made).toMatchObject([{ status: 'SUBMITTED' }]);
    const stores = await portal.app.admin.query(
      'select name from merchant where partner_id = $1 order by id',
      [made[0]?.id],
    );
    expect(stores.rows.map((row) => row.name)).toEqual(['Nena One', 'Nena Two']);
    expect(await draft()).toBeNull();
    expect(await draft('branches-0')).toBeNull();
    // The next one begins empty.
    await portal.show(NEW, { as });
    expect(((await screen.findByLabelText(field('name'))) as HTMLInputElement).value).toBe('');
  });

  it('says what the server refuses at its field, also that of a store, until it is changed', async () => {
    const other = await makeApplication(portal.app.admin, { stores: [{}] });
    const [taken] = (
      await portal.app.admin.query(
        'update merchant set tin_number = $2 where partner_id = $1 returning tin_number',
        [other.partnerId, freshTin('002')],
      )
    ).rows;
    const answers = await whole('Nena Twice', ['First', 'Second']);
    const branches = answers.branches.map((branch, n) =>
      n === 1 ? { ...branch, tinNumber: taken.tin_number } : branch,
    );
    await keep({ ...answers, branches });
    await portal.show(`${NEW}/review-application`, { as });
    await click(say('wizard.review.submit'));
    const found = await screen.findByRole('link', { name: `Second, ${field('tinNumber')}` });
    expect(await partnersNamed('Nena Twice')).toEqual([]);
    found.click();
    await at(`${NEW}/branch-details/merchant/1/Second`);
    await waitFor(() => expect(screen.getAllByText(/has this TIN with this branch already/)).toHaveLength(2));
    await fill(/^TIN/, freshTin('003'));
    await portal.show(`${NEW}/review-application`, { as });
    await click(say('wizard.review.submit'));
    await waitFor(() => expect(location.pathname).toMatch(/list\/applications\/\d+$/), { timeout: 10_000 });
  });

  it('is entered by staff who may, from the lists of partners and of applications', async () => {
    await portal.show('/partner-management/list/partners', { as });
    const link = await screen.findByRole('link', { name: say('wizard.newPartner') });
    expect(link.getAttribute('href')).toBe(`${NEW}/business-details`);
    await portal.show('/partner-management/list/partners', { as: 'partner.admin' });
    await screen.findByRole('heading', { level: 1, name: 'Partners' });
    expect(screen.queryByRole('link', { name: say('wizard.newPartner') })).toBeNull();
  });
});

describe('new stores of a partner', () => {
  it('show what the partner has given already, and are made one by one', async () => {
    const { partnerId, name } = await makeApplication(portal.app.admin, { status: 'A' });
    const base = `/partner-management/list/partners/${partnerId}/merchant-list`;
    await portal.show(base, { as });
    await click(say('wizard.newStore'), 'link');
    await at(`${base}/new/business-details`);
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    const { business, branches } = await whole('', ['Nena East', 'Nena West']);
    const placed = branches.map((branch) => ({ ...branch, isSameAddress: false, address: business.address }));
    await keep(
      { ...emptyAnswers(), branches: placed, reached: STEPS.length - 1 },
      newStores(partnerId).prefix,
    );
    await portal.show(`${base}/new/review-application`, { as });
    await click('Submit 2 stores');
    await at(base);
    const stores = await portal.app.admin.query(
      'select name, status from merchant where partner_id = $1 and name like $2 order by name',
      [partnerId, 'Nena%'],
    );
    expect(stores.rows).toEqual([
      { name: 'Nena East', status: 'SUBMITTED' },
      { name: 'Nena West', status: 'SUBMITTED' },
    ]);
  });

  it('are asked for their partner from the list of stores', async () => {
    await portal.show('/partner-management/list/merchants', { as });
    await click(say('wizard.newStore'));
    expect(await screen.findByRole('dialog', { name: say('wizard.choose.title') })).toBeTruthy();
    const go = screen.getByRole('button', { name: say('wizard.choose.go') }) as HTMLButtonElement;
    expect(go.disabled).toBe(true);
    const { name, partnerId } = await makeApplication(portal.app.admin, { status: 'A' });
    // The dialog holds the focus: a field that has it not loses what is typed.
    (await screen.findByLabelText(say('wizard.choose.partner'))).focus();
    await choose(say('wizard.choose.partner'), new RegExp(name), name);
    go.click();
    await at(`/partner-management/list/partners/${partnerId}/merchant-list/new/business-details`);
  });

  it('are those of their own partner for people who have one: nobody is asked whose', async () => {
    const who = 'partner.admin';
    const { rows } = await portal.app.admin.query(
      'select partner_id as id from user_account where username = $1',
      [who],
    );
    await portal.show('/partner-management/list/merchants', { as: who });
    const link = await screen.findByRole('link', { name: say('wizard.newStore') });
    expect(link.getAttribute('href')).toBe(`${newStores(rows[0].id).base}/business-details`);
  });

  it('are not offered to people of single stores, from whom the server takes neither them nor partners', async () => {
    await portal.app.admin.query(
      `update access_role set permissions = permissions || '{MER_CREATE,PAR_CREATE}' where name = 'STORE_MANAGER'`,
    );
    await portal.show('/partner-management/list/merchants', { as: 'store.manager' });
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: say('wizard.newStore') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('wizard.newStore') })).toBeNull();
    const { rows } = await portal.app.admin.query(
      `select partner_id as id from user_account where username = 'store.manager'`,
    );
    for (const path of [NEW, newStores(rows[0].id).base]) {
      await portal.show(`${path}/business-details`, { as: 'store.manager' });
      await screen.findByText(say('errors.forbidden'));
      expect(screen.queryByRole('navigation', { name: say('wizard.steps') })).toBeNull();
    }
  });
});
