import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import { storeTaxFields } from '#domain/fields/settlement/storeTax.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

let portal: Portal;
let made: MadeApplication;
let store = '';
beforeAll(async () => {
  portal = await openPortal();
  made = await makeApplication(portal.app.admin, { status: 'A', stores: [{ status: 'A' }] });
  store = made.storeIds[0] ?? '';
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

/** A payment of a day, which is its reference too. */
const PAY = `with f as (insert into transaction_ref (source, reference, day, partner_id, merchant_id)
    values ('TILL', $1::date::text, $1, $2, $3) returning *)
  insert into payment_transaction (id, day, at, source, reference, partner_id, merchant_id, product, amount)
  select id, day, day + time '12:00' at time zone 'Asia/Manila', source, reference, partner_id, merchant_id, 'HOME_CREDIT_CARD', 100000 from f`;

const path = (page = '') => `/partner-management/list/merchants/${store}/business-details${page}`;
const panel = () => screen.findByRole('region', { name: say('sections.withholding') });

describe('the taxes of a store', () => {
  it('[money.storeTax] are asked for with a day and what shows them, and wait for a second person', async () => {
    await portal.show(path(), { as: 'sales.admin' });
    await panel();
    await click(say('approvals.taxes.change'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('switch', { name: storeTaxFields.isTwa.label.en }).click();
    await click(say('approvals.rates.send'));
    dialog.getByText(say('approvals.taxes.noEvidence'));
    await fill(storeTaxFields.evidence.label.en, 'List of June 2026');
    await click(say('approvals.rates.send'));
    const from = formatDate(addDays(manilaDate(new Date()), 1));
    await screen.findByText(say('approvals.taxes.sent', { name: 'Made Store 1.0', from }));
    await screen.findByText(say('approvals.waits'));
    expect(
      within(await panel())
        .getByRole('button', { name: say('approvals.taxes.change') })
        .hasAttribute('disabled'),
    ).toBe(true);
  });

  it('[money.storeTax] are proposed from the first payment on that waits as nothing was said', async () => {
    const { admin } = portal.app;
    const other = await makeApplication(admin, { status: 'A', stores: [{ status: 'A' }] });
    const [id] = other.storeIds;
    const today = manilaDate(new Date());
    const since = addDays(today, -10);
    await admin.query(PAY, [since, other.partnerId, id]);
    await portal.show(`/partner-management/list/merchants/${id}/business-details`, { as: 'sales.admin' });
    await panel();
    await click(say('approvals.taxes.change'));
    const days = { since: formatDate(since), before: formatDate(today) };
    await screen.findByText(say('approvals.taxes.untaxed', days));
    await fill(storeTaxFields.evidence.label.en, 'List of June 2026');
    await click(say('approvals.rates.send'));
    await screen.findByText(say('approvals.taxes.sent', { name: 'Made Store 2.0', from: formatDate(since) }));
  });

  it('are not among the business details that are edited of a store that trades', async () => {
    await portal.show(path('/edit'), { as: 'sales.admin' });
    await screen.findByLabelText(/^TIN/);
    expect(screen.queryByRole('switch', { name: storeTaxFields.isEwt.label.en })).toBeNull();
  });
});
