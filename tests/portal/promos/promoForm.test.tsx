import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';

let portal: Portal;
let bench: ReturnType<typeof promoBench>;
let partner: string;
let holder: { code: string };
beforeAll(async () => {
  portal = await openPortal();
  bench = promoBench(portal.app);
  partner = (await portal.app.admin.query('select name from partner where id = 1')).rows[0].name;
  holder = await bench.make({
    code: 'RANK-HOLDER',
    categories: [{ code: 'NEW_ARRIVALS', rank: 20 }],
  });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const AS = 'loyalty.editor';
const label = (field: string) => say(`promos.field.${field}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const input = async (field: string) => (await screen.findByLabelText(label(field))) as HTMLInputElement;
const leave = async (field: string, value: string) => {
  fireEvent.change(await input(field), { target: { value } });
  fireEvent.focusOut(await input(field));
};
/** What the form says to be wrong, all of it in one place. */
const summary = async () => {
  const title = await screen.findByText(say('form.errorsTitle'));
  return within(title.closest<HTMLElement>('[role=alert]') ?? title);
};
const submit = () => click(say('promos.submit'));
const sent = () => portal.callsOf('POST', '/api/promos');
const stores = () => screen.findByRole('listbox', { name: say('promos.stores.list') });

/** Fills in what a promo cannot do without. */
const write = async (name: string) => {
  await portal.show('/my-promos/create', { as: AS });
  await heading(say('promos.new'));
  await fill(label('name'), name);
  await leave('discountRate', '12.5');
  await leave('minAmountDiscount', '1234.5');
  await choose(label('storeCategoryId'), 'Mobile and gadgets');
  await choose(label('category'), 'Cashback');
  await fill(label('from'), '12/01/2026');
  await fill(label('to'), '12/24/2026');
  await fill(label('storeName'), 'Lantern House');
  await choose(label('partners'), partner);
};

describe('the form of a promo', () => {
  it('submits what was typed, and leads to the promo', async () => {
    await write('Written in the form');
    expect((await input('discountRate')).value).toBe('12.50');
    expect((await input('minAmountDiscount')).value).toBe('1,234.50');
    await stores();
    await submit();
    await heading('Written in the form');
    const { body } = sent()[0] ?? {};
    expect(JSON.parse(body ?? '')).toMatchObject({
      discountRate: '12.50',
      minAmountDiscount: '1,234.50',
      partnerIds: ['1'],
      categories: [{ code: 'CASHBACK', rank: null }],
      merchantLocations: { mode: 'all', ids: [] },
    });
    expect(location.pathname).toMatch(/^\/my-promos\/PRO\d+$/);
    expect(screen.getByText('₱1,234.50')).toBeTruthy();
  });

  it('takes no last day that is over', async () => {
    await write('Over before it is made');
    await fill(label('from'), '11/01/2026');
    await fill(label('to'), '11/19/2026');
    const before = sent().length;
    await submit();
    expect((await summary()).getByText(/This day is over/)).toBeTruthy();
    expect(sent()).toHaveLength(before);
  });

  it('leaves a figure that is none as it was typed, and says why', async () => {
    await write('Written with commas');
    await leave('minAmountDiscount', '1,23,4');
    expect((await input('minAmountDiscount')).value).toBe('1,23,4');
    await leave('discountRate', '12,50');
    expect((await input('discountRate')).value).toBe('12,50');
    const before = sent().length;
    await submit();
    const wrong = await summary();
    expect(wrong.getByText(/commas only before every three digits/)).toBeTruthy();
    expect(wrong.getByText(/two decimals behind a point, like 12.50/)).toBeTruthy();
    expect(sent()).toHaveLength(before);
  });

  it('names what is missing beside its fields and in a summary', async () => {
    await portal.show('/my-promos/create', { as: AS });
    await heading(say('promos.new'));
    await fill(label('name'), 'Half a promo');
    await submit();
    const wrong = await summary();
    for (const name of [label('discountRate'), label('partners'), 'Category', label('from')])
      expect(wrong.getByText(`${name}: Required`)).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('[promo.descriptionCut] cuts the description at 400 characters and counts along', async () => {
    await portal.show('/my-promos/create', { as: AS });
    const field = (await screen.findByLabelText(/^Description/)) as HTMLTextAreaElement;
    fireEvent.change(field, { target: { value: 'ñ'.repeat(401) } });
    await waitFor(() => expect(field.value).toHaveLength(400));
    expect(screen.getByText(say('promos.help.descriptionFull', { count: 400, most: 400 }))).toBeTruthy();
  });

  it('[promo.ranksNA] offers N/A first, and no rank that another promo holds', async () => {
    const { list } = (await portal.app.call('GET', '/api/promos/codelist/categories', { as: AS })).body.data;
    const name = list.find((row: { code: string }) => row.code === 'NEW_ARRIVALS').label;
    await portal.show('/my-promos/create', { as: AS });
    await choose(label('category'), name);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: label('rank') }));
    const options = await waitFor(() => {
      const found = screen.getAllByRole('option');
      expect(found.length).toBeGreaterThan(1);
      return found;
    });
    expect(options.map((option) => option.textContent).slice(0, 2)).toEqual([
      'N/A',
      expect.stringMatching(/^1/),
    ]);
    const taken = options.at(-1);
    expect(taken?.textContent).toBe(`20${say('promos.rankHeld', { code: holder.code })}`);
    expect(taken?.getAttribute('aria-disabled')).toBe('true');
  });

  it('[promo.categoriesFiltered] offers every category but Featured', async () => {
    await portal.show('/my-promos/create', { as: AS });
    const field = await screen.findByLabelText(label('category'));
    fireEvent.focus(field);
    fireEvent.mouseDown(field);
    await screen.findByRole('option', { name: 'Cashback' });
    expect(screen.queryByRole('option', { name: 'Featured' })).toBeNull();
  });

  it('warns of a promo that runs over three months, and of one that it collides with', async () => {
    await bench.make({ code: 'COLLIDES', storeName: 'Lantern House', categories: [{ code: 'CASHBACK' }] });
    await write('Too long and in the way');
    expect(await screen.findByText(/COLLIDES/)).toBeTruthy();
    expect(screen.queryByText(say('promos.warn.months'))).toBeNull();
    await fill(label('to'), '03/02/2027');
    expect(await screen.findByText(say('promos.warn.months'))).toBeTruthy();
  });

  it('chooses stores without holding them all, one by one and all that match', async () => {
    await write('Some of the stores');
    const list = await stores();
    const chosen = (count: number, total: number) =>
      screen.findByText(say('promos.stores.chosen', { count, total }));
    const all = Number(list.querySelector('[role=option]')?.getAttribute('aria-setsize'));
    await chosen(all, all);
    const [first] = await within(list).findAllByRole('option');
    if (first) fireEvent.click(first);
    await chosen(all - 1, all);
    await click(say('promos.stores.noneOf'));
    await chosen(0, all);
    await submit();
    expect((await summary()).getByText(/^Stores that take part/)).toBeTruthy();
    fireEvent.keyDown(await stores(), { key: ' ' });
    await chosen(1, all);
    await submit();
    await heading('Some of the stores');
    const { merchantLocations } = JSON.parse(sent()[0]?.body ?? '');
    expect(merchantLocations).toEqual({ mode: 'only', ids: [expect.any(String)] });
  });

  it('sends its images once it is there, in the order that was set', async () => {
    await write('With its pictures');
    const choosing = `Choose files: ${say('promos.section.images')}`;
    chooseFiles(choosing, [new File([FILES.png], 'one.png'), new File([FILES.png], 'two.png')]);
    await click(say('promos.order.down', { name: 'one.png' }));
    expect(
      await screen.findByText(say('promos.order.moved', { name: 'one.png', place: 2, of: 2 })),
    ).toBeTruthy();
    await submit();
    await heading('With its pictures');
    const rows = await screen.findByRole('list', { name: say('promos.section.images') });
    await waitFor(() =>
      expect(
        within(rows)
          .getAllByRole('img')
          .map((image) => image.getAttribute('alt')),
      ).toEqual(['two.png', 'one.png']),
    );
  });
});

it('an image that is none is refused as it is chosen, beside those that are kept', async () => {
  await portal.show('/my-promos/create', { as: AS });
  await heading(say('promos.new'));
  chooseFiles(`Choose files: ${say('promos.section.images')}`, [
    new File([FILES.png], 'one.png'),
    new File(['MZ not a picture'], 'two.png'),
  ]);
  expect(await screen.findByText('two.png: File is not valid')).toBeTruthy();
  expect(screen.getByText('one.png')).toBeTruthy();
  expect(screen.queryByText('two.png')).toBeNull();
});

describe('a copy of a promo', () => {
  it('begins as the other one, without its days, its permit and its ranks', async () => {
    const source = await bench.make({ code: 'THE-SOURCE', name: 'To be copied', isQr: true });
    await bench.upload(source.promoId);
    await portal.show(`/my-promos/create?from=${source.code}`, { as: AS });
    await heading(say('promos.cloneTitle'));
    expect((await input('name')).value).toBe('To be copied');
    expect((await input('from')).value).toBe('');
    await fill(label('from'), '02/01/2027');
    await fill(label('to'), '02/10/2027');
    await submit();
    await heading('To be copied');
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ cloneOf: source.promoId, isQr: true });
    expect(location.pathname).not.toBe('/my-promos/THE-SOURCE');
    expect(await screen.findByRole('list', { name: say('promos.section.images') })).toBeTruthy();
  });
});

describe('the form of a promo that is there', () => {
  it('saves what was changed, and shows a conflict instead of overwriting', async () => {
    const promo = await bench.make({ name: 'Edited by two' });
    await portal.show(`/my-promos/${promo.code}?edit`, { as: AS });
    await heading(`${say('form.edit')}: Edited by two`);
    await fill(label('storeName'), 'Mine Store');
    await bench.edit(promo, { name: 'Edited by two', storeName: 'Their Store' }, { as: 'sales.admin' });
    await click(say('common.save'));
    const dialog = await screen.findByRole('dialog', { name: say('form.conflictTitle') });
    expect(dialog.textContent).toContain('sales.admin');
    expect(within(dialog).getByText('Their Store')).toBeTruthy();
    fireEvent.click(within(dialog).getByLabelText(/Mine Store/));
    await click(say('form.saveChosen'), 'button', dialog);
    await heading('Edited by two');
    expect((await bench.read(promo.code)).storeName).toBe('Mine Store');
  });

  it('opens from the page of the promo, which was read only a moment ago', async () => {
    const promo = await bench.make({ name: 'Opened from its page' });
    await portal.show(`/my-promos/${promo.code}`, { as: AS });
    await heading('Opened from its page');
    await click(say('form.edit'), 'link');
    expect((await input('name')).value).toBe('Opened from its page');
  });

  it('does not open once it is approved, and says why', async () => {
    const promo = await bench.approved({ name: 'Approved already' });
    await portal.show(`/my-promos/${promo.code}?edit`, { as: AS });
    expect(await screen.findByText(say('promos.notEditable', { status: 'Approved' }))).toBeTruthy();
  });
});
