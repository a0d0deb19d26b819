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

const EDIT = '/finance-management/report-settings/edit/disbursement-report';
const account = new RegExp(disbursementReportFields.bankAccountName.label.en);
const accountNow = () => screen.getByLabelText<HTMLInputElement>(account).value;

it('the form begins with what holds on its first day, so that a plan is not undone by what nobody changed', async () => {
  await portal.app.admin.query(
    `insert into setting_version (kind, version, from_day, "values", maker_id, made_by, checker_id, checked_by, checked_at)
     select 'DISBURSEMENT_REPORT', 2, '2098-01-01', '{"bankAccountName": "Payouts as planned"}', m.id, m.username, c.id, c.username, now()
     from user_account m, user_account c where m.username = 'finance.officer' and c.username = 'finance.second'`,
  );
  const day = '01/01/2098';
  const follows = say('reportSettings.follows', { day });
  const replaces = say('reportSettings.replaces', { days: day });
  await portal.show(EDIT, { as: 'finance.second' });
  await screen.findByText(replaces);
  const today = accountNow();
  expect(today).not.toBe('');
  await fill('From', '01/15/2098');
  await screen.findByText(follows);
  expect(accountNow()).toBe('Payouts as planned');
  await fill('From', '12/31/2097');
  await screen.findByText(replaces);
  expect(accountNow()).toBe(today);
  // What is the plan's already, as a draft brings it back, follows the plan too.
  await fill(account, 'Payouts as planned');
  await fill('From', '01/15/2098');
  await screen.findByText(follows);
  await fill('From', '12/31/2097');
  await screen.findByText(replaces);
  expect(accountNow()).toBe(today);
  // What somebody changed stays as it is typed, whatever holds on the day.
  await fill(account, 'Payouts of another account');
  await fill('From', '02/01/2098');
  await screen.findByText(follows);
  expect(accountNow()).toBe('Payouts of another account');
});

it('whoever edits settings without a right to look at them edits by the versions, and is led to the request', async () => {
  const { status } = await portal.app.call('GET', '/api/finance-management/report-settings/dr/1', {
    as: 'finance.officer',
  });
  expect(status).toBe(403);
  await portal.show(EDIT, { as: 'finance.officer' });
  await fill(account, 'Payouts of another account');
  await fill('From', '01/01/2099');
  // What is typed is kept as it is typed.
  await screen.findByText(new RegExp(say('form.draftSaved', { time: '' }).trim()));
  await click(say('reportSettings.ask'));
  await screen.findByText(say('reportSettings.asked'));
  await screen.findByRole('heading', { level: 1, name: say('approvals.title') });
  await screen.findByRole('article', { name: /^Report setting/ });
});
