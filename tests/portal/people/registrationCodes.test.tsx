import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manilaDate } from '#domain/day.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill, firstColumn } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeCode, registrationBench } from '#tests/support/registration.ts';

const CODES = '/user-account/registration-codes';
const API = '/api/registration-codes';

let portal: Portal;
let bench: ReturnType<typeof registrationBench>;
let store: string;
beforeAll(async () => {
  portal = await openPortal();
  bench = registrationBench(portal.app);
  const { rows } = await portal.app.admin.query(`select m.id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin' where m.status = 'A' order by m.id limit 1`);
  store = rows[0].id;
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (path = '', as = 'partner.admin') => portal.show(`${CODES}${path}`, { as });
const lastBody = () => JSON.parse(portal.callsOf('POST', API).at(-1)?.body ?? '{}');
const used = async (): Promise<MadeCode> => {
  const code = await bench.made();
  await bench.register(code.code, { merchants: [{ merchantId: store, primary: true }] });
  return code;
};

describe('the list of registration codes', () => {
  it('leads a partner’s administrator from their people to the codes, each a link, with what is left', async () => {
    const code = await used();
    await portal.show('/user-account/list/external', { as: 'partner.admin' });
    await click(say('shell.page.registrationCodes'), 'link');
    await waitFor(() => expect(firstColumn()).toContain(code.code));
    expect(screen.getByRole('link', { name: code.code }).getAttribute('href')).toBe(`${CODES}/${code.id}`);
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Partner' })).toBeNull();
  });

  it('is not for who makes no accounts', async () => {
    await open('', 'head.office');
    expect((await screen.findAllByText(/UR_CREATE/)).length).toBeGreaterThan(0);
  });
});

describe('a new code', () => {
  it('says beside each field what is missing', async () => {
    await open('/new', 'it.support');
    await heading(say('registrationCodes.add'));
    await fill(/^People/, '501');
    await fill(/^Last day/, '02/31/2027');
    await click(say('registrationCodes.create'));
    expect(await screen.findByText('Last day: Write this day as MM/DD/YYYY')).toBeTruthy();
    await fill(/^Last day/, '');
    expect(
      (await screen.findAllByText(new RegExp(say('registrationCodes.partnerNeeded')))).length,
    ).toBeGreaterThan(0);
    expect(await screen.findByText('Last day: Fill this in')).toBeTruthy();
    expect(screen.queryByText(/YYYY-MM-DD/)).toBeNull();
    expect(screen.getAllByText(/Choose at least one job title/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Write a whole number from 1 to 500/).length).toBeGreaterThan(0);
    expect(portal.callsOf('POST', API)).toHaveLength(0);
  });

  it('is made, and stands on its page to be copied', async () => {
    await open('/new');
    await heading(say('registrationCodes.add'));
    await choose(/^Job titles/, 'Cashier', 'Cash');
    const [year, month, day] = manilaDate(portal.app.clock.now()).split('-');
    await fill(/^Last day/, `${month}/${day}/${year}`);
    await fill(/^People/, '12');
    await click(say('registrationCodes.create'));
    await waitFor(() => expect(location.pathname).toMatch(/registration-codes\/\d+$/));
    expect(lastBody()).toMatchObject({
      merchantIds: [],
      maxUses: 12,
      dateExpires: `${year}-${month}-${day}`,
    });
    const { rows } = await portal.app.admin.query(
      'select code from registration_code order by id desc limit 1',
    );
    expect(await heading(rows[0].code)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy registration code' })).toBeTruthy();
    expect(screen.getByText(say('users.request.wholePartner'))).toBeTruthy();
  });
});

describe('one code', () => {
  it('shows who registered with it; staff open the request from there', async () => {
    const { id } = await used();
    await open(`/${id}`, 'it.support');
    const people = await screen.findByRole('table', { name: say('registrationCodes.registered') });
    expect(within(people).getByText('Pending')).toBeTruthy();
    await click('Ana Cruz Reyes', 'link', people);
    expect(await heading('Ana Cruz Reyes')).toBeTruthy();
    expect(screen.getByText(new RegExp(say('users.request.byThemselves')))).toBeTruthy();
  });

  it('is revoked after a question, and says what comes of it', async () => {
    const { id, code } = await used();
    await open(`/${id}`);
    await heading(code);
    await click(say('registrationCodes.revoke'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(say('registrationCodes.revokeEffect'))).toBeTruthy();
    await click(say('registrationCodes.revoke'), 'button', dialog);
    expect(await screen.findByText(say('registrationCodes.next.REVOKED'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('registrationCodes.revoke') })).toBeNull();
  });

  it('that somebody else revoked meanwhile is shown as it is now', async () => {
    const { id, code } = await used();
    await open(`/${id}`);
    await heading(code);
    await click(say('registrationCodes.revoke'));
    await portal.app.call('POST', `${API}/${id}/revoke`, { as: 'it.support', headers: { 'If-Match': '1' } });
    await click(say('registrationCodes.revoke'), 'button', await screen.findByRole('dialog'));
    expect(await screen.findByText(say('registrationCodes.movedTitle'))).toBeTruthy();
    await click(say('users.moved.reload'));
    expect(await screen.findByText(say('registrationCodes.next.REVOKED'))).toBeTruthy();
  });
});
