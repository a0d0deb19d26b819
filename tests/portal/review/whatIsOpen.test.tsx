import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failedCheckLabel } from '#domain/review/failedCheck.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const admin = () => portal.app.admin;
const at = (id: string, type = 'applications') => `/partner-management/list/${type}/${id}`;
const act = (action: string) => say(`review.act.${action}`);
const open = () => screen.findByRole('region', { name: say('records.open.title') });
const WHY = 'The signatory could not be confirmed.';

/** An application whose risk check failed, as risk leaves it. */
const failed = async () => {
  const made = await makeApplication(admin(), { workflow: 'RISK_VERIFICATION' });
  const { status } = await portal.app.call(
    'POST',
    `/api/partners/v3/risk-verification-failed/workflow-status/${made.partnerId}`,
    { as: 'antifraud.reviewer', headers: { 'If-Match': '1' }, body: { reason: WHY } },
  );
  expect(status).toBe(200);
  return made;
};

describe('an application whose risk check failed', () => {
  it('says so at its head, and why where it says what is open; approving it is not what comes next', async () => {
    const { partnerId } = await failed();
    await portal.show(at(partnerId), { as: 'sbo.reviewer' });
    const panel = await open();
    await waitFor(() => expect(panel.textContent).toContain(WHY));
    expect(within(panel).getByText(failedCheckLabel.en)).toBeTruthy();
    expect(within(panel).getByText(say('records.open.next.review'))).toBeTruthy();
    const head = document.querySelector('main [data-page-head]')?.textContent;
    expect(head).toContain('Rejected');
    expect(head).toContain(failedCheckLabel.en);
    expect((await screen.findByRole('button', { name: act('approve') })).className).not.toContain(
      'contained',
    );
  });

  it('is approved with a reason only, after what risk wrote was read', async () => {
    const { partnerId } = await failed();
    await portal.show(at(partnerId), { as: 'sbo.reviewer' });
    await click(act('approve'));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain(WHY);
    expect(box.textContent).toContain(say('review.despiteRisk'));
    await click(act('approve'), 'button', box);
    expect(within(box).getByText(say('review.reasonNeeded'))).toBeTruthy();
    expect(await inShort(admin(), 'partner', partnerId)).toBe('SUBMITTED/RISK_VERIFICATION_FAILED');
    await fill(new RegExp(say('review.staffReason')), 'Confirmed by a visit');
    await click(act('approve'), 'button', box);
    await waitFor(async () => expect(await inShort(admin(), 'partner', partnerId)).toBe('APPROVED/APPROVED'));
  });

  it('says nothing of that to people outside', async () => {
    const { rows } = await admin().query('select status, workflow_status from partner where id = 1');
    const stand = `update partner set status = $1, workflow_status = $2 where id = 1`;
    await admin().query(stand, ['SUBMITTED', 'RISK_VERIFICATION_FAILED']);
    await portal.show(at('1'), { as: 'partner.admin' });
    const panel = await open();
    expect(document.body.textContent).not.toContain(failedCheckLabel.en);
    expect(panel.textContent).not.toContain(say('records.open.next.review'));
    await admin().query(stand, [rows[0].status, rows[0].workflow_status]);
  });
});

describe('what is still open', () => {
  it.each([
    ['review', 'sales.admin', {}],
    ['risk', 'sbo.reviewer', { workflow: 'RISK_VERIFICATION' }],
    ['mend', 'sbo.reviewer', { status: 'INCOMPLETE', workflow: 'INCOMPLETE' }],
    ['activate', 'antifraud.reviewer', { status: 'APPROVED', workflow: 'APPROVED' }],
    ['activateIt', 'sbo.reviewer', { status: 'APPROVED', workflow: 'APPROVED' }],
  ] as const)('names the next step, %s, to %s of what stands at %o', async (step, as, standing) => {
    const { partnerId } = await makeApplication(admin(), standing);
    await portal.show(at(partnerId), { as });
    expect(await screen.findByText(say(`records.open.next.${step}`))).toBeTruthy();
    expect(screen.queryByText(say('records.open.nothing'))).toBeNull();
  });

  it('is nothing of an active store, of which no documents are required', async () => {
    const { partnerId, storeIds } = await makeApplication(admin(), {
      status: 'A',
      stores: [{ status: 'A' }],
    });
    await portal.show(at(`${storeIds[0]}`, 'merchants'), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('records.open.nothingOfStore'))).toBeTruthy();
    await portal.show(at(partnerId, 'partners'), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('records.open.nothing'))).toBeTruthy();
  });
});
