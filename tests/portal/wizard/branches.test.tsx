import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { freshTin, placeIn } from '#tests/support/records/partnerBodies.ts';
import { NEW, stores, WRITER, wizardBench } from '#tests/support/records/wizardBench.ts';
import { addressToValues } from '../../../src/components/ui/address/addressValues.ts';
import { type Branch, emptyBranch } from '../../../src/pages/newPartner/wizard/answers.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const { keep, whole, openStores: open } = wizardBench(() => portal);

/** The names of the stores that the table shows. */
const names = () =>
  [...document.querySelectorAll('tbody tr td:nth-child(2)')].map((cell) => cell.textContent?.trim());
/** The alert of an error; others tell of the draft. */
const refusal = () => screen.queryAllByRole('alert').find((alert) => alert.className.includes('colorError'));
const dialog = () => screen.findByRole('dialog');
const menu = async (name: string, item: string) => {
  await click(say('branches.actions', { name }));
  await click(say(`branches.${item}`), 'menuitem');
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `Branch ${at + 1}`);

describe('the list of stores', () => {
  it('without a store says that one is needed, and does not go on', async () => {
    await open([]);
    expect(await screen.findByText(say('branches.none'))).toBeTruthy();
    await click(say('wizard.next'));
    await waitFor(() => expect(refusal()?.textContent).toBe(say('branches.noneHelp.stores')));
  });

  it('may stay empty in the application of a partner', async () => {
    await keep({ ...(await whole('Nena Alone')), reached: 0 });
    await portal.show(`${NEW}/branch-details/merchant`, { as: WRITER });
    expect(await screen.findByText(say('branches.noneHelp.partner'))).toBeTruthy();
    await click(say('wizard.next'));
    await waitFor(() => expect(location.pathname).toBe(`${NEW}/branch-details/retailer`));
  });

  it('shows 500 stores a page at a time, finds one by its name and narrows to those to complete', async () => {
    await open([...stores(...many(499)), emptyBranch({ merchantName: 'Ñoño' })]);
    await waitFor(() => expect(names()).toHaveLength(50));
    expect(screen.getByText(say('list.range', { from: 1, to: 50, total: 500 }))).toBeTruthy();
    await click(say('list.nextPage'));
    await waitFor(() => expect(names()[0]).toBe('Branch 51'));
    await fill(say('branches.search'), 'nono');
    await waitFor(() => expect(names()).toEqual(['Ñoño']));
    await fill(say('branches.search'), '');
    await click(say('branches.onlyFaulty', { count: 1 }));
    await waitFor(() => expect(names()).toEqual(['Ñoño']));
    expect(screen.getByRole('link', { name: /4 to complete/ }).textContent).toContain('Region');
  });

  it('says in words where a store is, and leads to its page', async () => {
    const address = {
      ...addressToValues(undefined),
      ...(await placeIn(portal.app.admin, 'City of Calamba')),
    };
    const { base } = await open([
      emptyBranch({ merchantName: 'SM Calamba', address, tinNumber: '123456789' }),
    ]);
    expect(await screen.findByText(/City of Calamba, Laguna/)).toBeTruthy();
    expect(screen.getByText('123-456-789')).toBeTruthy();
    await click('SM Calamba', 'link');
    await waitFor(() => expect(decodeURIComponent(location.pathname)).toBe(`${base}merchant/0/SM Calamba`));
  });

  it('takes several stores out of pasted text, and leaves out those that are there', async () => {
    const { draftStores } = await open(stores('SM Manila'));
    await click(say('branches.addSeveral'));
    const box = await dialog();
    await click('Add 0 stores', 'button', box);
    expect(await within(box).findByText(say('branches.several.nothing'))).toBeTruthy();
    await fill(
      say('branches.several.label'),
      'Store\tTIN\nsm manila\t\nSM Cebu\t123-456-789\t0917 123 4567\nSM Davao\t12',
    );
    expect(within(box).getByText(say('branches.several.double'))).toBeTruthy();
    expect(within(box).getByText(say('branches.several.wrongTin'))).toBeTruthy();
    await click('Add 2 stores', 'button', box);
    await waitFor(() => expect(names()).toEqual(['SM Manila', 'SM Cebu', 'SM Davao']));
    expect(
      await screen.findByText('2 stores were added: complete each by its name in the list.'),
    ).toBeTruthy();
    await keyboardInPage();
    await waitFor(async () =>
      expect((await draftStores())[1]).toMatchObject({
        tinNumber: '123456789',
        contactNumber: '0917 123 4567',
      }),
    );
  });

  it('takes five hundred rows of a spreadsheet, the first of which begins with a quote of its own', async () => {
    await open([]);
    await click(say('branches.addSeveral'));
    const rows = many(499).map((name) => `"${name}\nBranch"\t\t0917 123 4567`);
    await fill(say('branches.several.label'), ['"Aling" Nena Store', ...rows].join('\r\n'));
    const box = await dialog();
    expect(await within(box).findByText('"Aling" Nena Store')).toBeTruthy();
    await click('Add 500 stores', 'button', box);
    await waitFor(() => expect(names()[0]).toBe('"Aling" Nena Store'));
    // The button that asked for them stood in the empty list.
    await keyboardInPage();
    expect(names()[1]).toBe(`${many(499)[0]} Branch`);
  });

  it('refuses more stores than an application takes', async () => {
    await open(stores(...many(499)));
    await click(say('branches.addSeveral'));
    const box = await dialog();
    await fill(say('branches.several.label'), 'A\nB');
    expect(within(box).getByText(say('branches.several.tooMany', { most: 500, room: 1 }))).toBeTruthy();
    await click('Add 2 stores', 'button', box);
    expect(box.isConnected).toBe(true);
  });

  it('duplicates a store without its TIN, and removes several after asking', async () => {
    const [one, ...others] = stores('SM Manila', 'SM Cebu');
    const { draftStores } = await open([{ ...one, tinNumber: freshTin() } as Branch, ...others]);
    await menu('SM Manila', 'duplicate');
    await waitFor(() => expect(names()).toEqual(['SM Manila', 'SM Manila 2', 'SM Cebu']));
    await waitFor(async () =>
      expect((await draftStores()).map(({ tinNumber }) => tinNumber === '')).toEqual([false, true, true]),
    );
    for (const name of ['SM Manila', 'SM Cebu']) await click(say('branches.select', { name }), 'checkbox');
    await click(say('branches.remove'));
    expect((await dialog()).textContent).toContain('SM Manila, SM Cebu');
    await click(say('branches.remove'), 'button', await dialog());
    await waitFor(() => expect(names()).toEqual(['SM Manila 2']));
    expect(await screen.findByText('2 stores were removed.')).toBeTruthy();
    await keyboardInPage();
  });

  it('copies parts of one store to the chosen ones', async () => {
    const hours = [{ days: ['Monday', 'Tuesday'], openingHour: '09:00', closingHour: '18:00' }];
    const [one, ...others] = stores('SM Manila', 'SM Cebu', 'SM Davao');
    const { draftStores } = await open([{ ...one, schedules: hours } as Branch, ...others], 'commodity');
    expect(await screen.findByText('Mon, Tue 09:00–18:00')).toBeTruthy();
    await click(say('branches.select', { name: 'SM Davao' }), 'checkbox');
    await menu('SM Manila', 'copyToOthers');
    const box = await dialog();
    expect(
      within(box).getByRole<HTMLInputElement>('checkbox', { name: say('branches.part.schedules') }).checked,
    ).toBe(true);
    await click(say('branches.copy.toSelected', { count: 1 }), 'radio', box);
    await click('Copy to 1 store', 'button', box);
    await waitFor(async () =>
      expect((await draftStores()).map(({ schedules }) => schedules)).toEqual([hours, [], hours]),
    );
  });

  it('does not go on while a store lacks something, and names it', async () => {
    const { base } = await open([...stores('SM Manila'), emptyBranch({ merchantName: 'SM Cebu' })]);
    await click(say('wizard.next'));
    await waitFor(() => expect(refusal()).toBeTruthy());
    await click('SM Cebu', 'link', refusal());
    await waitFor(() => expect(decodeURIComponent(location.pathname)).toBe(`${base}merchant/1/SM Cebu`));
  });
});
