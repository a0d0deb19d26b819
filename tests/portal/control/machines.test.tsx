import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decideKey } from '#tests/support/machines.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/machine-accounts';
const KEY = /^suki_[\w-]{43}$/;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = async () => {
  await portal.show(PAGE, { as: 'it.support' });
  await screen.findByRole('heading', { level: 1, name: 'Systems' });
};
const card = (name: string) => screen.findByRole('listitem', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const shownKey = async () => (await screen.findByText(KEY)).textContent ?? '';
/** How a key is answered. */
const tried = async (key: string) => {
  const body = JSON.stringify({ transactions: [{ reference: 'X' }] });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  return (await portal.app.app.request('/api/transactions/batch', { method: 'POST', headers, body })).status;
};

const fillLimits = async (payment = '50,000.00', day = '500,000', month = '9,000,000') => {
  await fill('Limit per payment', payment);
  await fill('Limit per day', day);
  await fill('Limit in 30 days', month);
};
/** A second person approves what waits for a system. */
const approve = async (name: string) => {
  const { rows } = await portal.app.admin.query(
    `select a.id from approval_request a where a.kind = 'MACHINE_KEY' and a.state = 'PENDING' and a.subject = $1`,
    [name],
  );
  expect((await decideKey(portal.app, rows[0].id)).status).toBe(200);
  await open();
};

const make = async (name: string, source: string): Promise<string> => {
  await click(say('machines.add'));
  await fill('System', name);
  const typed = (await fill('Source', source)) as HTMLInputElement;
  await waitFor(() => expect(typed.value).toBe(source.toUpperCase()));
  await click('All partners', 'radio');
  await fillLimits();
  await click(say('machines.make'));
  const key = await shownKey();
  await click(say('machines.keyKept'));
  return key;
};

describe('the page of systems', () => {
  it('says that there are none, and what to do', async () => {
    await portal.app.admin.query('delete from machine_account');
    await open();
    await screen.findByText(say('machines.noneHint'));
  });

  it('makes one and shows its key once', async () => {
    await open();
    const key = await make('Card switch', 'cards_main');
    const made = within(await card('Card switch'));
    expect(made.getByText('CARDS_MAIN')).toBeTruthy();
    expect(made.getByText(`…${key.slice(-4)}`)).toBeTruthy();
    expect(made.getByText(say('machines.allPartners'))).toBeTruthy();
    for (const limit of ['₱50,000.00', '₱500,000.00', '₱9,000,000.00'])
      expect(made.getByText(limit)).toBeTruthy();
    expect(document.body.textContent).not.toContain(key);
    made.getByText(say('machines.waits'));
    expect(made.getByRole('link', { name: say('machines.keyWaits') })).toBeTruthy();
    expect(await tried(key)).toBe(401);
    await approve('Card switch');
    within(await card('Card switch')).getByText('In use');
    expect(await tried(key)).toBe(200);
  });

  it('shows the one that was made while the list of before it was still on its way', async () => {
    const listed = Promise.withResolvers<Response>();
    portal.fault.on('GET', '/api/machine-accounts', () => listed.promise, 1);
    await open();
    await make('Kiosk switch', 'kiosks');
    listed.resolve(Response.json({ data: { list: [] } }));
    await card('Kiosk switch');
  });

  it('offers partners that have a code alone, several of them: every one that is offered is taken', async () => {
    await open();
    await click(say('machines.add'));
    await fill('System', 'One partner’s tills');
    await fill('Source', 'ONE_PARTNER');
    await click(say('machines.somePartners'), 'radio');
    fireEvent.mouseDown(await screen.findByLabelText('Partners'));
    const offered = await screen.findAllByRole('option');
    const labels = offered.map(({ textContent }) => textContent ?? '');
    expect(labels.filter((label) => !/ \(P\d+\)$/.test(label))).toEqual([]);
    offered[0]?.click();
    fireEvent.mouseDown(await screen.findByLabelText('Partners'));
    (await screen.findAllByRole('option'))[0]?.click();
    await fillLimits();
    await click(say('machines.make'));
    await shownKey();
    await click(say('machines.keyKept'));
    const names = labels.slice(0, 2).map((label) => label.replace(/ \(P\d+\)$/, ''));
    const made = within(await card('One partner’s tills'));
    expect(made.getByText(names.sort().join(', '))).toBeTruthy();
  });

  it('names what is missing beside its field, and sends nothing', async () => {
    await open();
    await click(say('machines.add'));
    const before = portal.callsOf('POST', '/api/machine-accounts').length;
    await fill('System', 'x');
    await fill('Source', 'A');
    await fill('Calls a minute', '601');
    await click(say('machines.make'));
    const box = await dialog();
    for (const key of ['nameNeeded', 'sourceNeeded', 'perMinuteNeeded', 'partnersNeeded', 'limitNeeded'])
      expect(box.getAllByText(say(`machines.${key}`)).length).toBeGreaterThan(0);
    await fillLimits('100', '99.99', '99');
    expect(box.getAllByText(say('machines.limitLower'))).toHaveLength(1);
    expect(portal.callsOf('POST', '/api/machine-accounts')).toHaveLength(before);
  });

  it('says that a name is another’s, and keeps what was typed', async () => {
    await open();
    await click(say('machines.add'));
    await fill('System', 'Card switch');
    await fill('Source', 'OTHER');
    await click('All partners', 'radio');
    await fillLimits();
    await click(say('machines.make'));
    const box = await dialog();
    await waitFor(() => expect(box.getAllByText(/Another system has this name/).length).toBeGreaterThan(0));
    expect((box.getByLabelText(/^Source/) as HTMLInputElement).value).toBe('OTHER');
  });

  it('gives a new key that waits, beside which the old one works on, and says until when', async () => {
    await open();
    const old = await make('Till', 'TILL');
    await approve('Till');
    await click(say('machines.renew'), 'button', await card('Till'));
    await click(say('machines.renew'), 'button', await screen.findByRole('dialog'));
    const fresh = await shownKey();
    expect(fresh).not.toBe(old);
    await click(say('machines.keyKept'));
    const waits = within(await card('Till'));
    await waits.findByText(say('machines.changeWaits'));
    waits.getByText(`…${fresh.slice(-4)}`);
    expect([await tried(old), await tried(fresh)]).toEqual([200, 401]);
    await approve('Till');
    await within(await card('Till')).findByText(/The key before this one counts until 11\/21\/2026/);
    expect([await tried(old), await tried(fresh)]).toEqual([200, 200]);
  });

  it('sends other limits and addresses for approval, and shows them once they are approved', async () => {
    await open();
    await make('Limits', 'LIMITS');
    await approve('Limits');
    await click(say('machines.edit'), 'button', await card('Limits'));
    await fill('Limit per payment', '750.50');
    await fill(/^IP addresses/, '203.0.113.7\n198.51.100.0/24');
    await click(say('machines.send'), 'button', await screen.findByRole('dialog'));
    await within(await card('Limits')).findByText(say('machines.changeWaits'));
    within(await card('Limits')).getByText('₱50,000.00');
    await approve('Limits');
    const changed = within(await card('Limits'));
    changed.getByText('₱750.50');
    changed.getByText('203.0.113.7, 198.51.100.0/24');
  });

  it('takes a system out of use at once, and back when a second person has approved', async () => {
    await open();
    const key = await make('Loans', 'LOANS_2');
    await approve('Loans');
    await click(say('machines.disable'), 'button', await card('Loans'));
    await click(say('machines.disable'), 'button', await screen.findByRole('dialog'));
    await within(await card('Loans')).findByText(say('machines.outOfUse'));
    expect(await tried(key)).toBe(401);
    await click(say('machines.enable'), 'button', await card('Loans'));
    await click(say('machines.send'), 'button', await screen.findByRole('dialog'));
    await within(await card('Loans')).findByText(say('machines.waits'));
    expect(await tried(key)).toBe(401);
    await approve('Loans');
    await within(await card('Loans')).findByText('In use');
    expect(await tried(key)).toBe(200);
  });
});
