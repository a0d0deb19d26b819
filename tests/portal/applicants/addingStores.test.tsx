import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#tests/api/applicants/applicantBench.ts';
import { existingBench } from '#tests/api/applicants/sending/existingBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { asked, told } from './applicantText.ts';

let portal: Portal;
let bench: ReturnType<typeof existingBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = existingBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const path = (name: string) => waitFor(() => expect(location.pathname).toBe(name));
const rows = async (text: string, values: unknown[] = []) =>
  (await portal.app.admin.query(text, values)).rows;
const draftsOf = (partnerId: string) =>
  rows(
    'select reference_number as reference from applicant_draft where existing_partner_id = $1 order by id',
    [partnerId],
  );

/** Proves the contact that a number or TIN is registered with, where a page asks for one. */
const prove = async (identifier: string, mobile: string) => {
  await portal.app.clearLimits();
  await fill(told('go.label'), identifier);
  await click(told('prove.send'));
  await heading(told('prove.title'));
  await fill(told('prove.label'), await bench.code(mobile));
  await click(told('prove.submit'));
};
const addTo = async (one: Application, identifier = one.tin) => {
  await portal.reload('/apply/stores');
  await prove(identifier, one.mobile);
};
const ready = ({ name }: Pick<Application, 'name'>) => heading(told('stores.ready', { name }));

describe('setting up an application of stores', () => {
  it('[selfService.setup] [selfService.setupResult] is reached from the beginning, and shows the business and its stores to be read', async () => {
    const one = await bench.existing();
    await portal.reload('/apply');
    await click(told('start.stores'), 'link');
    await heading(told('stores.title'));
    await prove(one.tin, one.mobile);
    await waitFor(async () => expect(document.activeElement).toBe(await ready(one)));
    const business = within(screen.getByRole('region', { name: told('stores.business') }));
    for (const known of [one.name, 'CS-2026-1', /Mabini Street/, /ends with 7890$/, 'Ana Cruz'])
      expect(business.getByText(known)).toBeTruthy();
    const there = within(screen.getByRole('region', { name: told('stores.there') }));
    expect(await there.findAllByRole('listitem')).toHaveLength(2);
    expect(document.querySelectorAll('main input')).toHaveLength(0);
    const [draft] = await draftsOf(one.partnerId);
    expect(screen.getByText(told('shell.reference', { number: draft.reference }))).toBeTruthy();
    await click(told('stores.add'), 'link');
    await heading('Store');
    expect(screen.getByText(asked('sections.at', { at: 1, of: 5 }))).toBeTruthy();
  });

  it.each([
    ['existingPartner.tin', 'tin_number = null', 'Invalid partner: missing tin'],
    [
      'existingPartner.dti',
      `business_entity = 'SOLE_PROPRIETORSHIP', dti_registration_number = null`,
      'Invalid partner: Sole Proprietorship requires dti registration number',
    ],
    [
      'existingPartner.sec',
      `business_entity = 'PARTNERSHIP', sec_registration_number = null`,
      'Invalid partner: Partnership requires sec registration number',
    ],
  ])(
    '[%s] [selfService.setupResult] says why it cannot be, and goes on once it can',
    async (_, what, message) => {
      const one = await bench.existing();
      const [before] = await rows('select * from partner where id = $1', [one.partnerId]);
      await rows(`update partner set ${what} where id = $1`, [one.partnerId]);
      await addTo(one, one.reference);
      await heading(told('stores.failed'));
      const alert = await screen.findByText(message);
      await waitFor(() => expect(document.activeElement).toBe(alert));
      expect(await draftsOf(one.partnerId)).toEqual([]);
      await rows(
        `update partner set tin_number = $2, business_entity = $3, sec_registration_number = $4 where id = $1`,
        [one.partnerId, before.tin_number, before.business_entity, before.sec_registration_number],
      );
      await click(told('stores.retry'));
      await ready(one);
      expect(await draftsOf(one.partnerId)).toHaveLength(1);
    },
  );

  it('[existingPartner.referenceNumber] says that no number can be made, and gives one once it can', async () => {
    const one = await bench.existing();
    await rows('update partner set reference_number = null where id = $1', [one.partnerId]);
    await rows('revoke usage on sequence application_reference from app_applicant');
    try {
      await addTo(one);
      await screen.findByText('Invalid partner: unable to generate partner reference number');
    } finally {
      await rows('grant usage on sequence application_reference to app_applicant');
    }
    await click(told('stores.retry'));
    await ready(one);
    const [{ given }] = await rows('select reference_number as given from partner where id = $1', [
      one.partnerId,
    ]);
    expect(given).toMatch(/^SK-\d{4}-\d{6}$/);
  });

  it('says of a partner out of business what it is, and of a cut line that it may be tried again', async () => {
    const one = await bench.existing();
    await rows(`update partner set status = 'I' where id = $1`, [one.partnerId]);
    await addTo(one);
    await screen.findByText(/this one is Inactive/);
    await click(told('stores.other'));
    await heading(told('stores.title'));
    await prove(one.tin, one.mobile);
    await screen.findByText(/this one is Inactive/);
    await rows(`update partner set status = 'A' where id = $1`, [one.partnerId]);
    const stop = portal.fault.on('POST', '/api/self-service/partners/open', 'offline');
    await click(told('stores.retry'));
    await screen.findByText(/cannot be reached/);
    stop();
    await click(told('stores.retry'));
    await ready(one);
  });

  it('finds no partner by the number of an application that was not sent, and leads to that one', async () => {
    const { mobile, reference } = await bench.newcomer();
    await portal.reload('/apply/stores');
    await prove(reference, mobile);
    await screen.findByText(told('stores.notPartner', { number: reference }));
    await click(told('stores.goOn', { number: reference }), 'link');
    await heading('Business details');
  });

  it('finds one of many stores by its name', async () => {
    const one = await bench.existing({ stores: Array.from({ length: 12 }, () => ({ status: 'A' })) });
    await rows(`update merchant set name = 'Sari-sari sa Kanto' where id = $1`, [one.storeIds[7]]);
    await addTo(one);
    await ready(one);
    await screen.findByText(told('stores.more', { shown: 10, total: 12 }));
    await fill(told('stores.find', { total: 12 }), 'kanto');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText(/Sari-sari sa Kanto/)).toBeTruthy();
    await fill(told('stores.find', { total: 12 }), 'nothing like it');
    await screen.findByText(told('stores.noMatch'));
  });
});

