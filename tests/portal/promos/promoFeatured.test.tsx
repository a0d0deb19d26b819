import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PAGE = '/my-promos/featured';
const ORDER = '/api/promos/featured/order';
const NAMES = ['First of three', 'Second of three', 'Third of three'];

let portal: Portal;
let bench: ReturnType<typeof promoBench>;
let ids: string[];
/** What each is called where it is moved. */
let called: string[];
beforeAll(async () => {
  portal = await openPortal();
  bench = promoBench(portal.app);
  await portal.app.admin.query('update promo set is_featured = false, featured_position = null');
  const promos = await Promise.all(NAMES.map((name) => bench.approved({ name })));
  ids = promos.map(({ promoId }) => promoId);
  called = promos.map(({ name, code }) => `${name} (${code})`);
  for (const id of ids) await bench.feature(id, true);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const list = () => screen.findByRole('list', { name: say('promos.featured.order') });
const shown = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.textContent);
const show = async () => {
  await portal.show(PAGE, { as: 'loyalty.editor' });
  await list();
};
const stored = async (): Promise<string[]> =>
  (await portal.app.call('GET', '/api/promos/featured', { as: 'loyalty.editor' })).body.data.list.map(
    (row: { name: string }) => row.name,
  );
const orders = () => portal.callsOf('POST', ORDER);

describe('the featured promos', () => {
  it('are put in order by the arrow keys, spoken, saved at once and put back by Undo', async () => {
    await show();
    expect(await shown()).toEqual(NAMES);
    const grip = await screen.findByRole('button', {
      name: say('promos.order.grip', { name: called[0] ?? '' }),
    });
    grip.focus();
    fireEvent.keyDown(grip, { key: 'ArrowDown' });
    const next = [NAMES[1], NAMES[0], NAMES[2]];
    await waitFor(async () => expect(await shown()).toEqual(next));
    expect(
      screen.getByText(say('promos.order.moved', { name: called[0] ?? '', place: 2, of: 3 })),
    ).toBeTruthy();
    await waitFor(async () => expect(await stored()).toEqual(next));
    expect(JSON.parse(orders()[0]?.body ?? '')).toEqual({ ids: [ids[1], ids[0], ids[2]], seen: ids });
    await click(say('promos.featured.undo'));
    await waitFor(async () => expect(await stored()).toEqual(NAMES));
  });

  it('are put in order by dragging one over another', async () => {
    await show();
    const rows = within(await list()).getAllByRole('listitem');
    rows.forEach((row, at) => {
      row.getBoundingClientRect = () => new DOMRect(0, at * 60, 600, 60);
    });
    const grip = await screen.findByRole('button', {
      name: say('promos.order.grip', { name: called[2] ?? '' }),
    });
    grip.setPointerCapture = () => undefined;
    const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY });
    fireEvent.pointerDown(grip, at(150));
    fireEvent.pointerMove(grip, at(20));
    await new Promise((done) => setTimeout(done));
    fireEvent.pointerUp(grip, at(20));
    await waitFor(async () => expect(await stored()).toEqual([NAMES[2], NAMES[0], NAMES[1]]));
    await portal.app.call('POST', ORDER, {
      as: 'loyalty.editor',
      body: { ids, seen: [ids[2], ids[0], ids[1]] },
    });
  });

  it('are not moved over what somebody else moved: it is told, and theirs is shown', async () => {
    await show();
    const theirs = [ids[2], ids[1], ids[0]];
    await portal.app.call('POST', ORDER, { as: 'sales.admin', body: { ids: theirs, seen: ids } });
    await click(say('promos.order.down', { name: called[0] ?? '' }));
    const dialog = await screen.findByRole('dialog', { name: say('promos.featured.movedTitle') });
    await click(say('promos.moved.reload'), 'button', dialog);
    await waitFor(async () => expect(await shown()).toEqual([...NAMES].reverse()));
    await portal.app.call('POST', ORDER, { as: 'sales.admin', body: { ids, seen: theirs } });
  });

  it('[promo.featured] take in one that is approved and not over, and let one go', async () => {
    const fresh = await bench.approved({ name: 'Fourth and new' });
    await bench.make({ name: 'Fourth but submitted' });
    await show();
    await choose(say('promos.featured.add'), /^Fourth and new/, 'Fourth');
    await waitFor(async () => expect(await shown()).toEqual([...NAMES, 'Fourth and new']));
    const path = `/api/promos/featured/${fresh.promoId}`;
    expect(portal.callsOf('POST', path).map(({ body }) => JSON.parse(body))).toEqual([{ isFeatured: true }]);
    await click(`${say('promos.unfeature')}: Fourth and new (${fresh.code})`);
    await waitFor(async () => expect(await shown()).toEqual(NAMES));
    expect(JSON.parse(portal.callsOf('POST', path).at(-1)?.body ?? '')).toEqual({ isFeatured: false });
  });

  it('[promo.featured] are featured from their own page too, unless they are not approved', async () => {
    const open = await bench.make({ name: 'Not approved yet' });
    await portal.show(`/my-promos/${open.code}`, { as: 'loyalty.editor' });
    await click(say('promos.more'));
    const item = await screen.findByRole('menuitem', { name: new RegExp(`^${say('promos.feature')}`) });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain(say('promos.notFeaturable'));
  });

  it('are closed to those who may only look', async () => {
    await portal.show(PAGE, { as: 'partner.admin' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});
