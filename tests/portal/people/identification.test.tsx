import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#domain/pages.ts';
import { identificationBench } from '#tests/support/identification.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { registrationBench } from '#tests/support/registration.ts';

let portal: Portal;
let bench: ReturnType<typeof registrationBench>;
let merchants: { merchantId: string; primary: boolean }[];
beforeAll(async () => {
  portal = await openPortal();
  bench = registrationBench(portal.app);
  const { rows } = await portal.app.admin.query(`select m.id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin' where m.status = 'A' order by m.id limit 1`);
  merchants = [{ merchantId: rows[0].id, primary: true }];
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const panel = () => screen.findByRole('region', { name: say('users.request.panel.identification') });
const open = (id: string) => portal.show(pathOf('userRequest', { id }), { as: 'it.support' });
const looks = (id: string) => portal.callsOf('GET', `/api/user-account/requests/${id}/identification/selfie`);

describe('the identification of somebody who registers', () => {
  it('says what is there, and fetches a picture only once somebody asks for it', async () => {
    const { id } = await identificationBench(portal.app, bench).identified(merchants);
    await open(id);
    const shown = await panel();
    expect(within(shown).getByText('Passport')).toBeTruthy();
    expect(within(shown).getByRole('button', { name: 'View ID' })).toBeTruthy();
    expect(within(shown).getByText(say('users.request.identified.note'))).toBeTruthy();
    expect(looks(id)).toHaveLength(0);
    await click('View selfie', 'button', shown);
    const dialog = await screen.findByRole('dialog', { name: 'Selfie' });
    expect(await within(dialog).findByRole('img', { name: 'Selfie' })).toBeTruthy();
    expect(looks(id)).toHaveLength(1);
    await click('Close', 'button', dialog);
    await click('View selfie', 'button', shown);
    await screen.findByRole('img', { name: 'Selfie' });
    // What was shown is kept nowhere: a second look is one more.
    expect(looks(id)).toHaveLength(2);
  });

  it('tells the number of the ID when somebody asks for it, and hides it again', async () => {
    const { id } = await identificationBench(portal.app, bench).identified(merchants);
    await open(id);
    const shown = await panel();
    expect(within(shown).getByText('•••• 67A')).toBeTruthy();
    await click('Show the number', 'button', shown);
    expect(await within(shown).findByText('P1234567A')).toBeTruthy();
    await click('Hide the number', 'button', shown);
    expect(await within(shown).findByText('•••• 67A')).toBeTruthy();
    expect(within(shown).queryByText('P1234567A')).toBeNull();
  });

  it('says so where none was sent in, and where it was deleted', async () => {
    const code = await bench.made();
    await bench.register(code.code, { merchants });
    const { rows } = await portal.app.admin.query(
      'select id from user_request where registration_code_id = $1',
      [code.id],
    );
    // As those that came before everybody was asked for one.
    await portal.app.admin.query('update user_request set code_identification_type = null where id = $1', [
      rows[0].id,
    ]);
    await portal.app.admin.query('delete from registration_identity where user_request_id = $1', [
      rows[0].id,
    ]);
    await open(rows[0].id);
    expect(within(await panel()).getByText(say('users.request.identified.none'))).toBeTruthy();
    const { id, fileIds } = await identificationBench(portal.app, bench).identified(merchants);
    await portal.app.admin.query('delete from file where id = any ($1::bigint[])', [fileIds]);
    await open(id);
    expect(await screen.findByText(/The pictures were deleted 90 days after/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'View ID' })).toBeNull();
  });
});
