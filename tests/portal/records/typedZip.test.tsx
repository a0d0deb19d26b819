import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { bareTown } from '#tests/support/records/partnerBodies.ts';
import { NEW, WRITER, wizardBench } from '#tests/support/records/wizardBench.ts';
import { addressToValues } from '../../../src/components/ui/address/addressValues.ts';

let portal: Portal;
let made: MadeApplication;
let godod: Awaited<ReturnType<typeof bareTown>>;
beforeAll(async () => {
  portal = await openPortal();
  godod = await bareTown(portal.app.admin);
  made = await makeApplication(portal.app.admin, { stores: [{}] });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const { keep, draft, whole } = wizardBench(() => portal);
const path = (more = '') => `/partner-management/list/partners/${made.partnerId}/business-details${more}`;
const zipField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(say('sections.field.zipCodeId')) });
const named = async (table: string, id: string): Promise<string> =>
  (await portal.app.admin.query(`select name from ${table} where id = $1`, [id])).rows[0].name;

describe('the address of a town without a ZIP code', () => {
  it('takes a typed one, says why, refuses what is no ZIP code, and shows it like a chosen one', async () => {
    await portal.show(path('/edit'), { as: 'sales.admin' });
    await fill(/^TIN/, '123456789');
    await fill(new RegExp(say('sections.field.secRegistrationNumber')), 'CS2026001');
    await choose(say('sections.field.regionId'), await named('region', godod.regionId));
    await choose(say('sections.field.provinceId'), await named('province', godod.provinceId));
    await choose(say('sections.field.municipalityId'), await named('city', godod.municipalityId));
    await choose(say('sections.field.barangayId'), await named('barangay', godod.barangayId));
    const field = await zipField();
    expect(field.inputMode).toBe('numeric');
    expect(screen.getByText(say('sections.whyTyped')).id).toBe(field.getAttribute('aria-describedby'));
    fireEvent.change(field, { target: { value: '71' } });
    await click(say('common.save'));
    await waitFor(async () => expect((await zipField()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/A ZIP code has 4 digits/).length).toBeGreaterThan(0);
    fireEvent.change(await zipField(), { target: { value: '71-13 5' } });
    await waitFor(async () => expect((await zipField()).getAttribute('aria-invalid')).not.toBe('true'));
    await click(say('common.save'));
    await waitFor(() => expect(location.pathname).toBe(path()));
    expect(await screen.findByText(/, Zamboanga del Norte 7113,/)).toBeTruthy();
  });

  it('has it in the form again, and clears it visibly with the city', async () => {
    await portal.show(path('/edit'), { as: 'sales.admin' });
    await waitFor(async () => expect((await zipField()).value).toBe('7113'));
    await choose(say('sections.field.municipalityId'), 'City of Dapitan');
    expect(await screen.findByRole('combobox', { name: say('sections.field.zipCodeId') })).toBeTruthy();
    expect(screen.getByText(/Cleared because .*Barangay, ZIP code/)).toBeTruthy();
  });

  it('is kept in the draft of an application, read again before it is sent, and sent', async () => {
    const answers = await whole('Nena of Godod', ['Nena Own']);
    const address = { ...addressToValues(undefined), ...godod };
    await keep({
      ...answers,
      business: { ...answers.business, address },
      branches: answers.branches.map((branch) => ({ ...branch, isSameAddress: false, address })),
    });
    await portal.show(`${NEW}/business-details`, { as: WRITER });
    await waitFor(async () => expect((await zipField()).value).toBe('7113'));
    fireEvent.change(await zipField(), { target: { value: '7118' } });
    await waitFor(async () => expect((await draft())?.values.business.address.zipTyped).toBe('7118'), {
      timeout: 5000,
    });
    await portal.show(`${NEW}/review-application`, { as: WRITER });
    expect(await screen.findByText(/, Zamboanga del Norte 7118,/)).toBeTruthy();
    await click(say('wizard.review.submit'));
    await waitFor(() => expect(location.pathname).toMatch(/list\/applications\/\d+$/), { timeout: 10_000 });
    const { rows } = await portal.app.admin.query(
      `select a.type, a.zip_typed from address a join partner p on p.id = a.partner_id where p.name = 'Nena of Godod' order by 1`,
    );
    expect(rows).toEqual([
      { type: 'BUSINESS_PLACE', zip_typed: '7113' },
      { type: 'REGISTRATION', zip_typed: '7118' },
    ]);
  });
});