describe('an application of stores that is being written', () => {
  it('is the same one after a reload, on another device, and by the business’s own number', async () => {
    const one = await bench.existing();
    await addTo(one);
    await ready(one);
    await portal.reload('/apply/stores');
    await ready(one);
    const [{ reference }] = await draftsOf(one.partnerId);
    await bench
      .page((await bench.session({ identifier: reference }, one.mobile)).accessToken, reference)
      .save('branch-0', { merchantName: 'Third store' });

    sessionStorage.clear();
    await portal.reload('/apply/continue');
    await prove(reference, one.mobile);
    await path('/self-service/branch-details/merchant');
    expect(await screen.findByDisplayValue('Third store')).toBeTruthy();

    sessionStorage.clear();
    await addTo(one);
    await ready(one);
    await click(told('stores.resume'), 'link');
    expect(await screen.findByDisplayValue('Third store')).toBeTruthy();
    expect(await draftsOf(one.partnerId)).toHaveLength(1);
  });

  it('has neither business nor bank to fill in: their addresses lead to the store, and so do the bare ones', async () => {
    const one = await bench.existing();
    await addTo(one);
    await ready(one);
    for (const address of [
      '/self-service/business-details',
      '/self-service/bank-information',
      '/self-service',
      '/self-service/review-application',
    ]) {
      await portal.reload(address);
      await path('/self-service/branch-details/merchant');
      await heading('Store');
    }
    const opened = await rows(
      `select distinct e.section from applicant_event e join applicant_draft d on d.id = e.draft_id
        where d.existing_partner_id = $1 and e.section is not null`,
      [one.partnerId],
    );
    expect(opened.map(({ section }) => section)).not.toContain('business-details');
    await click(asked('step.back'), 'link');
    await ready(one);
  });

  it('is begun by a press alone where the business was proved for something else', async () => {
    const one = await bench.existing();
    await portal.reload('/apply/continue');
    await prove(one.reference, one.mobile);
    await path(`/self-service/track/${one.reference}`);
    await portal.reload('/apply/stores');
    await heading(told('stores.title'));
    await screen.findByText(told('stores.ownLead', { number: one.reference }));
    expect(await draftsOf(one.partnerId)).toEqual([]);
    await click(told('stores.begin'));
    await ready(one);
  });

  it('goes on once the contact is proved again where the session has ended', async () => {
    const one = await bench.existing();
    await addTo(one);
    await ready(one);
    const [{ reference }] = await draftsOf(one.partnerId);
    await rows(
      `update applicant_session set ended_at = now() where draft_id in (select id from applicant_draft where reference_number = $1)`,
      [reference],
    );
    await portal.app.clearLimits();
    await portal.reload('/apply/stores');
    const dialog = await screen.findByRole('dialog', { name: told('prove.again') });
    await click(told('prove.send'), 'button', dialog);
    await screen.findByLabelText(told('prove.label'));
    await fill(told('prove.label'), await bench.code(one.mobile));
    await click(told('prove.submit'), 'button', dialog);
    await ready(one);
    expect(await draftsOf(one.partnerId)).toHaveLength(1);
  });

  it('is cancelled from the list of sections, and ends where stores are added', async () => {
    const one = await bench.existing();
    await addTo(one);
    await ready(one);
    await click(told('stores.add'), 'link');
    await heading('Store');
    const [{ reference }] = await draftsOf(one.partnerId);
    await click(told('drop.this'));
    const dialog = await screen.findByRole('dialog', { name: told('drop.title', { number: reference }) });
    expect(dialog.textContent).toContain(told('drop.typed', { name: one.name }));
    await click(told('drop.submit'), 'button', dialog);
    await screen.findByText(told('begin.cancelled', { number: reference }));
    expect(location.pathname + location.search).toBe(`/apply/stores?cancelled=${reference}`);
    await prove(one.tin, one.mobile);
    await ready(one);
    expect(await draftsOf(one.partnerId)).toHaveLength(2);
  });
});
