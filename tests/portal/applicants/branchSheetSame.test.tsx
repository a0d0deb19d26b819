import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BranchCells, branchCells } from '#tests/support/imports/branchBook.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  page = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const GOODS = 'Mobile and gadgets';
const NO_HOURS = { 'schedules.0.days': '', 'schedules.0.openingHour': '', 'schedules.0.closingHour': '' };
/** Stores that say nothing of what they sell or when. */
const bare = (count: number): BranchCells[] =>
  Array.from({ length: count }, (_, at) => branchCells(at, { commodities: '', ...NO_HOURS }));
const verdict = async (text: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: text });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};
const tick = (name: string) => click(name, 'checkbox');
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const words = async (part: 'same.commodities' | 'same.schedules'): Promise<string> => {
  const group = (await box(said(part))).closest('.a-same');
  return within(group as HTMLElement).getByRole('status').textContent ?? '';
};
const saysOf = (part: 'same.commodities' | 'same.schedules', text: string) =>
  waitFor(async () => expect(await words(part)).toBe(text));
interface Kept {
  merchantName: string;
  commodities?: { label: string }[];
  schedules?: { days: string[]; openingHour: string }[];
}
const kept = async (): Promise<Kept[]> => {
  const { as, reference } = page.own();
  const { body } = await portal.app.call('GET', `/api/self-service/drafts/${reference}`, { as });
  return body.data.parts.flatMap(({ part, values }: { part: string; values: Kept }) =>
    part.startsWith('branch-') ? [values] : [],
  );
};

describe('what all stores of a sheet have alike', () => {
  it('is said once before the file, fills empty cells only, and is in the stores', async () => {
    await page.open();
    await tick(said('same.commodities'));
    await tick(GOODS);
    await saysOf('same.commodities', said('same.later'));
    await tick(said('same.schedules'));
    await click(said('hours.everyDay'));
    const rows = bare(4);
    rows[1] = {
      ...rows[1],
      'schedules.0.days': 'Mon',
      'schedules.0.openingHour': '6:00',
      'schedules.0.closingHour': '7:00',
    };
    await page.choose(rows);
    await verdict(said('result.all.many', { count: 4, name: 'stores.xlsx' }));
    await saysOf('same.commodities', said('same.filled.many', { count: 4 }));
    await saysOf('same.schedules', `${said('same.filled.many', { count: 3 })} ${said('same.own.one')}`);
    await click(said('add.many', { count: 4 }));
    await screen.findByText(said('added.many', { count: 4, name: 'stores.xlsx' }));
    const stores = await kept();
    expect(stores.map(({ commodities }) => commodities?.map(({ label }) => label))).toEqual(
      Array.from({ length: 4 }, () => [GOODS]),
    );
    expect(stores.map(({ schedules }) => schedules?.[0]?.openingHour)).toEqual([
      '09:00',
      '06:00',
      '09:00',
      '09:00',
    ]);
    expect(sessionStorage.getItem(`suki.same.${page.own().reference}`)).toBeNull();
  });

  it('is said after the check too, outlives a reload and another file, and is taken back', async () => {
    await page.open();
    await page.choose(bare(2));
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));
    await tick(said('same.commodities'));
    await tick(GOODS);
    await saysOf('same.commodities', said('same.again'));
    await click(said('check'));
    await saysOf('same.commodities', said('same.filled.many', { count: 2 }));
    await portal.reload();
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));
    await saysOf('same.commodities', said('same.filled.many', { count: 2 }));
    // Folded once it is judged, so that rows to fix are near; opened to be changed.
    expect(screen.queryByRole('checkbox', { name: GOODS })).toBeNull();
    await screen.findByText(GOODS, { exact: false, selector: '.a-same-folded' });
    await click(`${said('same.change')} ${said('same.commodities')}`);
    expect((await box(GOODS)).checked).toBe(true);
    expect(document.activeElement).toBe(await box(said('same.commodities')));
    await page.choose(bare(3), 'again.xlsx');
    await verdict(said('result.all.many', { count: 3, name: 'again.xlsx' }));
    await saysOf('same.commodities', said('same.filled.many', { count: 3 }));

    await tick(said('same.commodities'));
    await saysOf('same.commodities', said('same.back.many', { count: 3 }));
    expect(screen.queryByRole('checkbox', { name: GOODS })).toBeNull();
    await click(said('check'));
    await saysOf('same.commodities', '');
    await click(said('add.many', { count: 3 }));
    await screen.findByText(said('added.many', { count: 3, name: 'again.xlsx' }));
    expect((await kept()).map(({ commodities }) => commodities)).toEqual([undefined, undefined, undefined]);
  });

  it('[WCAG 3.3.7] is offered as an earlier store of the application has it', async () => {
    const item = { key: 'MOBILE', label: GOODS, value: true, hidden: false, subCommodities: [] };
    const hours = { days: ['Friday'], openingHour: '11:00', closingHour: '22:00' };
    await page.open({
      'branch-0': { merchantName: 'First' },
      'branch-1': { merchantName: 'Nena Cubao', schedules: [hours], commodities: [item] },
    });
    const offer = said('selling.asOther', { name: 'Nena Cubao' });
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    await tick(said('same.schedules'));
    await click(offer);
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    expect(await screen.findByDisplayValue('11:00')).toBeTruthy();
    await page.choose(bare(1).map((row) => ({ ...row, merchantName: 'Nena Quiapo' })));
    await verdict(said('result.all.one', { name: 'stores.xlsx' }));
    await click(said('add.one'));
    await screen.findByText(said('added.one', { name: 'stores.xlsx' }));
    expect((await kept()).find(({ merchantName }) => merchantName === 'Nena Quiapo')?.schedules).toEqual([
      hours,
    ]);
  });

  it('with hours that are wrong fills in none until they are mended, and says so', async () => {
    await page.open();
    await tick(said('same.schedules'));
    await click(said('hours.weekdays'));
    const closes = await screen.findByLabelText(said('hours.closingHour'));
    fireEvent.change(closes, { target: { value: '08:00' } });
    fireEvent.focusOut(closes);
    await saysOf('same.schedules', said('same.wrong'));
    await screen.findByText('The closing time has to be later than the opening time');
    await page.choose(bare(2));
    await verdict(said('result.all.many', { count: 2, name: 'stores.xlsx' }));
    await saysOf('same.schedules', said('same.wrong'));
    fireEvent.change(await screen.findByLabelText(said('hours.closingHour')), { target: { value: '20:00' } });
    await saysOf('same.schedules', said('same.again'));
    await click(said('check'));
    await saysOf('same.schedules', said('same.filled.many', { count: 2 }));
  });

  it('leaves nothing on a device that is left', async () => {
    await page.open();
    await tick(said('same.commodities'));
    await tick(GOODS);
    expect(sessionStorage.getItem(`suki.same.${page.own().reference}`)).toContain(GOODS);
    await click('Leave this device');
    await click('Yes, leave');
    await waitFor(() => expect(location.pathname).toBe('/apply/continue'));
    expect(sessionStorage.getItem(`suki.same.${page.own().reference}`)).toBeNull();
  });
});
