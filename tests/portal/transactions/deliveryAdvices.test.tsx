import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { deliveryBench } from '#tests/support/settlement/deliveryBench.ts';

const LISTS = '/delivery-advice/list';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const bench = await deliveryBench(portal.app);
  await bench.advise([
    bench.advice('WAITS-1'),
    bench.advice('THERE-1', {
      status: 'DELIVERED',
      deliveredAt: '2026-11-20T09:40:00+08:00',
      deliveryReceipt: 'DR-77',
    }),
    bench.advice('GONE-1', {
      status: 'CANCELLED',
      cancelledAt: '2026-11-20T09:40:00+08:00',
      cancelReason: 'Out of stock',
    }),
  ]);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const named = (q: string) => `?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const tabs = async () => within(await screen.findByRole('navigation', { name: say('deliveryAdvices.tabs') }));
const idOf = async (number: string): Promise<string> =>
  (await portal.app.admin.query('select id from delivery_advice where number = $1', [number])).rows[0].id;

describe('the delivery advices', () => {
  it('[route.deliveryAdvice.list] have a tab for each status with its count, and filters go along', async () => {
    await portal.show(`${LISTS}/for-delivery${named('4300000001')}`, { as: 'sales.admin' });
    await heading('Delivery advice');
    const links = await tabs();
    await links.findByRole('link', { name: /^Cancelled\s*1$/ });
    links.getByRole('link', { name: /^For delivery\s*1$/ });
    expect((await screen.findByRole('link', { name: 'WAITS-1' })).getAttribute('href')).toBe(
      `/delivery-advice/${await idOf('WAITS-1')}`,
    );
    fireEvent.click(links.getByRole('link', { name: /^Delivered\s*1$/ }));
    await waitFor(() => expect(location.pathname).toBe(`${LISTS}/delivered`));
    await screen.findByRole('link', { name: 'THERE-1' });
    screen.getByText('DR-77');
    expect(screen.queryByRole('link', { name: 'WAITS-1' })).toBeNull();
    expect(new URLSearchParams(location.search).get('filter')).toContain('4300000001');
  });

  it('are reached by their base, and opened by nobody without the right', async () => {
    await portal.show('/delivery-advice', { as: 'store.manager' });
    await waitFor(() => expect(location.pathname).toBe(`${LISTS}/for-delivery`));
    await portal.show(`${LISTS}/for-delivery`, { as: 'finance.officer' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });

  it('say of which days they are', async () => {
    await portal.show(`${LISTS}/for-delivery`, { as: 'partner.admin' });
    await screen.findByText(say('list.ofAnyDay'));
    await click(/^Delivered/, 'link');
    await waitFor(() => expect(location.pathname).toBe(`${LISTS}/delivered`));
    await waitFor(() => expect(screen.queryByText(say('list.ofAnyDay'))).toBeNull());
  });

  it('open with what is delivered and what became of it, and no name of the customer', async () => {
    await portal.show(`/delivery-advice/${await idOf('THERE-1')}`, { as: 'store.manager' });
    await heading('THERE-1');
    screen.getByText('M••• S•••');
    screen.getByText('₱14,850.00');
    const course = within(screen.getByRole('region', { name: say('deliveryAdvices.course') }));
    course.getByText(say('deliveryAdvices.signed', { number: 'DR-77' }));
    expect(course.getAllByRole('listitem')).toHaveLength(2);
    await portal.show(`/delivery-advice/${await idOf('WAITS-1')}`, { as: 'store.manager' });
    await screen.findByText(say('deliveryAdvices.waits'));
    await portal.show(`/delivery-advice/${await idOf('GONE-1')}`, { as: 'store.manager' });
    await screen.findByText('Out of stock');
  });

  it('are not found where they are of another partner', async () => {
    await portal.show(`/delivery-advice/${await idOf('WAITS-1')}`, { as: 'other.partner' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'WAITS-1' })).toBeNull());
  });
});
