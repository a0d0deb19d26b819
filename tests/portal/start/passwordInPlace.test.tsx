import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const WHO = 'sbo.second';
const MINUTE = 60_000;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  // The demo's account with a second factor may not create access roles, and no other form waits for its save.
  await portal.app.admin.query(
    `insert into user_access_role select u.id, r.id from user_account u, access_role r
      where u.username = $1 and r.name = 'HCPC_ITAPP_SUPPORT'`,
    [WHO],
  );
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const newestCode = async (): Promise<string> => {
  const { rows } = await portal.app.admin.query(
    `select body from outbox_message where channel = 'sms' order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(rows[0].body)?.[0] ?? '';
};
const codeLabel = /^Code sent to the mobile number ending in \d{4}/;
const resume = () => click(say('session.resume'));
const sendPassword = async () => {
  await fill(new RegExp(`^${say('session.password')}`), DEMO_PASSWORD);
  await resume();
  await screen.findByLabelText(codeLabel);
};
const sendCode = async (code: string) => {
  await fill(codeLabel, code);
  await resume();
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Signs in with password and code, as the test bench by itself does not. */
const signIn = async () => {
  const { signIn: begin } = await import('../../../src/providers/session/signIn.ts');
  const { checkCode } = await import('../../../src/providers/session/codeCalls.ts');
  const answer = await begin(WHO, DEMO_PASSWORD);
  if ('challenge' in answer) await checkCode(answer.challenge.challengeId, await newestCode());
};

/** A new role that is ready to be saved when the session ends on the server. */
const endOver = async (name: string) => {
  await signIn();
  await portal.show('/access-role-management/create', { as: WHO });
  const field = await screen.findByRole('textbox', { name: say('resources.accessRoles.fields.role') });
  fireEvent.change(field, { target: { value: name } });
  await click(say('permissions.label.UM_VIEW_ACCESS_ROLE'), 'checkbox');
  await portal.app.admin.query('update session_family set ended_at = now() where ended_at is null');
  await click(say('resources.accessRoles.create'));
  await screen.findByText(say('session.endedTitle'));
};

describe('the password in place, with a second factor', () => {
  it('[session.refreshFailure] asks for the code, says how many tries a wrong one leaves, and goes on with the right one', async () => {
    await endOver('Second clerk');
    await sendPassword();
    const code = await newestCode();
    await sendCode(otherThan(code));
    expect(await screen.findByText('The code is not right: 4 tries are left.')).toBeTruthy();
    await sendCode(code);
    expect(await screen.findByRole('heading', { level: 1, name: 'Second clerk' })).toBeTruthy();
    expect(portal.left).toEqual([]);
  });

  it('sends a new code for one that ended, not before a minute has passed', async () => {
    await endOver('Third clerk');
    await sendPassword();
    const first = await newestCode();
    await click(say('session.newCode'));
    expect(await screen.findByText(say('errors.tooMany'))).toBeTruthy();
    portal.app.clock.advance(6 * MINUTE);
    await sendCode(first);
    expect(await screen.findByText(/^The code has ended/)).toBeTruthy();
    await click(say('session.newCode'));
    expect(await screen.findByText(say('session.newCodeSent'))).toBeTruthy();
    await sendCode(await newestCode());
    expect(await screen.findByRole('heading', { level: 1, name: 'Third clerk' })).toBeTruthy();
  });

  it('begins with the password again when the code is too old for another', async () => {
    await endOver('Fourth clerk');
    await sendPassword();
    portal.app.clock.advance(120 * MINUTE);
    await click(say('session.newCode'));
    await waitFor(() => expect(screen.queryByLabelText(codeLabel)).toBeNull());
    await sendPassword();
    await sendCode(await newestCode());
    expect(await screen.findByRole('heading', { level: 1, name: 'Fourth clerk' })).toBeTruthy();
  });
});
