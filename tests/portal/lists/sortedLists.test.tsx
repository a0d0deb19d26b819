import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const RECORD = '/partner-management/list/partners/1';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.app.admin.query(`insert into partner (name, status, submitted_at, submitted_by)
    select 'Pagewise ' || lpad(n::text, 3, '0'), 'SUBMITTED', '2026-10-01'::timestamptz + n * interval '1 hour', 'sales.admin'
    from generate_series(1, 130) n`);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const order = () => new URLSearchParams(location.search).get('sort');

describe('lists of the back office', () => {
  it.each([
    ['retailer-associate-list', 'sales.admin', say('people.field.name')],
    ['merchant-list', 'sales.admin', say('resources.merchants.fields.merchantName')],
  ])('%s of a record is sorted by its heads and exported', async (page, as, head) => {
    await portal.show(`${RECORD}/${page}`, { as });
    const cell = await screen.findByRole('columnheader', { name: head });
    expect(cell.getAttribute('aria-sort')).toBe('none');
    await click(head, 'button', cell);
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort')).toBe('ascending'),
    );
    await click(say('list.export'));
    const box = await screen.findByRole('dialog');
    await click(say('list.exportStart'), 'button', box);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the jobs are sorted by their heads and exported', async () => {
    await portal.show('/jobs', { as: 'sales.admin' });
    const head = say('resources.jobs.fields.dtimeCreated');
    const cell = await screen.findByRole('columnheader', { name: head });
    await click(head, 'button', cell);
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort')).toBe('ascending'),
    );
    expect(screen.getByRole('button', { name: say('list.export') })).toBeTruthy();
  });

  it('the review queue goes on beyond its first hundred, in the order of the address, and is exported', async () => {
    await portal.show('/partner-management/queue?sort=-name', { as: 'sbo.reviewer' });
    await screen.findByRole('link', { name: 'Pagewise 130' });
    expect(screen.getByRole('status').textContent).toMatch(/1.*20 of \d{3}/);
    await click(say('list.nextPage'));
    await screen.findByRole('link', { name: 'Pagewise 110' });
    await click(say('list.sort'));
    await click(`${say('review.queue.column.name')} ↑`, 'menuitem');
    await waitFor(() => expect(order()).toBe('name'));
    // With another order the list is another one.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pagewise 110' })).toBeNull());
    await click(say('list.export'));
    const box = await screen.findByRole('dialog');
    expect(within(box).getByLabelText(say('review.queue.column.claimedBy'))).toBeTruthy();
    await click(say('list.exportStart'), 'button', box);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the approvals keep their part when their order changes, and are exported', async () => {
    await portal.show('/approvals?tab=all', { as: 'sbo.reviewer' });
    await click(say('list.sort'));
    await click(`${say('approvals.column.subject')} ↓`, 'menuitem');
    await waitFor(() => expect(location.search).toBe('?tab=all&sort=-subject'));
    await click(say('list.export'));
    await click(say('list.exportStart'), 'button', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
