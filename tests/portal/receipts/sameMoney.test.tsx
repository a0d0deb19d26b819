import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

const field = async (label: RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement;
const issueIt = async () => {
  await click(say('receipts.create.review'));
  const dialog = within(await screen.findByRole('dialog'));
  (await dialog.findByRole('button', { name: say('receipts.review.issue') })).click();
};
const typeTransfer = async (reference: string) => {
  await click(/^Others/, 'radio');
  await fill(say('receipts.field.payorName'), 'Ana Reyes');
  await fill(say('receipts.field.paymentFor'), 'A lost card');
  await choose(say('receipts.field.vatClass'), 'VATable');
  await fill(say('receipts.field.grossAmount'), '1,120.00');
  await choose(say('receipts.field.formOfPayment'), 'Bank transfer or deposit');
  await fill(/^Reference number/, reference);
};
const numberIn = (heading: HTMLElement): string => heading.textContent?.match(/OR-\d{10}/)?.[0] ?? '';

describe('a receipt for money that is on another one', () => {
  it('asks in the form with a link to the earlier receipt, loses nothing typed, and issues it once confirmed', async () => {
    await portal.show('/official-receipts/create', { as: 'finance.officer' });
    await typeTransfer('IPN-700');
    await issueIt();
    const earlier = numberIn(await screen.findByRole('heading', { name: /is issued$/ }));
    await click(say('receipts.made.more'));
    await typeTransfer('ipn 700');
    await issueIt();
    const title = await screen.findByText(say('common.sameMoney.title'));
    const question = within(title.closest<HTMLElement>('[role=alert]') ?? title);
    question.getByText(new RegExp(`Already on ${earlier}.*Ana Reyes.*₱1,120.00`));
    expect((await question.findByRole('link')).getAttribute('href')).toContain(earlier);
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));

    // Going back leaves the form as it was typed; the next try asks again.
    await click(say('common.sameMoney.back'));
    expect(screen.queryByText(say('common.sameMoney.title'))).toBeNull();
    expect((await field(/^Reference number/)).value).toBe('ipn 700');
    await issueIt();
    await screen.findByText(say('common.sameMoney.title'));
    await click(say('receipts.sameMoney.anyway'));
    const made = numberIn(await screen.findByRole('heading', { name: /is issued$/ }));
    expect(made).not.toBe(earlier);
    const { rows } = await portal.app.admin.query(
      'select e.or_number from receipt r join receipt e on e.id = r.same_money_as where r.or_number = $1',
      [made],
    );
    expect(rows).toEqual([{ or_number: earlier }]);
    await click(say('receipts.made.open'), 'link');
    const course = await screen.findByText(/confirmed that this is other money than on/);
    expect(within(course).getByRole('link', { name: earlier })).toBeTruthy();
  });
});
