import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/batch-processing/transactions';
const CLERK = 'finance.officer';
const SECOND = 'finance.second';
const HEADER = paymentFields.map(({ header }) => header).join(',');

let portal: Portal;
let bench: ReturnType<typeof importBench>;
let store: string;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
  const { rows } = await portal.app.admin.query(
    'select hsis_salesroom_code as code from merchant where id = 1',
  );
  store = rows[0].code;
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = async (lines: readonly string[]): Promise<string> => {
  const { body } = await bench.upload('transactions', 'till.csv', [HEADER, ...lines].join('\n'), CLERK);
  const { id } = await bench.settled(body.data.id, CLERK);
  await portal.show(`${PAGE}?import=${id}`, { as: CLERK });
  return id;
};
const line = (reference: string, card: string): string =>
  [reference, '2026-11-20', '09:15', store, '', 'HCPay', '500', card, '', '', ''].join(',');

describe('a sheet of payments', () => {
  it('says before the upload what is not kept', async () => {
    await portal.show(PAGE, { as: CLERK });
    await screen.findByText(new RegExp(say('imports.upload.dropped').slice(0, 40)));
  });

  it('offers the last four digits in place of a card’s number, and no file', async () => {
    await open([line('P-1', '4111111111111111'), line('P-2', '4242')]);
    await click('Use “1111”');
    await screen.findByText('2 rows are ready');
    expect(document.body.textContent).not.toContain('4111111111111111');
    expect(screen.queryByRole('button', { name: say('imports.originalFile') })).toBeNull();
    await click(say('imports.match.change'));
    await screen.findByText(say('imports.match.dropped'));
  });

  it('says that taking back voids', async () => {
    const { body } = await bench.upload(
      'transactions',
      'till.csv',
      `${HEADER}\n${line('P-3', '4242')}`,
      CLERK,
    );
    const job = await bench.settled(body.data.id, CLERK);
    await bench.confirm(await bench.commit(job, {}, CLERK, 'transactions'), SECOND);
    await bench.settled(job.id, CLERK);
    await portal.show(`${PAGE}?import=${job.id}`, { as: CLERK });
    await click(say('imports.undo.button'));
    await screen.findByText(say('imports.undo.voids'));
  });

  it('waits for a second person, who sees what it comes to and reads its rows before confirming it', async () => {
    const lines = [line('P-4', '4242'), line('P-5', '')];
    const id = await open(lines);
    await click('Have 2 rows confirmed');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(new RegExp(say('imports.confirm.before', { what: '2 payments' }).slice(0, 60)));
    await click('Have 2 rows confirmed', 'button', dialog);
    await screen.findByText(/^No payment is taken in yet: a second person who edits report settings/);
    const { approvalRequestId } = await bench.read(id, CLERK);
    await portal.show(`/approvals/${approvalRequestId}`, { as: SECOND });
    await screen.findByRole('heading', { name: 'Import of payments of till.csv: 2 payments, ₱1,000.00' });
    const sums = within(await screen.findByRole('table', { name: say('imports.confirm.sums') }));
    expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.any(String),
      expect.stringMatching(/11\/20\/202611\/20\/20262₱1,000\.00$/),
      `${say('imports.confirm.sum.all')}2₱1,000.00`,
    ]);
    await screen.findByText('P-5');
    await click(say('approvals.approve'));
    const asking = await screen.findByRole('dialog');
    within(asking).getByText(say('approvals.atOnce.PAYMENTS'));
    await click(say('approvals.approve'), 'button', asking);
    await screen.findByText(/^Approved: Import of payments of till.csv\. The payments are taken in now/);
    expect((await bench.settled(id, CLERK)).counts).toMatchObject({ created: 2 });
  });

  it('is not opened by people of a store, who may refund', async () => {
    await portal.show(PAGE, { as: 'store.manager' });
    await waitFor(() => expect(screen.queryByText(say('imports.upload.title'))).toBeNull());
  });
});
