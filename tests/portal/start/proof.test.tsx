import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { otherThan, sessionCalls } from '#tests/support/app/session.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const USER = 'it.support';
const CREATE = say('resources.accessRoles.create');
const NAME = say('resources.accessRoles.fields.role');

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const dialog = () => screen.findByRole('dialog', { name: 'Confirm it is you' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** The form of a new role, by somebody whose second factor was proved too long ago. */
const openForm = async (role: string) => {
  await portal.show('/access-role-management/create', { as: USER });
  await portal.app.admin.query(
    `update user_account set second_factor = 'sms', proved_mobile = mobile_number where username = '${USER}'`,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: NAME }), { target: { value: role } });
  await click(say('permissions.label.UR_VIEW'), 'checkbox');
};

describe('a call that takes a recent proof', () => {
  it('asks for the second factor and leaves the form as it was when the person cancels', async () => {
    await openForm('Cancelled clerk');
    await click(CREATE);
    await click('Cancel', 'button', await dialog());
    await isClosed();
    expect(await screen.findByText(/^Nothing was done: this takes your second factor/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: NAME }).value).toBe('Cancelled clerk');
    expect(portal.callsOf('POST', '/api/user/proof')).toEqual([]);
  });

  it('is sent again once the code is right, and asks for no other within five minutes', async () => {
    await openForm('Proved clerk');
    await click(CREATE);
    const box = await dialog();
    await click('Send a code by SMS', 'button', box);
    await within(box).findByLabelText(/^6-digit code/);
    await click('Confirm', 'button', box);
    expect(await within(box).findByText('Enter all 6 digits of the code')).toBeTruthy();
    const code = await sessionCalls(portal.app).code(USER);
    await fill(/^6-digit code/, otherThan(code));
    await click('Confirm', 'button', box);
    expect(await within(box).findByText(/^The code is not right/)).toBeTruthy();
    await fill(/^6-digit code/, code);
    await click('Confirm', 'button', box);
    await isClosed();
    await screen.findByRole('heading', { level: 1, name: 'Proved clerk' });
    const sent = portal.callsOf('POST', '/api/access-role-management');
    expect(sent.map(({ status }) => status)).toEqual([403, 200]);
  });
});
