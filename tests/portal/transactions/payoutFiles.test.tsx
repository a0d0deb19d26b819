import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDate } from '#domain/day.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { bankBench, paid, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const FILES = '/finance-management/payout-files';

let portal: Portal;
let bank: ReturnType<typeof bankBench>;
beforeAll(async () => {
  portal = await openPortal();
  bank = bankBench(portal.app);
  await bank.makeAll();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const choose = (content: Uint8Array<ArrayBuffer>, name = 'answer.xlsx') => {
  const input = document.querySelector<HTMLInputElement>('input[data-upload]');
  if (!input) throw new Error('no field for files');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};

describe('the page of files for the bank', () => {
  it('shows what a file would hold and what is held, makes it, and opens it', async () => {
    const { admin } = portal.app;
    await makeLine(admin, { gross: 1_234_567, merchantId: '1' });
    await makeLine(admin, { gross: 50_000, merchantId: '2' });
    const { rows } = await admin.query(`update merchant set status = 'B' where id = 2 returning name`);
    await portal.show(FILES, { as: 'finance.officer' });
    await heading('Bank files');
    await click(say('payoutFiles.make'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 payout, ₱12,345.67');
    dialog.getByText(new RegExp(`blocked: ${rows[0].name}`));
    fireEvent.click(dialog.getByRole('button', { name: say('payoutFiles.makeNow') }));
    await heading(/^File \d+$/);
    await screen.findByText(/waits for its release: 1 payout, ₱12,345.67/);
    expect(screen.queryByRole('button', { name: say('payoutFiles.download') })).toBeNull();
    await admin.query(`update merchant set status = 'A' where id = 2`);
    await bank.makeAll();
  });

  it('shows its releaser what to look at, and is downloaded once it is released', async () => {
    const { admin } = portal.app;
    await makeLine(admin, { gross: 98_765, merchantId: '1' });
    const { id } = await bank.makeUnreleased();
    await portal.show(`${FILES}/${id}`, { as: 'finance.officer' });
    const review = within(await screen.findByRole('region', { name: say('payoutFiles.review.title') }));
    review.getByText(`${say('payoutFiles.review.largest')} (1)`);
    const approve = await screen.findByRole('button', { name: say('approvals.approve') });
    expect(approve).toHaveProperty('disabled', true);
    await portal.show(`${FILES}/${id}`, { as: 'finance.second' });
    await screen.findByRole('region', { name: say('payoutFiles.review.title') });
    await click(say('approvals.approve'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(say('approvals.atOnce.PAYOUT_FILE'));
    fireEvent.click(dialog.getByRole('button', { name: say('approvals.approve') }));
    await screen.findByRole('button', { name: say('payoutFiles.download') });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: say('payoutFiles.review.title') })).toBeNull(),
    );
    await screen.findByText(new RegExp(say('payoutFiles.releasedBy', { name: 'finance.second' })));
  });

  it('takes the days that are chosen, and leaves the others scheduled', async () => {
    const { admin } = portal.app;
    const first = await makeLine(admin, { gross: 10_000, merchantId: '1' });
    await makeLine(admin, { gross: 20_000, merchantId: '1' });
    const day = formatDate(first.day);
    await portal.show(FILES, { as: 'finance.officer' });
    await click(say('payoutFiles.make'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('2 payouts, ₱300.00');
    const make = () => dialog.getByRole('button', { name: say('payoutFiles.makeNow') });
    await fill(say('payoutFiles.days.to'), '01/01/2020');
    await dialog.findByText(say('payoutFiles.days.nothing'));
    expect(make()).toHaveProperty('disabled', true);
    await fill(say('payoutFiles.days.from'), day);
    await dialog.findByText(say('payoutFiles.days.order'));
    expect(make()).toHaveProperty('disabled', true);
    await fill(say('payoutFiles.days.to'), day);
    await dialog.findByText('1 payout, ₱100.00');
    dialog.getByText(say('payoutFiles.ofDay', { from: day }));
    await waitFor(() => expect(make()).toHaveProperty('disabled', false));
    fireEvent.click(make());
    await heading(/^File \d+$/);
    await screen.findByText(/waits for its release: 1 payout, ₱100.00/);
    const { rows } = await admin.query(`select amount::int from payout where status = 'SCHEDULED'`);
    expect(rows).toEqual([{ amount: 20_000 }]);
    await bank.makeAll();
  });

  it('says so where nothing is scheduled', async () => {
    await portal.show(FILES, { as: 'finance.officer' });
    await click(say('payoutFiles.make'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(say('payoutFiles.nothing'));
    expect(dialog.getByRole('button', { name: say('payoutFiles.makeNow') })).toHaveProperty('disabled', true);
  });

  it('takes in the answer of the bank once it was looked at', async () => {
    await makeLine(portal.app.admin, { gross: 10_000 });
    await makeLine(portal.app.admin, { gross: 20_000 });
    const file = await bank.makeAll();
    const [one = {}, other = {}] = await bank.rowsOf(file.id);
    await portal.show(`${FILES}/${file.id}`, { as: 'finance.officer' });
    await heading(say('payoutFiles.name', { id: file.id }));
    choose(bank.bookOf([paid(one), returned({ ...other, Amount: 1 })]));
    await screen.findByText(/1 row is wrong, so nothing can be taken in/);
    screen.getByText('₱200.00 was sent, and ₱1.00 is answered.');
    expect(screen.getByRole('button', { name: /Take in 1 answer/ })).toHaveProperty('disabled', true);
    choose(bank.bookOf([paid(one), returned(other, 'Account dormant')]));
    await screen.findByText('Account dormant');
    await click('Take in 2 answers');
    await screen.findByText(/1 paid, 1 returned/);
    const answers = within(await screen.findByRole('region', { name: say('payoutFiles.answers.title') }));
    answers.getByText('1 paid, ₱100.00 · 1 returned, ₱200.00');
    answers.getByRole('button', { name: 'Download answer.xlsx' });
    await screen.findByText('Partly answered');
    await screen.findByText(say('approvals.waits'));
    await bank.confirm(file.id);
  });

  it('leads an answer of another file to where it belongs', async () => {
    await makeLine(portal.app.admin, { gross: 30_000 });
    const right = await bank.makeAll();
    const rows = (await bank.rowsOf(right.id)).map((row) => paid(row));
    await makeLine(portal.app.admin, { gross: 40_000 });
    const wrong = await bank.makeAll();
    await portal.show(`${FILES}/${wrong.id}`, { as: 'finance.officer' });
    await heading(say('payoutFiles.name', { id: wrong.id }));
    choose(bank.bookOf(rows));
    await screen.findByText(
      new RegExp(`^1 row belongs to file ${right.id} of ${formatDate(right.day)}: it is taken in there`),
    );
    expect(screen.queryByText(/so nothing can be taken in/)).toBeNull();
    await click(say('payoutFiles.answer.openOther', { id: right.id }), 'link');
    await heading(say('payoutFiles.name', { id: right.id }));
    expect(screen.queryByText(/belongs to file/)).toBeNull();
  });

  it('is read by staff, and answered by whoever sets what is reckoned with', async () => {
    const [{ id } = { id: '' }] = (await bank.get('')).body.data.list;
    await portal.show(`${FILES}/${id}`, { as: 'sbo.reviewer' });
    await heading(say('payoutFiles.name', { id }));
    expect(screen.queryByRole('heading', { name: say('payoutFiles.answer.title') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('payoutFiles.download') })).toBeNull();
  });

  it('is not opened by people of partners', async () => {
    await portal.show(FILES, { as: 'partner.admin' });
    expect(screen.queryByRole('heading', { level: 1, name: 'Bank files' })).toBeNull();
  });
});

describe('the page of a payout that came back', () => {
  it('asks to resend it with a reason, and shows where it went before', async () => {
    const { payoutId } = await makeLine(portal.app.admin, { merchantId: '1' });
    await portal.app.admin.query('update merchant set is_same_bank = false where id = 1');
    await portal.app.admin.query(
      `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type, status, is_payments_received,
         is_default) select partner_id, id, (select max(id) from bank), 'Niña', '0098765432', 'SAVINGS', 'A', true, true
       from merchant where id = 1 and not exists (select from bank_account a where a.merchant_id = 1)`,
    );
    const file = await bank.makeAll();
    const [row = {}] = await bank.rowsOf(file.id);
    await bank.takeBoth(file.id, [returned(row, 'Account dormant')]);
    await portal.show('/finance-management/payouts', { as: 'finance.officer' });
    await click(say('payouts.returned.show'), 'link');
    await waitFor(() => expect(screen.queryByText(say('payouts.returned.show'))).toBeNull());
    await screen.findAllByText('Account dormant');
    for (const [as, next] of [
      ['accounting', 'payee'],
      ['sbo.reviewer', 'staff'],
      ['finance.officer', 'sender'],
    ] as const) {
      await portal.show(`/finance-management/payouts/${payoutId}`, { as });
      const told = within(await screen.findByRole('region', { name: say('payouts.cameBack.label') }));
      told.getByText(say('payouts.resend.returned', { reason: 'Account dormant' }));
      told.getByText(new RegExp(`^${say(`payouts.cameBack.${next}`)}`));
    }
    await click(say('payouts.resend.act'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Account dormant/);
    await dialog.findByText(say('payouts.resend.now'));
    const confirm = () => fireEvent.click(dialog.getByRole('button', { name: say('payouts.resend.act') }));
    confirm();
    await dialog.findByText(say('payouts.resend.reasonNeeded'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Account opened anew' } });
    confirm();
    await screen.findByText(say('payouts.resend.done'));
    const history = within(screen.getByRole('region', { name: say('payouts.history.title') }));
    history.getByText(/^Returned .*: Account dormant$/);
    expect(history.getByRole('link').getAttribute('href')).toContain(`/payout-files/${file.id}`);
    await screen.findByText(say('approvals.waits'));
    expect(screen.queryByRole('button', { name: say('payouts.resend.act') })).toBeNull();
  });
});
