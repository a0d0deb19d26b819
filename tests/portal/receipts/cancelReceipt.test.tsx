import { fireEvent, screen, within } from '@testing-library/dom';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const OTHERS = {
  ...{ formOfPayment: 'CASH', grossAmount: '500.00', payorName: 'Ana Reyes' },
  ...{ paymentFor: 'A lost card', vatClass: 'VATABLE' },
};
const issue = async (): Promise<string> => {
  const call = { as: 'finance.officer', body: OTHERS };
  return (await portal.app.call('POST', '/api/official-receipts/others', call)).body.data.orNumber;
};
const decide = async (id: string) => {
  const path = `/api/approval-requests/${id}`;
  const { body } = await portal.app.call('GET', path, { as: 'finance.second' });
  const headers = { 'If-Match': String(body.data.version) };
  expect((await portal.app.call('POST', `${path}/approve`, { as: 'finance.second', headers })).status).toBe(
    200,
  );
};
const show = (orNumber: string, as = 'finance.officer') =>
  portal.show(`/official-receipts/${orNumber}`, { as });

describe('a receipt that is wrong', () => {
  it('is asked to be cancelled with a reason, waits for a second person, and is then replaced once', async () => {
    const orNumber = await issue();
    await show(orNumber);
    await click(say('receipts.cancel.submit'));
    const dialog = within(await screen.findByRole('dialog'));
    const ask = await dialog.findByRole('button', { name: say('receipts.cancel.ask') });
    expect(dialog.getByRole('button', { name: say('receipts.cancel.keep') })).toBeTruthy();
    ask.click();
    expect((await dialog.findAllByText(say('receipts.wrong.needed'))).length).toBe(2);
    await choose(say('receipts.field.cancelReason'), 'Wrong amount');
    const note = dialog.getByLabelText(say('receipts.field.cancelNote'));
    fireEvent.change(note, { target: { value: 'bad' } });
    await dialog.findByText('Say it in at least 5 characters');
    fireEvent.change(note, { target: { value: 'A zero too many' } });
    ask.click();
    await screen.findByText(`Asked for: somebody else decides on ${orNumber} now.`);
    await screen.findByText('A cancellation waits for a second person, asked for by finance.officer.');
    // Asked for once: there is nothing to press a second time.
    expect(screen.queryByRole('button', { name: say('receipts.cancel.submit') })).toBeNull();
    const { body } = await portal.app.call('GET', `/api/official-receipts/${orNumber}`, {
      as: 'finance.officer',
    });
    await decide(body.data.cancellation.approvalRequestId);
    // Nobody who reads down the list adds it up.
    await portal.show(`/official-receipts?filter=${encodeURIComponent(JSON.stringify({ orNumber }))}`, {
      as: 'finance.officer',
    });
    const row = within((await screen.findByRole('link', { name: orNumber })).closest('tr') ?? document.body);
    expect(row.getAllByText('₱500.00').map((amount) => amount.closest('s') !== null)).toEqual([true, true]);
    await show(orNumber);
    await screen.findByText(/^Cancelled by finance.second, asked for by finance.officer/);
    await click(say('receipts.replace'), 'link');
    await screen.findByText(`It takes the place of ${orNumber}, which was cancelled, and names it.`);
    const payor = (await screen.findByLabelText(say('receipts.field.payorName'))) as HTMLInputElement;
    expect(payor.value).toBe('Ana Reyes');
    await fill(say('receipts.field.grossAmount'), '50');
    await click(say('receipts.create.review'));
    const review = within(await screen.findByRole('dialog'));
    (await review.findByRole('button', { name: say('receipts.review.issue') })).click();
    await screen.findByText(`It takes the place of ${orNumber}.`);
    await show(orNumber);
    await screen.findByText(say('receipts.course.replacedBy'));
    expect(screen.queryByRole('link', { name: say('receipts.replace') })).toBeNull();
  });

  it('is not offered to its issuer to approve, who is told why and may refuse it', async () => {
    const path = `/api/official-receipts/${await issue()}`;
    const { body } = await portal.app.call('GET', path, { as: 'finance.second' });
    const asked = await portal.app.call('POST', `${path}/cancelled`, {
      as: 'finance.second',
      headers: { 'If-Match': String(body.data.version) },
      body: { reason: 'WRONG_AMOUNT', note: 'A zero too many' },
    });
    await portal.show(`/approvals/${asked.body.data.cancellation.approvalRequestId}`, {
      as: 'finance.officer',
    });
    const approve = await screen.findByRole('button', { name: say('approvals.approve') });
    expect(approve).toHaveProperty('disabled', true);
    fireEvent.mouseOver(approve.parentElement ?? approve);
    await screen.findByText(say('approvals.ownWork'));
    expect(screen.getByRole('button', { name: say('approvals.refuse') })).toHaveProperty('disabled', false);
  });

  it('offers nothing to whoever only looks at receipts', async () => {
    const orNumber = await issue();
    await portal.app.admin.query(`insert into user_access_role (user_id, access_role_id) select u.id, a.id
      from user_account u, access_role a where u.username = 'online.viewer' and a.name = 'HCPC_VAS_ADMIN'`);
    await show(orNumber, 'online.viewer');
    await screen.findAllByText(orNumber);
    expect(screen.queryByRole('button', { name: say('receipts.cancel.submit') })).toBeNull();
  });
});

it('a receipt is handed over once its original is noted as received, and offers a reprint then', async () => {
  const orNumber = await issue();
  await show(orNumber);
  const client = new pg.Client({ connectionString: portal.app.migratorUrl });
  await client.connect();
  const waits = 'select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
  const isHandedOver = () => portal.downloads.some(({ name }) => name === `${orNumber}.pdf`);
  try {
    // The note waits for the row, as on a busy server.
    await client.query('begin');
    await client.query('select from receipt where or_number = $1 for update', [orNumber]);
    await click(say('receipts.download.ORIGINAL'));
    await vi.waitFor(async () => expect((await client.query(waits)).rowCount).toBe(1), 20_000);
    expect(isHandedOver()).toBe(false);
  } finally {
    await client.query('rollback');
    await client.end();
  }
  await screen.findByRole('button', { name: say('receipts.download.REPRINT') }, { timeout: 8_000 });
  expect(isHandedOver()).toBe(true);
});
