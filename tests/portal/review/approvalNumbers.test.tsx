import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

const OLD = '1234567890';
const NEW = '9999997890';

let portal: Portal;
let bench: ReturnType<typeof approvalBench>;
let made: MadeApplication;
let bankId: string;
beforeAll(async () => {
  portal = await openPortal();
  bench = approvalBench(portal.app);
  made = await makeApplication(portal.app.admin, { status: 'A' });
  bankId = (await bench.one<{ id: string }>('select min(id)::text as id from bank')).id;
});
afterEach(async () => {
  await portal.tidy();
  await portal.app.admin.query('delete from approval_request');
});
afterAll(() => portal.close());

const ask = async (as: string, accountNumber = NEW): Promise<string> => {
  const account = { bankId, bankBranchId: null, accountName: 'Made', accountType: 'SAVINGS' };
  const bankDetails = { ...account, accountNumber, isPaymentsReceived: true };
  const { body } = await bench.saveBank(as, ['partners', made.partnerId], { bankDetails });
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
const text = (key: string) => say(`approvals.${key}`);
const looks = async (id: string) =>
  (
    await bench.one<{ n: number }>(
      `select count(*)::int as n from audit.entry where event_type = 'REVEAL' and key = $1`,
      [id],
    )
  ).n;

describe('a changed account number', () => {
  it('that ends alike is said to be another, and is shown in full by a click that is recorded', async () => {
    const id = await ask('sales.admin');
    await portal.show(`/approvals/${id}`, { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain('******7890');
    expect(card.textContent).toContain(text('endsAlike'));
    expect(card.textContent).not.toContain(NEW);
    expect(card.textContent).toContain(text('numbersNote'));
    await click(text('showNumbers'), 'button', card);
    await waitFor(() => expect(card.textContent).toContain(NEW));
    expect(card.textContent).toContain(OLD);
    expect(card.textContent).not.toContain(text('endsAlike'));
    expect(card.textContent).toContain(text('numbersRecorded'));
    expect(await looks(id)).toBe(1);
    await click(text('approve'), 'button', card);
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain(NEW);
    await within(box).findByText(/takes effect in 24 hours, on \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    expect(box.textContent).not.toContain('at once');
    await click(say('common.cancel'), 'button', box);
    await click(text('hideNumbers'), 'button', card);
    await waitFor(() => expect(card.textContent).not.toContain(NEW));
  });

  it('takes effect later: the answer to an approval says when', async () => {
    const id = await ask('sales.admin');
    await portal.show(`/approvals/${id}`, { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article', {
      name: `Bank account of ${made.name}: number changes`,
    });
    expect(card.textContent).toContain('Savings');
    await click(text('approve'), 'button', card);
    await click(text('approve'), 'button', await screen.findByRole('dialog'));
    await screen.findByText(/^Approved: .* It takes effect on \d\d\/\d\d\/\d{4} \d\d:\d\d; until then/);
  });

  it('is hidden again when the page was left', async () => {
    const id = await ask('sales.admin');
    await portal.show(`/approvals/${id}`, { as: 'sbo.reviewer' });
    await click(text('showNumbers'));
    await screen.findByText(new RegExp(NEW));
    await click(made.name, 'link');
    await screen.findByRole('heading', { level: 1, name: new RegExp(made.name) });
    history.back();
    await screen.findByRole('button', { name: text('showNumbers') });
    expect(document.body.textContent).not.toContain(NEW);
  });

  it('is nothing for its maker to ask for, nor for who only looks', async () => {
    const id = await ask('sbo.reviewer');
    for (const as of ['sbo.reviewer', 'sales.admin']) {
      await portal.show(`/approvals/${id}`, { as });
      const card = await screen.findByRole('article');
      expect(within(card).queryByRole('button', { name: text('showNumbers') }), as).toBeNull();
      await portal.tidy();
    }
  });

  it('that could not be had is said so, and is asked for again', async () => {
    const id = await ask('sales.admin');
    portal.fault.on('POST', '/api/approval-requests/:id/reveal', '500');
    await portal.show(`/approvals/${id}`, { as: 'sbo.reviewer' });
    await click(text('showNumbers'));
    await screen.findByRole('alert');
    portal.fault.clear();
    await click(text('showNumbers'));
    await screen.findByText(new RegExp(NEW));
  });
});
