import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DATE_RANGES } from '#domain/dates.ts';
import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const PAGE = '/contract-management/list';
const PATH = '/api/contracts';

let portal: Portal;
let partner: string;
let id: string;
const NUMBER = 'CN-2025-900777';
beforeAll(async () => {
  portal = await openPortal();
  const { admin, clock } = portal.app;
  const { partnerId, name } = await makeApplication(admin, { status: 'A' });
  partner = name;
  const today = manilaDate(clock.now());
  const { rows } = await admin.query(
    `insert into partner_contract (partner_id, number, start_date, expiry_date, created_by, updated_by)
     values ($1, $2, $3, $4, 'demo', 'demo') returning id`,
    [partnerId, NUMBER, addDays(today, -1000), addDays(today, 3)],
  );
  id = rows[0].id;
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const table = () => screen.findByRole('table', { name: say('contracts.name') });
const find = async (as = 'sbo.reviewer') => {
  await portal.show(PAGE, { as });
  await table();
  await fill(say('contracts.search'), NUMBER);
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
};
const unfold = async () => {
  (await within(await table()).findByText(partner)).click();
  return screen.findByRole('group', { name: say('contracts.details', { number: NUMBER }) });
};
const action = (key: string) => `${say(`contracts.${key}`)}: ${NUMBER}`;

describe('the contracts', () => {
  it('say what runs out soon, with the days left', async () => {
    await find();
    const row = within(await table());
    expect(row.getByText(say('contracts.state.EXPIRING'))).toBeTruthy();
    expect(row.getByText('3 days')).toBeTruthy();
    expect((await screen.findByText(/within 60 days/)).textContent).toMatch(/^\d+ contracts? run/);
  });

  it('are narrowed at once to the days of a range by its name, and to no day that is none', async () => {
    const { from, to } = DATE_RANGES.lastQuarter.of(manilaDate(new Date()));
    const query = () => decodeURIComponent(portal.callsOf('GET', '/api/contracts').at(-1)?.search ?? '');
    const edit = async () => {
      const filters = await screen.findByRole('group', { name: say('list.filters') });
      fireEvent.click(
        within(filters).getByRole('button', { name: new RegExp(`^${say('contracts.field.expiryDate')}`) }),
      );
      return within(await screen.findByRole('dialog'));
    };
    await portal.show(PAGE, { as: 'sbo.reviewer' });
    await table();
    const ranges = await edit();
    fireEvent.click(await ranges.findByRole('button', { name: DATE_RANGES.lastQuarter.label.en }));
    await waitFor(() => expect(query()).toContain(`expiryDate[gte]=${from}`));
    expect(query()).toContain(`expiryDate[lte]=${to}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await edit();
    const name = { name: DATE_RANGES.lastQuarter.label.en };
    await waitFor(() => expect(again.getByRole('button', name).getAttribute('aria-pressed')).toBe('true'));
    const day = (key: string) => again.getByLabelText<HTMLInputElement>(say(key)).value;
    expect([day('list.from'), day('list.to')]).toEqual([formatDate(from), formatDate(to)]);
    await fill(say('list.to'), '02/30/2027');
    expect(again.getByRole<HTMLButtonElement>('button', { name: say('list.apply') }).disabled).toBe(true);
    await fill(say('list.to'), formatDate(from));
    fireEvent.click(again.getByRole('button', { name: say('list.apply') }));
    await waitFor(() => expect(query()).toContain(`expiryDate[lte]=${from}`));
  });

  it('are downloaded without a signature, and with one after the signed copy was uploaded', async () => {
    await find();
    const box = await unfold();
    await click(action('unsignedCopy'), 'button', box);
    await waitFor(() => expect(portal.downloads).toHaveLength(1));
    expect(within(box).queryByRole('button', { name: action('signedCopy') })).toBeNull();
    chooseFiles(action('uploadSigned'), [new File([FILES.png], 'signed.png')]);
    expect(await screen.findByText('File is not valid')).toBeTruthy();
    chooseFiles(action('uploadSigned'), [new File([FILES.pdf], 'signed.pdf')]);
    await click(action('signedCopy'));
    await waitFor(() => expect(portal.downloads).toHaveLength(2));
    expect(portal.callsOf('POST', `${PATH}/${id}/signed`)).toHaveLength(1);
  });

  it('change their dates, the end after the start, and not over what somebody else changed', async () => {
    await find();
    await unfold();
    await click(action('editDates'));
    await fill(say('contracts.field.expiryDate'), '01/01/2001');
    expect(await screen.findByText(/has to come after the start date, \d\d\/\d\d\/\d{4}/)).toBeTruthy();
    await click(say('common.save'));
    expect(portal.callsOf('POST', `${PATH}/${id}`)).toHaveLength(0);
    await fill(say('contracts.field.expiryDate'), '12/31/2031');
    await portal.app.admin.query('update partner_contract set version = version + 1 where id = $1', [id]);
    await click(say('common.save'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(portal.callsOf('POST', `${PATH}/${id}`).at(-1)?.status).toBe(409);
    await click(say('common.cancel'));
    await portal.reload();
    await table();
    await unfold();
    await click(action('editDates'));
    await fill(say('contracts.field.expiryDate'), '12/31/2031');
    await click(say('common.save'));
    expect(await screen.findByText('12/31/2031')).toBeTruthy();
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, and tries again', async (_, fault) => {
    const stop = portal.fault.on('GET', PATH, fault);
    await portal.show(PAGE, { as: 'sales.admin' });
    const alert = await screen.findByRole('alert');
    if (fault === '500') expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await table()).toBeTruthy();
  });

  it('are closed to those without the permission', async () => {
    await portal.show(PAGE, { as: 'antifraud.reviewer' });
    await waitFor(() => expect(location.pathname).toBe('/unauthorized'));
  });
});
