import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent);
const kept = async (as: string) =>
  (await portal.app.call('GET', '/api/user/preferences', { as })).body.data['settings.desk'];

describe('the desk as its user arranges it', () => {
  it('orders and hides sections by buttons, keeps that on the server, and puts it back [perm.intDash]', async () => {
    const as = 'sales.admin';
    await portal.show('/', { as });
    const { body } = await portal.app.call('GET', '/api/desk', { as });
    const { queues } = body.data as Desk;
    const [first, second] = queues.filter(({ total }) => total > 0);
    const placeOf = (queue: typeof first) => queues.findIndex(({ name }) => name === queue?.name) + 1;
    const [one = '', other = ''] = [first, second].map((queue) => say(`dashboard.queue.${queue?.name}`));
    await screen.findByRole('region', { name: one });
    const before = titles();
    expect(before.indexOf(one)).toBeLessThan(before.indexOf(other));

    await click(say('dashboard.arrange.title'));
    const dialog = within(await screen.findByRole('dialog'));
    // Past those in which nothing waits too.
    for (let place = placeOf(second) - 1; place >= placeOf(first); place -= 1) {
      fireEvent.click(dialog.getByRole('button', { name: say('dashboard.arrange.up', { name: other }) }));
      await dialog.findByText(say('dashboard.arrange.moved', { name: other, place, of: queues.length }));
    }
    fireEvent.click(dialog.getByRole('switch', { name: say('dashboard.events') }));
    fireEvent.click(dialog.getByRole('button', { name: say('dashboard.arrange.done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titles().indexOf(other)).toBeLessThan(titles().indexOf(one));
    expect(titles()).not.toContain(say('dashboard.events'));
    await waitFor(async () => expect(await kept(as)).toMatchObject({ hidden: ['events'] }), {
      timeout: 5000,
    });

    await portal.show('/', { as });
    await screen.findByRole('region', { name: one });
    expect(titles().indexOf(other)).toBeLessThan(titles().indexOf(one));
    expect(titles()).not.toContain(say('dashboard.events'));

    await click(say('dashboard.arrange.title'));
    await click(say('dashboard.arrange.putBack'));
    await click(say('dashboard.arrange.done'));
    await waitFor(() => expect(titles()).toEqual(before));
    await waitFor(async () => expect(await kept(as)).toBeUndefined(), { timeout: 5000 });
  });

  it('says of no more than it shows that nothing waits, while something waits in a hidden queue', async () => {
    const as = 'loyalty.editor';
    await portal.show('/', { as });
    const { body } = await portal.app.call('GET', '/api/desk', { as });
    const [full] = (body.data as Desk).queues.filter(({ total }) => total > 0);
    await screen.findByText(say('dashboard.nothingElseWaits'));
    await click(say('dashboard.arrange.title'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('switch', { name: say(`dashboard.queue.${full?.name}`) }));
    await screen.findByText(say('dashboard.nothingWaitsHere'));
    expect(screen.queryByText(say('dashboard.nothingElseWaits'))).toBeNull();
    await click(say('dashboard.arrange.putBack'));
    await screen.findByText(say('dashboard.nothingElseWaits'));
  });

  it('is arranged by a manager of a store [perm.merDashEdit]', async () => {
    await portal.show('/', { as: 'store.manager' });
    expect(await screen.findByRole('button', { name: say('dashboard.arrange.title') })).toBeTruthy();
  });

  it('is left as it is by people at the counter, who only see it [perm.merDash]', async () => {
    await portal.show('/', { as: 'frontliner' });
    await screen.findByText(say('dashboard.payments.title'));
    expect(screen.queryByRole('button', { name: say('dashboard.arrange.title') })).toBeNull();
  });
});
