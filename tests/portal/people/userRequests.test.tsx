import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const LIST = '/user-account/approvals';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

/** Requests for accounts that wait, by last name; answers their ids. */
const waiting = async (...names: string[]): Promise<string[]> => {
  await portal.app.admin.query('delete from user_request');
  const { rows } = await portal.app.admin.query(
    `insert into user_request (kind, partner_id, access_role_id, first_name, last_name, birth_date, email, mobile_number, status, created_by)
     select 'registration', a.partner_id, r.id, 'Nena', x.name, '1990-01-01', lower(x.name) || '@example.test', '639171112233', 'SUBMITTED', 'partner.admin'
     from user_account a, access_role r, unnest($1::text[]) as x(name)
     where a.username = 'partner.admin' and r.name = 'ACCOUNTING_FINANCE' returning id`,
    [names],
  );
  return rows.map(({ id }) => String(id));
};
const choose = async (name: string) => click(new RegExp(`^Choose Nena ${name}`), 'checkbox');

describe('requests that somebody else has decided meanwhile', () => {
  it('are told one by one, and stay chosen no more: nothing is left to decide on them', async () => {
    const ids = await waiting('Abad', 'Bautista');
    await portal.show(LIST, { as: 'it.support' });
    for (const name of ['Abad', 'Bautista']) await choose(name);
    await portal.app.call('POST', '/api/user-account/reject-requests', {
      as: 'sales.admin',
      body: { ids: ids.join(','), reason: 'They have accounts' },
    });
    const chosen = await screen.findByRole('region', { name: say('list.chosenRows') });
    await click(say('users.request.approve'), 'button', chosen);
    await click(say('users.request.approve'), 'button', await screen.findByRole('dialog'));
    const told = await screen.findByText('None of the 2 was approved');
    expect(told.closest('[role="dialog"]')?.textContent).toContain('This request is rejected already.');
    await click(say('users.request.close'));
    await waitFor(() => expect(screen.queryByRole('region', { name: say('list.chosenRows') })).toBeNull());
  });

  it('are told of plainly where there was one alone: its name, and the reason once', async () => {
    const [id] = await waiting('Abad');
    await portal.show(LIST, { as: 'it.support' });
    await choose('Abad');
    await portal.app.call('POST', '/api/user-account/reject-requests', {
      as: 'sales.admin',
      body: { ids: `${id}`, reason: 'They have accounts' },
    });
    const chosen = await screen.findByRole('region', { name: say('list.chosenRows') });
    await click(say('users.request.approve'), 'button', chosen);
    await click(say('users.request.approve'), 'button', await screen.findByRole('dialog'));
    const title = 'Not approved: Nena Abad';
    const told = (await screen.findByText(title)).closest('[role="dialog"]')?.textContent;
    expect(told).toBe(`${title}This request is rejected already.${say('users.request.close')}`);
  });

  it('do not take those along that were refused for another reason: these stay chosen', async () => {
    const [taken, other] = await waiting('Abad', 'Bautista');
    await portal.app.admin.query(`update user_request set email = 'head.office@example.test' where id = $1`, [
      taken,
    ]);
    await portal.show(LIST, { as: 'it.support' });
    for (const name of ['Abad', 'Bautista']) await choose(name);
    await portal.app.call('POST', '/api/user-account/reject-requests', {
      as: 'sales.admin',
      body: { ids: `${other}`, reason: 'They have accounts' },
    });
    const chosen = await screen.findByRole('region', { name: say('list.chosenRows') });
    await click(say('users.request.approve'), 'button', chosen);
    await click(say('users.request.approve'), 'button', await screen.findByRole('dialog'));
    await click(say('users.request.close'));
    const left = await screen.findByRole('region', { name: say('list.chosenRows') });
    await waitFor(() => expect(left.textContent).toContain('1 chosen'));
  });
});

it('a request without a registration code shows a dash for it, as for everything that is not there', async () => {
  const [id] = await waiting('Abad');
  await portal.show(`${LIST}/${id}`, { as: 'it.support' });
  const label = await screen.findByText('Registration code');
  expect(label.parentElement?.textContent).toBe('Registration code—');
  expect(within(document.body).getByText('Nena Abad', { selector: 'h1' })).toBeTruthy();
});
