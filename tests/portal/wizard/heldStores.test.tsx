import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#domain/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const stand = (status: string) =>
  portal.app.admin.query('update partner set status = $1 where id = 1', [status]);
const STORES = '/partner-management/list/merchants';
const table = () => screen.findByRole('table', { name: 'Merchants' });
const adding = () => screen.queryByRole('link', { name: say('wizard.newStore') });

describe.each([
  ['B', 'Partner blocked', false],
  ['C', 'Partner closed', false],
  ['I', 'Partner inactive', true],
] as const)('stores of a partner that is %s', (status, words, isTaking) => {
  beforeAll(() => stand(status));
  afterAll(() => stand('A'));

  it('say so beside their own status, and new ones are offered only where they are taken', async () => {
    await portal.show(STORES, { as: 'partner.admin' });
    const list = await table();
    expect((await within(list).findAllByText(words)).length).toBeGreaterThan(0);
    expect(within(list).getAllByText('Active').length).toBeGreaterThan(0);
    expect(adding() !== null).toBe(isTaking);
  });

  it('say so on their own page, and the partner’s page offers new ones only where they are taken', async () => {
    const { rows } = await portal.app.admin.query(
      `select id::text, name from merchant where partner_id = 1 and status = 'A' order by id limit 1`,
    );
    await portal.show(pathOf('recordOverview', { type: 'merchants', id: rows[0].id }), {
      as: 'sales.admin',
    });
    await screen.findByRole('heading', { level: 1, name: rows[0].name });
    expect(await screen.findByText(words)).toBeTruthy();
    await portal.tidy();
    await portal.show(pathOf('storeList', { type: 'partners', id: '1' }), { as: 'sales.admin' });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    // What may be added is known once the head of the record is there.
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(adding() !== null).toBe(isTaking));
  });
});
