import { screen } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { disbursementReportFields } from '#domain/fields/reportSetting.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.app.admin.query(
    `update access_role set permissions = array(select p from unnest(permissions) p where p not in ('DR_VIEW', 'HCPAY_DR_VIEW', 'FM_VIEW_RS'))
     where name = 'HCPC_FINANCE_EDIT'`,
  );
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

it('whoever edits settings without a right to look at them edits by the versions, and is led to the request', async () => {
  const { status } = await portal.app.call('GET', '/api/finance-management/report-settings/dr/1', {
    as: 'finance.officer',
  });
  expect(status).toBe(403);
  await portal.show('/finance-management/report-settings/edit/disbursement-report', {
    as: 'finance.officer',
  });
  await fill(new RegExp(disbursementReportFields.bankAccountName.label.en), 'Payouts of another account');
  await fill('From', '01/01/2099');
  // What is typed is kept as it is typed.
  await screen.findByText(new RegExp(say('form.draftSaved', { time: '' }).trim()));
  await click(say('reportSettings.ask'));
  await screen.findByText(say('reportSettings.asked'));
  await screen.findByRole('heading', { level: 1, name: say('approvals.title') });
  await screen.findByRole('article', { name: /^Report setting/ });
});
