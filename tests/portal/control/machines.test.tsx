import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

const make = async (name: string, source: string): Promise<string> => {
  await click(say('machines.add'));
  await fill('System', name);
  const typed = (await fill('Source', source)) as HTMLInputElement;
  await waitFor(() => expect(typed.value).toBe(source.toUpperCase()));
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
    expect(document.body.textContent).not.toContain(key);
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

  it('offers partners that have a code alone: every one that is offered is taken', async () => {
    await open();
    await click(say('machines.add'));
    await fill('System', 'One partner’s tills');
    await fill('Source', 'ONE_PARTNER');
    fireEvent.mouseDown(await screen.findByLabelText('Partner'));
    const offered = await screen.findAllByRole('option');
    const labels = offered.map(({ textContent }) => textContent ?? '');
    expect(labels.filter((label) => !/ \(P\d+\)$/.test(label))).toEqual([]);
    offered[0]?.click();
    await click(say('machines.make'));
    await shownKey();
    await click(say('machines.keyKept'));
    expect(
      within(await card('One partner’s tills')).getByText(labels[0]?.replace(/ \(P\d+\)$/, '') ?? ''),
    ).toBeTruthy();
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
    for (const key of ['nameNeeded', 'sourceNeeded', 'perMinuteNeeded'])
      expect(box.getAllByText(say(`machines.${key}`)).length).toBeGreaterThan(0);
    expect(portal.callsOf('POST', '/api/machine-accounts')).toHaveLength(before);
  });

  it('says that a name is another’s, and keeps what was typed', async () => {
    await open();
    await click(say('machines.add'));
    await fill('System', 'Card switch');
    await fill('Source', 'OTHER');
    await click(say('machines.make'));
    const box = await dialog();
    await waitFor(() => expect(box.getAllByText(/Another system has this name/).length).toBeGreaterThan(0));
    expect((box.getByLabelText(/^Source/) as HTMLInputElement).value).toBe('OTHER');
  });

  it('gives a new key beside which the old one counts on, and says until when', async () => {
    await open();
    const old = await make('Till', 'TILL');
    await click(say('machines.renew'), 'button', await card('Till'));
    await click(say('machines.renew'), 'button', await screen.findByRole('dialog'));
    const fresh = await shownKey();
    expect(fresh).not.toBe(old);
    await click(say('machines.keyKept'));
    await within(await card('Till')).findByText(/The key before this one counts until 11\/21\/2026/);
    expect([await tried(old), await tried(fresh)]).toEqual([200, 200]);
  });

  it('takes a system out of use at once, and back', async () => {
    await open();
    const key = await make('Loans', 'LOANS_2');
    await click(say('machines.disable'), 'button', await card('Loans'));
    await click(say('machines.disable'), 'button', await screen.findByRole('dialog'));
    await within(await card('Loans')).findByText(say('machines.outOfUse'));
    expect(await tried(key)).toBe(401);
    await click(say('machines.enable'), 'button', await card('Loans'));
    await click(say('machines.enable'), 'button', await screen.findByRole('dialog'));
    await within(await card('Loans')).findByText('In use');
    expect(await tried(key)).toBe(200);
  });
});
