import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const CREATE = '/official-receipts/create';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const show = (path = CREATE) => portal.show(path, { as: 'finance.officer' });
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement;
const count = async (): Promise<number> =>
  (await portal.app.admin.query('select count(*)::int as n from receipt')).rows[0].n;
/** A lost card is paid for in cash. */
const typeOthers = async () => {
  await click(/^Others/, 'radio');
  await fill(say('receipts.field.payorName'), 'Ana Reyes');
  await fill(say('receipts.field.paymentFor'), 'A lost card');
  await choose(say('receipts.field.vatClass'), 'VATable');
  await fill(say('receipts.field.grossAmount'), '1,120.00');
};
const issueIt = async () => {
  await click(say('receipts.create.review'));
  const dialog = within(await screen.findByRole('dialog'));
  (await dialog.findByRole('button', { name: say('receipts.review.issue') })).click();
};

/** The summary of what is wrong, and what stands in it. */
const summaryOf = async (): Promise<HTMLElement> => {
  const title = await screen.findByText(say('form.errorsTitle'));
  return title.closest<HTMLElement>('[role=alert]') ?? title;
};
const takesFocus = (summary: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(summary.parentElement));
const namedIn = (summary: HTMLElement) =>
  within(summary)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a new official receipt', () => {
  it('[or.netPaymentNumber] [or.amountInWords] is broken down as it is typed, looked over, issued and told of', async () => {
    const before = await count();
    await show();
    await typeOthers();
    await choose(say('receipts.field.withholdingTax'), '2% of the sales without VAT');
    await click(say('receipts.create.review'));
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of [
      'Ana Reyes',
      '₱1,000.00',
      '₱120.00',
      '₱20.00',
      '₱1,100.00',
      'One Thousand One Hundred Pesos',
    ])
      expect(dialog.getAllByText(new RegExp(text.replaceAll('.', '\\.'))).length).toBeGreaterThan(0);
    (await dialog.findByRole('button', { name: say('receipts.review.issue') })).click();
    const heading = await screen.findByRole('heading', { name: /^OR-\d{10} is issued$/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await count()).toBe(before + 1);
    await click(say('receipts.made.more'));
    expect((await field(say('receipts.field.grossAmount'))).value).toBe('');
  });

  it('names what it lacks beside its field and in a summary that takes the focus and leads there, and sends nothing', async () => {
    const before = await count();
    await show();
    await click(/^Others/, 'radio');
    await choose(say('receipts.field.formOfPayment'), 'Check');
    await click(say('receipts.create.review'));
    expect((await screen.findAllByText(say('receipts.wrong.needed'))).length).toBeGreaterThanOrEqual(4);
    const summary = await summaryOf();
    await takesFocus(summary);
    const needed = say('receipts.wrong.needed');
    const names = [
      'payorName',
      'paymentFor',
      'vatClass',
      'grossAmount',
      'bankName',
      'checkNumber',
      'checkDate',
    ];
    expect(namedIn(summary)).toEqual(names.map((name) => `${say(`receipts.field.${name}`)}: ${needed}`));
    for (const name of names) {
      await click(`${say(`receipts.field.${name}`)}: ${needed}`);
      expect(document.activeElement).toBe(await field(say(`receipts.field.${name}`)));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await count()).toBe(before);
    // What is mended leaves the summary, which goes with the last of it.
    await fill(say('receipts.field.payorName'), 'Ana Reyes');
    await waitFor(() => expect(namedIn(summary)).toHaveLength(names.length - 1));
    await choose(say('receipts.field.formOfPayment'), 'Cash');
    await fill(say('receipts.field.paymentFor'), 'A lost card');
    await choose(say('receipts.field.vatClass'), 'VATable');
    await fill(say('receipts.field.grossAmount'), '1,120.00');
    expect(screen.queryByText(say('form.errorsTitle'))).toBeNull();
  });

  it('of another type leads from the summary to each of its own fields', async () => {
    await show();
    await click(/^Collections/, 'radio');
    await click(say('receipts.create.review'));
    const named = ['payorName', 'paymentChannel', 'grossAmount'].map((name) => say(`receipts.field.${name}`));
    const entryOf = (name: string) => `${name}: ${say('receipts.wrong.needed')}`;
    expect(namedIn(await summaryOf())).toEqual(named.map(entryOf));
    for (const name of named) {
      await click(entryOf(name));
      expect(document.activeElement).toBe(await field(name));
    }
  });

  it.each([
    ['16 digits before the point', '1234567890123456', 'amount'],
    ['13 digits before the point', '1,234,567,890,123', 'amount'],
    ['three places', '1.234', 'amount'],
    ['nothing', '0.00', 'aboveZero'],
    ['less than nothing', '-5', 'aboveZero'],
  ] as const)('says of a gross amount of %s what is wrong with it', async (_, gross, why) => {
    await show();
    await typeOthers();
    await fill(say('receipts.field.grossAmount'), gross);
    await click(say('receipts.create.review'));
    await screen.findByText(say(`receipts.wrong.${why}`));
    expect((await field(say('receipts.field.grossAmount'))).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says beside what is withheld that it is more than was paid', async () => {
    await show();
    await typeOthers();
    await choose(say('receipts.field.withholdingTax'), say('receipts.create.otherAmount'));
    await fill(say('receipts.create.withheldAmount'), '1,120.01');
    await click(say('receipts.create.review'));
    await screen.findByText(say('receipts.wrong.tooMuchWithheld'));
    expect((await field(say('receipts.field.grossAmount'))).getAttribute('aria-invalid')).not.toBe('true');
    expect((await field(say('receipts.create.withheldAmount'))).getAttribute('aria-invalid')).toBe('true');
    await click(`${say('receipts.create.withheldAmount')}: ${say('receipts.wrong.tooMuchWithheld')}`);
    expect(document.activeElement).toBe(await field(say('receipts.create.withheldAmount')));
  });

  it('[or.types] asks for bank, number and date of a check only where one was given', async () => {
    await show();
    await click(/^Others/, 'radio');
    expect(screen.queryByLabelText(say('receipts.field.checkNumber'))).toBeNull();
    await choose(say('receipts.field.formOfPayment'), 'Check');
    await fill(say('receipts.field.checkNumber'), '000123');
    await click(say('receipts.create.review'));
    expect((await field(say('receipts.field.bankName'))).getAttribute('aria-invalid')).toBe('true');
    expect((await field(say('receipts.field.checkNumber'))).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('says beside the date of a check that it is too old or too far ahead, before it is looked over', async () => {
    await show();
    await typeOthers();
    await choose(say('receipts.field.formOfPayment'), 'Check');
    await fill(say('receipts.field.bankName'), 'BPI');
    await fill(say('receipts.field.checkNumber'), '000123');
    for (const [day, why] of [
      ['01/02/2020', 'STALE'],
      ['01/02/2099', 'TOO_FAR_AHEAD'],
    ] as const) {
      await fill(say('receipts.field.checkDate'), day);
      await click(say('receipts.create.review'));
      await screen.findByText(say(`receipts.wrong.${why}`));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect((await field(say('receipts.field.checkDate'))).getAttribute('aria-invalid')).toBe('true');
  });

  it('whose answer is lost is asked for again under the same key, over a reload too, and has one number', async () => {
    const before = await count();
    await show();
    await typeOthers();
    const path = '/api/official-receipts/others';
    // It arrives and is done; its answer does not come back.
    const stop = portal.fault.on('POST', path, async (request) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const body = await request.json();
      await portal.app.call('POST', path, {
        as: 'finance.officer',
        body,
        headers: { 'Idempotency-Key': key },
      });
      return new Response('', { status: 502 });
    });
    await issueIt();
    await screen.findByText(say('receipts.create.unknown'));
    expect(await count()).toBe(before + 1);
    stop();
    await show();
    await screen.findByText(say('receipts.create.unknown'));
    expect((await field(say('receipts.field.grossAmount'))).disabled).toBe(true);
    await click(say('receipts.create.again'));
    await screen.findByRole('heading', { name: /is issued$/ });
    expect(await count()).toBe(before + 1);
    await show();
    expect((await field(say('receipts.field.grossAmount'))).value).toBe('');
  });

  it('near the end of its series tells how many numbers are left, once the series is read anew too', async () => {
    const { rows } = await portal.app.admin.query('select last_number from receipt_series');
    const lasts = (last: string) =>
      portal.app.admin.query(
        `set session_replication_role = replica; update receipt_series set last_number = ${last}; set session_replication_role = origin`,
      );
    await lasts('next_number + 5');
    await show();
    await screen.findByText(/^6 numbers are left/);
    await typeOthers();
    // Meanwhile somebody else posts two.
    const path = '/api/official-receipts/terms';
    const { data } = (await portal.app.call('GET', path, { as: 'finance.officer' })).body;
    const series = { ...data.series, next: 'OR-9999999998', left: 3 };
    const stop = portal.fault.on('GET', path, async () => Response.json({ data: { ...data, series } }));
    await issueIt();
    await screen.findByRole('heading', { name: /is issued$/ });
    await screen.findByText(/^3 numbers are left/);
    stop();
    await lasts(rows[0].last_number);
  });

  it('keeps what was typed over a reload', async () => {
    await show();
    await typeOthers();
    await show();
    expect((await field(say('receipts.field.payorName'))).value).toBe('Ana Reyes');
    expect((await field(say('receipts.field.grossAmount'))).value).toBe('1,120.00');
  });

  it('of a partner’s commission takes over what is left of the month, and the next one finds nothing left', async () => {
    const free =
      await portal.app.admin.query(`select p.id, p.name, extract(month from l.day)::int as month, extract(year from l.day)::int as year
      from disbursement_line l join partner p on p.id = l.partner_id where p.hsis_code is not null and not exists (select from receipt r
        where r.partner_id = p.id and r.of_month = date_trunc('month', l.day) and r.type = 'PROFIT_SHARING') and l.commission > 0
      group by 1, 2, 3, 4 order by 4, 3, 1 limit 1`);
    const { name, month, year } = free.rows[0];
    const months =
      'January February March April May June July August September October November December'.split(' ');
    const take = async () => {
      await click(/^Profit sharing/, 'radio');
      // What is typed into a field without the focus is dropped.
      (await field(say('receipts.field.payorName'))).focus();
      await choose(say('receipts.field.payorName'), new RegExp(`^${name}`), name);
      await choose(say('receipts.field.month'), months[month - 1] ?? '');
      await fill(say('receipts.field.year'), String(year));
      await choose(say('receipts.field.paymentChannel'), 'Bank');
    };
    await show();
    await take();
    await click(say('receipts.month.take'));
    expect((await field(say('receipts.field.grossAmount'))).value).not.toBe('');
    await issueIt();
    await screen.findByRole('heading', { name: /is issued$/ });
    await click(say('receipts.made.more'));
    await take();
    await screen.findByText(/^Left to receipt$/);
    expect(screen.queryByRole('button', { name: say('receipts.month.take') })).toBeNull();
    // Asked for all the same, it is refused at the amount; the summary takes the focus once the dialog has gone.
    await fill(say('receipts.field.grossAmount'), '1');
    await issueIt();
    const summary = await summaryOf();
    await takesFocus(summary);
    const gross = await field(say('receipts.field.grossAmount'));
    await waitFor(() =>
      expect(namedIn(summary)).toEqual([
        expect.stringMatching(/^Gross amount: .*₱0.00 is left to receipt: the rest is in OR-/),
      ]),
    );
    within(summary)
      .getByRole('button', { name: /^Gross amount/ })
      .click();
    expect(document.activeElement).toBe(gross);
    expect(gross.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/₱0.00 is left to receipt: the rest is in OR-/).length).toBeGreaterThan(0);
  });

  it('that is refused for no field of its own leads to the answer', async () => {
    await show();
    await typeOthers();
    const refusal = { error: 'rule_no_series', message: 'The series has come to its end.' };
    const stop = portal.fault.on('POST', '/api/official-receipts/others', async () =>
      Response.json(refusal, { status: 422 }),
    );
    await issueIt();
    const answer = await screen.findByText(refusal.message);
    await waitFor(() => expect(document.activeElement?.contains(answer)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    stop();
  });
});
