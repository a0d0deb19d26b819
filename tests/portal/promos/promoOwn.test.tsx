import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = promoBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const OWN = { as: 'partner.admin' };
const label = (field: string) => say(`promos.field.${field}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const page = (code: string) => `/my-promos/${code}`;
const editing = () => screen.queryByRole('link', { name: say('form.edit') });

describe('somebody of a partner’s head office', () => {
  it('makes a promo without the fields that are staff’s, of its own partner', async () => {
    await portal.show('/my-promos', OWN);
    await click(say('promos.new'), 'link');
    await heading(say('promos.new'));
    expect(await screen.findByText(say('promos.ownIntro'))).toBeTruthy();
    for (const field of ['code', 'rank', 'partners'])
      expect(screen.queryByLabelText(label(field)), field).toBeNull();
    expect(screen.getByRole('heading', { name: say('promos.section.ownWhere') })).toBeTruthy();
    const [store] = await screen.findAllByText(/^(City of|.+) [^·]*·/, { selector: '[role=option] *' });
    expect(store?.textContent).not.toContain('Kaagapay Hillmark Furniture Sales Corp.');
    await fill(label('name'), 'Sariling Sulit');
    fireEvent.change(await screen.findByLabelText(label('discountRate')), { target: { value: '12.5' } });
    await choose(label('storeCategoryId'), 'Mobile and gadgets');
    await choose(label('category'), 'Cashback');
    await fill(label('from'), '12/01/2026');
    await fill(label('to'), '12/24/2026');
    await fill(label('storeName'), 'Lantern House');
    await click(say('promos.submit'));
    await heading('Sariling Sulit');
    expect(await screen.findByText(say('promos.section.images'))).toBeTruthy();
    const code = location.pathname.split('/').at(-1) ?? '';
    expect(await bench.read(code)).toMatchObject({
      status: 'SUBMITTED',
      owner: { id: '1' },
      createdBy: 'partner.admin',
    });
  });

  it('edits it and its pictures while it is submitted, with what staff gave it, and clones it', async () => {
    const promo = await bench.make({}, OWN);
    await bench.edit(promo, { categories: [{ code: 'CASHBACK', rank: 18 }] });
    await portal.show(page(promo.code), OWN);
    await heading(promo.name);
    expect(screen.getByText(say('promos.images.note', { most: 6 }))).toBeTruthy();
    await waitFor(() => expect(editing()).not.toBeNull());
    await click(say('form.edit'), 'link');
    await fill(label('name'), 'Binagong Sulit');
    await click(say('common.save'));
    await heading('Binagong Sulit');
    expect((await bench.read(promo.code)).categories).toMatchObject([{ code: 'CASHBACK', rank: 18 }]);
    expect(screen.getByText(label('categories')).parentElement?.textContent).not.toMatch(/rank|18/);
    await portal.tidy();
    await portal.show(`/my-promos/create?from=${promo.code}`, OWN);
    await heading(say('promos.cloneTitle'));
  });

  it('reads it afterwards, and is told why the form does not open', async () => {
    const promo = await bench.make({ name: 'Hawak na' }, OWN);
    await bench.move(promo.code, 'PENDING');
    await portal.show(`${page(promo.code)}?edit`, OWN);
    await heading('Hawak na');
    expect(screen.getByText(say('promos.takenUp', { status: 'Pending' }))).toBeTruthy();
    expect(editing()).toBeNull();
    expect(screen.getByText(say('promos.images.readNote', { most: 6 }))).toBeTruthy();
    await portal.tidy();
    const staffs = await bench.make({ name: 'Ng provider' });
    await portal.show(`${page(staffs.code)}?edit`, OWN);
    await heading('Ng provider');
    expect(screen.getByText(say('promos.notOwn'))).toBeTruthy();
    expect(editing()).toBeNull();
  });

  it('finds no promo of another partner', async () => {
    const promo = await bench.make({}, OWN);
    await portal.show(page(promo.code), { as: 'other.partner' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
  });
});

describe('staff', () => {
  it('see whose a promo is', async () => {
    const promo = await bench.make({ name: 'Kanino ito' }, OWN);
    await portal.show(page(promo.code), { as: 'loyalty.editor' });
    await heading('Kanino ito');
    const owner = screen.getByText(label('owner')).parentElement;
    expect(owner?.textContent).toContain(promo.owner.name);
    expect(editing()).not.toBeNull();
  });
});

describe('people of single stores', () => {
  it.each(['store.manager', 'frontliner'])('%s makes none', async (as) => {
    await portal.app.admin.query(
      `update access_role set permissions = permissions || '{PRO_CREATE}' where name in ('STORE_MANAGER', 'STORE_FRONTLINER')
         and not permissions @> '{PRO_CREATE}'`,
    );
    await portal.show('/my-promos', { as });
    await screen.findByRole('table', { name: 'Promos' });
    expect(screen.queryByRole('link', { name: say('promos.new') })).toBeNull();
    await portal.tidy();
    await portal.show('/my-promos/create', { as });
    expect(await screen.findByText(say('errors.forbidden'))).toBeTruthy();
  });
});
