import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { filipino } from '../../../src/i18n/filipino.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const T = 'resources.audit';
const sql = async (text: string) => (await portal.app.admin.query(text)).rows;
const entriesOf = (target: string, targetKey: string) =>
  `/audit-trail?filter=${encodeURIComponent(JSON.stringify({ target, targetKey }))}`;

/** Opens the entries about one record as a person and folds the newest out; answers what it shows. */
const unfold = async (as: string, target: string, key: string): Promise<HTMLElement> => {
  await portal.show(entriesOf(target, key), { as });
  await screen.findByRole('table', { name: 'Audit trail' });
  const [fold] = await screen.findAllByRole('button', { name: say('list.showDetails') });
  if (fold) fireEvent.click(fold);
  const open = await screen.findByRole('button', { name: say('list.hideDetails') });
  const line = open.closest('tr')?.nextElementSibling;
  if (!(line instanceof HTMLElement)) throw new Error('nothing was folded out');
  return line;
};

describe('an entry of the audit trail', () => {
  it('reads in words, and its record is called by name and leads to its page', async () => {
    await sql(`update partner set name = 'Aling Nena Trading', status = 'A' where id = 7`);
    await sql(
      `update partner set status = 'B', vat_type = 'VAT_EXEMPT', end_date = '2027-01-31', is_partner_brand = not is_partner_brand where id = 7`,
    );
    const shown = await unfold('sales.admin', 'partner', '7');
    const text = shown.textContent ?? '';
    expect(text).toContain('Blocked');
    expect(text).toContain('VAT-exempt');
    expect(text).toContain('01/31/2027');
    expect(text).toMatch(/Partner brand.*(Yes.*No|No.*Yes)/);
    expect([...shown.querySelectorAll('del')].map((part) => part.textContent)).toContain('Active');
    expect(document.body.textContent).not.toContain('VAT_EXEMPT');
    const [link] = screen.getAllByRole('link', { name: 'Aling Nena Trading' });
    expect(link?.getAttribute('href')).toBe('/partner-management/list/partners/7');
  });

  it('that a browser reported says so in the list and folded out', async () => {
    const { accessToken } = await portal.app.login('store.manager');
    await portal.app.call('POST', '/api/audit-trail', {
      as: accessToken,
      body: { eventType: 'VIEW', moduleName: 'Payment transactions' },
    });
    await portal.show(
      `/audit-trail?filter=${encodeURIComponent(JSON.stringify({ target: 'PAYMENT_TRANSACTIONS' }))}`,
      {
        as: 'it.support',
      },
    );
    expect((await screen.findAllByText('Reported')).length).toBeGreaterThan(0);
    const [fold] = await screen.findAllByRole('button', { name: say('list.showDetails') });
    if (fold) fireEvent.click(fold);
    expect((await screen.findByText(/^Reported by this person’s browser/)).tagName).toBe('P');
  });

  it('of a list names what was added and removed; people who may not open the record get no link', async () => {
    await sql(`update access_role set permissions = '{PAR_VIEW}' where name = 'HEAD_OFFICE_5'`);
    await sql(`update access_role set permissions = '{MER_VIEW}' where name = 'HEAD_OFFICE_5'`);
    const [role] = await sql(`select id::text from access_role where name = 'HEAD_OFFICE_5'`);
    const shown = await unfold('it.support', 'access_role', role.id);
    expect(within(shown).getByText('View merchants').tagName).toBe('INS');
    expect(within(shown).getByText('View partners').tagName).toBe('DEL');
    await portal.show(entriesOf('partner', '7'), { as: 'it.support' });
    expect((await screen.findAllByText('Aling Nena Trading')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Aling Nena Trading' })).toBeNull();
  });

  it('of a password says so without a value, and of a deleted record that it is gone', async () => {
    const [user] = await sql(`select id::text from user_account where username = 'frontliner'`);
    await portal.show(entriesOf('credential', user.id), { as: 'it.support' });
    expect(await screen.findByText(say(`${T}.passwordSet`))).toBeTruthy();
    expect(screen.getAllByText('frontliner').length).toBeGreaterThan(0);
    await sql(`insert into partner (hsis_code, name) values ('PX', 'Gone Trading')`);
    const [gone] = await sql(`delete from partner where hsis_code = 'PX' returning id::text`);
    await portal.show(entriesOf('partner', gone.id), { as: 'sales.admin' });
    const named = await screen.findAllByText(say(`${T}.gone`, { name: 'Gone Trading' }));
    expect(named).toHaveLength(2);
  });

  it('reads in Filipino after a switch', async () => {
    await unfold('sales.admin', 'partner', '7');
    await click(/^[A-Z]{2}, Account of /);
    await click(say('shell.filipino'));
    expect(
      await screen.findByRole('columnheader', { name: filipino.resources.audit.fields.targetName }),
    ).toBeTruthy();
    expect((await screen.findAllByText('Binago')).length).toBeGreaterThan(0);
    await click(/^[A-Z]{2}, /);
    await click(filipino.shell.english);
    expect(await screen.findByRole('columnheader', { name: say(`${T}.fields.targetName`) })).toBeTruthy();
  });
});

describe('the history of a record', () => {
  const more = () => screen.findByRole('button', { name: say(`${T}.older`) });
  const items = async () =>
    within(await screen.findByRole('list', { name: say(`${T}.timeline`) })).getAllByRole('listitem');

  it('loads page by page with a cursor, marks where one came from, and survives a failure', async () => {
    for (let n = 0; n < 25; n++) await sql(`update partner set notes = 'Note ${n}' where id = 8`);
    await unfold('sales.admin', 'partner', '8');
    await click(/^Whole history of /);
    expect(await items()).toHaveLength(20);
    const [newest] = await items();
    expect(newest?.getAttribute('aria-current')).toBe('true');
    portal.fault.on('GET', '/api/audit-trail', {
      status: 422,
      body: { error: 'invalid', message: 'Not now', requestId: FAULT_ID },
    });
    fireEvent.click(await more());
    expect((await screen.findByRole('alert')).textContent).toContain(FAULT_ID);
    expect(await items()).toHaveLength(20);
    portal.fault.clear();
    await click(say('common.retry'));
    await waitFor(async () => expect(await items()).toHaveLength(26));
    expect(screen.queryByRole('button', { name: say(`${T}.older`) })).toBeNull();
    expect(portal.callsOf('GET', '/api/audit-trail').some(({ search }) => search.includes('cursor='))).toBe(
      true,
    );
    await click(say(`${T}.thisEntry`));
    expect(screen.queryByRole('list', { name: say(`${T}.timeline`) })).toBeNull();
  });

  it('that is refused says so', async () => {
    await unfold('sales.admin', 'partner', '9');
    portal.fault.on('GET', '/api/audit-trail', {
      status: 403,
      body: { error: 'forbidden', message: 'No', requestId: FAULT_ID },
    });
    await click(/^Whole history of /);
    expect(await screen.findByText(say(`${T}.forbidden`))).toBeTruthy();
  });
});
