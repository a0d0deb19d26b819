import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { REQUIRE_FACTORS } from '#tests/support/app/requiredFactors.ts';
import { sessionCalls } from '#tests/support/app/session.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';

const USER = 'it.support';
const LIST = '/access-role-management/list';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const sql = (text: string) => portal.app.admin.query(text);
const setUpTitle = () => screen.findByRole('heading', { level: 1, name: 'Set up your second factor' });

describe('somebody who has to set up a second factor', () => {
  it('is led through it whatever page they open, and continues to that page', async () => {
    await sql(REQUIRE_FACTORS);
    await sql(`update user_account set proved_mobile = null where username = '${USER}'`);
    await portal.show(LIST, { as: USER });
    await setUpTitle();
    expect(location.pathname).toBe(LIST);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    // Nothing was asked for that is refused.
    expect(portal.calls.filter(({ status }) => status === 403)).toEqual([]);

    await portal.reload('/');
    await setUpTitle();
    await portal.reload(LIST);
    await setUpTitle();
    await click('Use text messages');
    await fill(/^Your password/, DEMO_PASSWORD);
    await click('Continue');
    await screen.findByLabelText(/^6-digit code/);
    await fill(/^6-digit code/, await sessionCalls(portal.app).code(USER));
    await click('Turn on');
    await click('I have kept them');
    await screen.findByRole('link', { name: /HCPC_ITAPP_SUPPORT/ });
    expect(location.pathname).toBe(LIST);
  });

  it('is led there from the middle of the work when a role begins to require one', async () => {
    await sql('update access_role set requires_second_factor = false');
    await portal.show('/my-promos', { as: 'loyalty.editor' });
    await screen.findByRole('heading', { level: 1, name: 'Promos' });
    await sql(`update user_account set proved_mobile = null where username = 'loyalty.editor'`);
    await sql(REQUIRE_FACTORS);
    await portal.show('/notifications', { as: 'loyalty.editor' });
    await setUpTitle();
    await sql('update access_role set requires_second_factor = false');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy());
  });
});
