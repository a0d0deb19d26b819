import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import type { Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { editBench } from '#tests/support/records/editBench.ts';

const LIST = '/partner-management/list';
const OWNER = say('sections.field.accountOwnerCode');

let portal: Portal;
let bench: ReturnType<typeof approvalBench>;
let active: MadeApplication;
/** A store in application with its partner, both with an address. */
let store: string;
let partner: string;
beforeAll(async () => {
  portal = await openPortal();
  const { admin } = portal.app;
  bench = approvalBench(portal.app);
  active = await makeApplication(admin, { status: 'A' });
  store = await editBench(portal.app).makeMerchant();
  partner = (await admin.query('select partner_id from merchant where id = $1', [store])).rows[0].partner_id;
  // More people than one answer holds, and the one who is looked for behind all of them.
  await admin.query(
    `insert into employee (code, first_name, last_name, position)
     select 'AA-' || n, 'Aaron', 'Abad' || n, 'Account Manager' from generate_series(1, 120) n`,
  );
  await admin.query(
    `insert into employee (code, first_name, last_name, position, is_active)
     values ('ZZ-7', 'Zenaida', 'Ñuñez', 'Account Manager', true), ('ZZ-8', 'Zita', 'Zamora', 'Account Manager', false)`,
  );
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const bankTab = () => `${LIST}/partners/${active.partnerId}/bank-details`;
const businessForm = () => `${LIST}/partners/${partner}/business-details/edit`;
const storeForm = () => `${LIST}/partners/${partner}/merchant-list/${store}/edit`;
const save = () => click(say('common.save'));
const text = (key: string) => say(`approvals.${key}`);
const input = async (label: string | RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement;
const ask = (table: string, id: string, columns: string) =>
  bench.one(`select ${columns} from ${table} where id = $1`, [id]);

describe('a change of the bank account that is open', () => {
  const account = async (accountNumber: string) => {
    const bank = await bench.one<{ id: string }>('select min(id)::text as id from bank');
    return { bankId: bank.id, accountName: 'Made', accountNumber, accountType: 'SAVINGS' };
  };
  const asked = async (number: string): Promise<string> => {
    const body = { bankDetails: await account(number) };
    const answer = await bench.saveBank('sales.admin', ['partners', active.partnerId], body);
    expect(answer.body.data?.approvalRequestId, JSON.stringify(answer.body)).toEqual(expect.any(String));
    return answer.body.data.approvalRequestId;
  };
  const stateOf = async (id: string) => (await bench.request(id)).state;
  afterEach(() => portal.app.admin.query('delete from approval_request'));

  it('is refused from the record with a reason, and is gone from it then', async () => {
    const id = await asked('998877665544');
    await portal.show(bankTab(), { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article', { name: text('waits') });
    expect(card.textContent).toMatch(/\*+5544/);
    await click(text('refuse'), 'button', card);
    await fill(text('reason'), 'Not their account');
    await click(text('refuse'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect(await stateOf(id)).toBe('REFUSED'));
    await waitFor(() => expect(document.querySelector('article')).toBeNull());
  });

  it('is approved from the record, stays there until it takes effect, and can be refused until then', async () => {
    const id = await asked('112233445566');
    await portal.show(bankTab(), { as: 'sbo.reviewer' });
    await click(text('approve'), 'button', await screen.findByRole('article', { name: text('waits') }));
    await click(text('approve'), 'button', await screen.findByRole('dialog'));
    const card = await screen.findByRole('article', { name: text('comes') });
    expect(await stateOf(id)).toBe('SCHEDULED');
    expect(within(card).queryByRole('button', { name: text('approve') })).toBeNull();
    await portal.show(`${bankTab()}/edit`, { as: 'sales.admin' });
    expect(await screen.findByText(/by sales\.admin was approved and takes effect on/)).toBeTruthy();
    await portal.show(bankTab(), { as: 'sbo.reviewer' });
    await click(text('refuse'), 'button', await screen.findByRole('article', { name: text('comes') }));
    await fill(text('reason'), 'Called them: not theirs');
    await click(text('refuse'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect(await stateOf(id)).toBe('REFUSED'));
  });

  it('is only looked at by its maker, who may withdraw it', async () => {
    await asked('554433221100');
    await portal.show(bankTab(), { as: 'sales.admin' });
    const card = await screen.findByRole('article', { name: text('waits') });
    expect(within(card).queryByRole('button', { name: text('refuse') })).toBeNull();
    expect(within(card).getByRole('button', { name: text('withdraw') })).toBeTruthy();
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
  ])('failed by %s: is said to be unknown, the account is shown all the same', async (_, fault) => {
    portal.fault.on('GET', '/api/approval-requests', fault);
    await portal.show(bankTab(), { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('sections.pendingUnknown'))).toBeTruthy();
    expect(screen.getByText('1234567890')).toBeTruthy();
  });

  it('is where its notice leads', async () => {
    await portal.app.admin.query('delete from notice');
    const id = await asked('102030405060');
    await portal.show('/notifications', { as: 'sbo.reviewer' });
    await click(new RegExp(`: Bank account, ${active.name}`), 'link');
    await waitFor(() => expect(location.pathname).toBe(`/approvals/${id}`));
    expect(await screen.findByRole('article', { name: new RegExp(active.name) })).toBeTruthy();
  });
});

describe('the owner of an account', () => {
  const typeOwner = async (label: string) => {
    const box = await input(new RegExp(OWNER));
    box.focus();
    fireEvent.change(box, { target: { value: label } });
    return box;
  };

  it('is found among all staff by typing, also by code, and is saved', async () => {
    await portal.show(storeForm(), { as: 'sales.admin' });
    const box = await typeOwner('nunez');
    fireEvent.click(await screen.findByRole('option', { name: 'Zenaida Ñuñez (ZZ-7)' }));
    await waitFor(() => expect(box.value).toBe('Zenaida Ñuñez (ZZ-7)'));
    await typeOwner('zz-7');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    box.blur();
    await waitFor(() => expect(box.value).toBe('Zenaida Ñuñez (ZZ-7)'));
    await save();
    await screen.findByText('Zenaida Ñuñez');
    expect(await ask('merchant', store, 'account_owner_code')).toEqual({ account_owner_code: 'ZZ-7' });
  });

  it('of before is named although gone from the provider, and stays when something else is saved', async () => {
    await portal.app.admin.query(
      `update merchant set account_owner_code = 'ZZ-8', account_owner_name = 'Zita Zamora' where id = $1`,
      [store],
    );
    await portal.show(storeForm(), { as: 'sales.admin' });
    const box = await input(new RegExp(OWNER));
    await waitFor(() => expect(box.value).toBe('Zita Zamora (ZZ-8)'));
    await fill(new RegExp(say('sections.field.segment')), 'Gadgets');
    await save();
    await screen.findByText('Gadgets');
    expect(await ask('merchant', store, 'account_owner_code')).toEqual({ account_owner_code: 'ZZ-8' });
  });

  it('that nobody fits says so, and a search that fails says that', async () => {
    await portal.show(storeForm(), { as: 'sales.admin' });
    await typeOwner('nobody of that name');
    expect(await screen.findByText(say('ui.noResults'))).toBeTruthy();
    portal.fault.on('GET', '/api/partners/get/codelist', '500');
    await typeOwner('somebody else');
    expect((await screen.findAllByText(say('ui.optionsFailed'))).length).toBeGreaterThan(0);
    portal.fault.clear();
    await click(say('ui.retry'));
    await typeOwner('nunez');
    expect(await screen.findByRole('option', { name: 'Zenaida Ñuñez (ZZ-7)' })).toBeTruthy();
  });
});

describe('what staff keep', () => {
  it('of a store: its terminals are added, named when they are empty, taken away, and shown', async () => {
    await portal.show(storeForm(), { as: 'sales.admin' });
    const add = say('sections.addTerminal');
    await click(add);
    await click(add);
    const id = (n: number) => `${say('sections.field.terminalId')} (${n})`;
    await fill(id(1), 'T-0001');
    await save();
    expect((await input(id(2))).getAttribute('aria-invalid')).toBe('true');
    await fill(id(2), 'T-0002');
    await click(`${say('ui.removeRow')} (1)`);
    await click(add);
    await fill(id(2), 'T-0003');
    await save();
    expect(await screen.findByText('T-0002, T-0003')).toBeTruthy();
    expect(await ask('merchant', store, 'terminal_ids')).toEqual({ terminal_ids: ['T-0002', 'T-0003'] });
  });

  it('of a partner: the brand that it belongs to, also one that is not active any more', async () => {
    const { admin } = portal.app;
    const brand = await makeApplication(admin, { status: 'A' });
    await admin.query('update partner set is_partner_brand = true where id = $1', [brand.partnerId]);
    await admin.query('update partner set partner_brand_id = $2 where id = $1', [partner, brand.partnerId]);
    await admin.query(`update partner set status = 'I' where id = $1`, [brand.partnerId]);
    const other = await bench.one<{ id: string; name: string }>(
      `update partner set is_partner_brand = true where id = (select min(id) from partner where status = 'A') returning id, name`,
    );
    await portal.show(`${LIST}/partners/${partner}/business-details`, { as: 'sales.admin' });
    const link = await screen.findByRole('link', { name: brand.name });
    expect(link.getAttribute('href')).toBe(`${LIST}/partners/${brand.partnerId}`);
    await portal.show(businessForm(), { as: 'sales.admin' });
    const box = await input(new RegExp(say('sections.field.partnerBrandId')));
    await waitFor(() => expect(box.value).toBe(brand.name));
    fireEvent.mouseDown(box);
    fireEvent.click(await screen.findByRole('option', { name: other.name }));
    await waitFor(() => expect(box.value).toBe(other.name));
    await save();
    await screen.findByRole('link', { name: other.name });
    expect(await ask('partner', partner, 'partner_brand_id')).toEqual({ partner_brand_id: other.id });
  });
});

describe('the authorized signatory', () => {
  it('is no role of a contact person; the field says where it is changed, and a link leads there', async () => {
    await portal.show(`${LIST}/partners/${active.partnerId}/contact-person/edit`, { as: 'sales.admin' });
    const role = await input(say('sections.field.role'));
    const note = document.getElementById(role.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(say('sections.signatoryRole'));
    fireEvent.mouseDown(role);
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    expect(screen.queryByRole('option', { name: say('sections.role.AUTHORIZED_SIGNATORY') })).toBeNull();
    await click(say('sections.toBankForm'), 'link');
    await waitFor(() => expect(location.pathname).toBe(`${bankTab()}/edit`));
  });
});

describe('the course of the MDR rates', () => {
  it('is drawn for every product once one has changed, and told in words', async () => {
    await portal.show(`${LIST}/partners/${active.partnerId}/mdr-rates`, { as: 'sbo.reviewer' });
    await screen.findByRole('table', { name: text('rates.title') });
    expect(screen.queryByRole('region', { name: text('rates.course') })).toBeNull();
    const { admin } = portal.app;
    await admin.query('delete from mdr_rate where partner_id = $1', [active.partnerId]);
    await admin.query(
      `insert into mdr_rate (partner_id, type, rate, status, is_enabled, effective_from, effective_to) values
       ($1, 'HCPAY', 2.5, 'A', true, date '2025-01-05', date '2026-02-28'), ($1, 'HCPAY', 2.25, 'A', true, date '2026-03-01', null),
       ($1, 'CASH_LOAN', 1, 'A', true, date '2025-06-01', null)`,
      [active.partnerId],
    );
    await portal.show(`${LIST}/partners/${active.partnerId}/mdr-rates`, { as: 'online.viewer' });
    const box = await screen.findByRole('region', { name: text('rates.course') });
    expect(within(box).getAllByRole('img')).toHaveLength(2);
    const chart = within(box).getByRole('img', { name: say('approvals.rates.courseOf', { type: 'HCPay' }) });
    const desc = document.getElementById(chart.getAttribute('aria-describedby') ?? '');
    expect(desc?.textContent).toBe('2.500% from 01/05/2025; 2.250% from 03/01/2026');
  });
});

describe('notes', () => {
  it('whose answer cannot be read fail with a retry instead of waiting for ever', async () => {
    portal.fault.on('GET', '/api/partner-management/notes/:id', 'malformed');
    await portal.show(`${LIST}/partners/${partner}/notes`, { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: say('common.retry') });
    expect(screen.queryByText(say('records.notes.none'))).toBeNull();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await screen.findByText(say('records.notes.none'))).toBeTruthy();
  });
});
