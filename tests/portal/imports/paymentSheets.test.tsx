import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/batch-processing/transactions';
const CLERK = 'finance.officer';
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
    await bench.commit(job, {}, CLERK, 'transactions');
    await bench.settled(job.id, CLERK);
    await portal.show(`${PAGE}?import=${job.id}`, { as: CLERK });
    await click(say('imports.undo.button'));
    await screen.findByText(say('imports.undo.voids'));
  });

  it('is not opened by people of a store, who may refund', async () => {
    await portal.show(PAGE, { as: 'store.manager' });
    await waitFor(() => expect(screen.queryByText(say('imports.upload.title'))).toBeNull());
  });
});
