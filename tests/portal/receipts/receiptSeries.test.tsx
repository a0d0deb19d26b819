import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { receiptSeriesFields as fields } from '#domain/fields/settlement/receiptSeries.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/finance-management/report-settings/receipt-series';
const ADD = `insert into receipt_series (branch, issuer_name, issuer_tin, issuer_address, is_vat_registered, prefix, first_number, last_number,
    next_number, certificate, certificate_day, from_day, maker_id, made_by, checker_id, checked_by, checked_at)
  select branch, issuer_name, issuer_tin, issuer_address, is_vat_registered, 'T-', 1, 100, 1, certificate, certificate_day, from_day + 1, maker_id,
    made_by, checker_id, checked_by, checked_at from receipt_series`;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.app.admin.query(ADD);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const series = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('of two series that have begun one gives its numbers, the other follows, and both name their two people', async () => {
  await portal.show(PAGE, { as: 'finance.officer' });
  const first = await series(/^OR-0000000001/);
  first.getByText(say('reportSettings.series.inUse'));
  first.getByText(
    say('reportSettings.series.people', { made: 'finance.officer', checked: 'finance.second' }),
  );
  (await series(/^T-0000000001/)).getByText(say('reportSettings.series.next'));
});

it('names what is not typed of a new series before it is asked for, and no longer once it is', async () => {
  await portal.show(PAGE, { as: 'finance.officer' });
  await click(say('reportSettings.series.add'));
  const dialog = within(await screen.findByRole('dialog'));
  await click(say('reportSettings.ask'));
  const needed = say('reportSettings.series.needed');
  expect(dialog.getAllByText(needed)).toHaveLength(3);
  expect(document.activeElement).toBe(dialog.getByLabelText(fields.lastNumber.label.en));
  await fill(fields.lastNumber.label.en, '50');
  await fill(fields.certificate.label.en, 'AC-2');
  expect(dialog.getAllByText(needed)).toHaveLength(1);
  await fill(fields.certificateDay.label.en, '01/05/2026');
  await fill(fields.firstNumber.label.en, '1');
  expect(dialog.queryByText(needed)).toBeNull();
  await click(say('reportSettings.ask'));
  const taken = await dialog.findByText(/no number is given twice/);
  await fill(fields.firstNumber.label.en, '101');
  expect(taken.isConnected).toBe(false);
});
