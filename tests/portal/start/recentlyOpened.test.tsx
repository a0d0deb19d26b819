import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const TITLE = say('dashboard.opened.title');

describe('recently opened', () => {
  it('stands on the first page as soon as a record was opened, the latest first, and in another browser too', async () => {
    const as = 'sales.admin';
    const { rows } = await portal.app.admin.query('select id::text, name from partner order by id limit 2');
    await portal.show('/', { as });
    await screen.findByText(say('dashboard.asOf'), { exact: false });
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    for (const { id, name } of rows) {
      await portal.show(`/partner-management/list/partners/${id}/business-details`, { as });
      await screen.findByRole('heading', { level: 1, name });
    }
    await portal.show('/', { as });
    const block = await screen.findByRole('region', { name: TITLE });
    const links = () =>
      within(block)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(links()).toEqual(rows.map(({ name }) => name).toReversed());
    await portal.reload('/');
    const again = await screen.findByRole('region', { name: TITLE });
    expect(within(again).getAllByRole('link')[0]?.textContent).toBe(rows[1].name);
    const { body } = await portal.app.call('GET', '/api/user/preferences', { as });
    expect(body.data['settings.opened']).toEqual(
      rows.map(({ id }) => ({ kind: 'partner', id })).toReversed(),
    );
  });
});
