import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NEUTRAL } from '#domain/review/told.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import type { Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';
import { openCorrections } from '#tests/support/records/corrections.ts';

const LIST = '/partner-management/list';
const QUEUE = '/partner-management/queue';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const admin = () => portal.app.admin;
const at = (id: string, type = 'applications') => `${LIST}/${type}/${id}`;
const act = (action: string) => say(`review.act.${action}`);
/** The singular of a text that counts. */
const one = (key: string) => say(key).split(' |||| ')[0] ?? '';
const dialog = () => screen.findByRole('dialog');
/** A hundred applications, the oldest of the queue, in each of which the reviewer has had a hand. */
const OWN_HUNDRED = `with made as (insert into partner (name, status, submitted_by, submitted_at)
    select 'Own Work ' || n, 'SUBMITTED', 'sales.admin', timestamptz '2024-01-01' + n * interval '1 hour'
    from generate_series(1, 100) n returning id)
  , hands as (insert into audit.hand (record, record_id, partner_id, user_id, person, what, at, xid)
    select 'partner', made.id, made.id, u.id, u.username, 'edit', now(), pg_current_xact_id()
    from made cross join user_account u where u.username = 'sbo.reviewer' returning record_id)
  select record_id as id from hands`;
const head = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the decision bar', () => {
  it('[app.approveLocally] approves with the stores, shows Approved before the server has answered, and leads on', async () => {
    const made = await makeApplication(admin(), { stores: [{}] });
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    await click(act('approve'));
    const box = await dialog();
    expect(box.textContent).toContain(say('review.stores.approve'));
    const path = '/api/partners/v3/approve/workflow-status/:id';
    const release = portal.fault.hold('POST', path);
    await click(act('approve'), 'button', box);
    await waitFor(() =>
      expect(within(document.querySelector('main') ?? document.body).getByText('Approved')).toBeTruthy(),
    );
    expect(await inShort(admin(), 'partner', made.partnerId)).toBe('SUBMITTED/none');
    release();
    expect(await screen.findByRole('button', { name: say('review.next') })).toBeTruthy();
    expect(await inShort(admin(), 'merchant', made.storeIds[0] ?? '')).toBe('APPROVED/APPROVED');
  });

  it('tells the applicant point by point what is incomplete, as the preview shows it', async () => {
    const made = await makeApplication(admin(), {});
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    await click(act('incomplete'));
    const box = await dialog();
    await click(act('incomplete'), 'button', box);
    expect(within(box).getByText(say('review.remark.messageNeeded'))).toBeTruthy();
    await fill(say('review.remark.message'), 'The TIN is that of somebody else');
    const preview = within(box).getByRole('region', { name: say('review.remark.preview') });
    expect(preview.textContent).toContain('Business details: The TIN is that of somebody else');
    await click(act('incomplete'), 'button', box);
    const asked = await openCorrections();
    expect(asked.textContent).toContain('The TIN is that of somebody else');
    expect(await screen.findByText(say('review.did.incomplete', { name: made.name }))).toBeTruthy();
    await keyboardInPage();
    expect(await inShort(admin(), 'partner', made.partnerId)).toBe('INCOMPLETE/INCOMPLETE');
  });

  it.each([
    ['approve', 'sbo.reviewer', {}],
    ['risk-verification', 'sbo.reviewer', {}],
    ['risk-passed', 'antifraud.reviewer', { workflow: 'RISK_VERIFICATION' }],
    ['take-back', 'sbo.reviewer', { status: 'INCOMPLETE', workflow: 'INCOMPLETE' }],
    ['resubmit', 'sales.admin', { status: 'INCOMPLETE', workflow: 'INCOMPLETE' }],
  ] as const)('says what %s has done, and leaves the keyboard in the page', async (action, as, standing) => {
    const made = await makeApplication(admin(), standing);
    await portal.show(at(made.partnerId), { as });
    const button = await screen.findByRole('button', { name: act(action) });
    button.focus();
    fireEvent.click(button);
    await click(act(action), 'button', await dialog());
    expect(await screen.findByText(say(`review.did.${action}`, { name: made.name }))).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await keyboardInPage();
  });

  it('offers nobody their own work to take', async () => {
    const own = await makeApplication(admin(), {
      editedBy: 'sbo.reviewer',
      submittedAt: '2025-02-01T00:00:00Z',
    });
    await portal.show(QUEUE, { as: 'sbo.reviewer' });
    expect(await screen.findByRole('link', { name: own.name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: `${say('review.queue.take')}: ${own.name}` })).toBeNull();
  });

  it('says why it cannot be approved: the user’s own work, and documents that are missing', async () => {
    const own = await makeApplication(admin(), { editedBy: 'sbo.reviewer' });
    await portal.show(at(own.partnerId), { as: 'sbo.reviewer' });
    const approve = await screen.findByRole('button', { name: act('approve') });
    expect(approve.hasAttribute('disabled')).toBe(true);
    fireEvent.mouseOver(approve.parentElement ?? approve);
    expect(await screen.findByText(say('review.own'))).toBeTruthy();
    const bare = await makeApplication(admin(), { isComplete: false });
    await portal.show(at(bare.partnerId), { as: 'sbo.reviewer' });
    await head(bare.name);
    const refused = await screen.findByRole('button', { name: act('approve') });
    fireEvent.mouseOver(refused.parentElement ?? refused);
    expect(await screen.findByText(/^Missing: .*BIR 2303/)).toBeTruthy();
  });

  it('tells a reviewer before an edit that they cannot decide afterwards, and when nobody else could', async () => {
    const made = await makeApplication(admin());
    const form = `${at(made.partnerId)}/bank-details/edit`;
    await portal.show(form, { as: 'sbo.reviewer' });
    expect(await screen.findByText(one('review.passing.before'))).toBeTruthy();
    const left = await makeApplication(admin(), { editedBy: 'sbo.second' });
    await portal.show(`${at(left.partnerId)}/bank-details/edit`, { as: 'sbo.reviewer' });
    expect(await screen.findByText(say('review.passing.last'))).toBeTruthy();
    const own = await makeApplication(admin(), { editedBy: 'sbo.reviewer' });
    await portal.show(`${at(own.partnerId)}/bank-details/edit`, { as: 'sbo.reviewer' });
    expect(await screen.findByText(one('review.passing.own'))).toBeTruthy();
  });

  it('shows what changed since when somebody was quicker, and decides nothing', async () => {
    const made = await makeApplication(admin(), {});
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    await click(act('risk-verification'));
    await admin().query(
      `update partner set name = 'Renamed meanwhile', edited_by = 'sales.admin', version = version + 1 where id = $1`,
      [made.partnerId],
    );
    await click(act('risk-verification'), 'button', await dialog());
    const moved = await screen.findByRole('dialog', { name: say('review.moved.title') });
    expect(moved.textContent).toMatch(/Renamed meanwhile/);
    await click(say('review.moved.reload'), 'button', moved);
    await head('Renamed meanwhile');
    expect(await inShort(admin(), 'partner', made.partnerId)).toBe('SUBMITTED/none');
  });

  it('asks for a reason of a failed risk check, and keeps the dialog with what went wrong', async () => {
    const made = await makeApplication(admin(), { workflow: 'RISK_VERIFICATION' });
    await portal.show(at(made.partnerId), { as: 'antifraud.reviewer' });
    await click(act('risk-verification-failed'));
    const box = await dialog();
    await click(act('risk-verification-failed'), 'button', box);
    expect(within(box).getByText(say('review.reasonNeeded'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: act('approve') })).toBeNull();
    await fill(say('review.reason'), 'The owner is on the list');
    portal.fault.on('POST', '/api/partners/v3/risk-verification-failed/workflow-status/:id', '500');
    await click(act('risk-verification-failed'), 'button', box);
    expect((await within(box).findByRole('alert')).textContent).toMatch(/went wrong on our side/);
    portal.fault.clear();
    await click(act('risk-verification-failed'), 'button', box);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inShort(admin(), 'partner', made.partnerId)).toBe('SUBMITTED/RISK_VERIFICATION_FAILED');
  });

  it('names an applicant one way, whatever was done with the application', async () => {
    const { partnerId } = await makeApplication(admin(), {});
    const number = 'SK-2026-009002';
    for (const by of [`applicant:${number}`, number])
      await admin().query(
        `insert into application_event (partner_id, action, from_status, to_status, created_by)
         values ($1, 'submit', 'INCOMPLETE', 'SUBMITTED', $2)`,
        [partnerId, by],
      );
    await portal.show(at(partnerId), { as: 'sbo.reviewer' });
    expect(await screen.findAllByText((text) => text.startsWith(`Applicant ${number}`))).toHaveLength(2);
    expect(screen.queryByText(/applicant:SK/)).toBeNull();
  });

  it('moves the status from a menu: a block says what becomes of the stores', async () => {
    const made = await makeApplication(admin(), { status: 'A', stores: [{ status: 'A' }] });
    await portal.show(at(made.partnerId, 'partners'), { as: 'sbo.reviewer' });
    await click(say('review.more'));
    expect(screen.queryByRole('menuitem', { name: act('A') })).toBeNull();
    await click(act('B'), 'menuitem');
    const box = await dialog();
    expect(box.textContent).toContain(say('review.stores.B'));
    await click(act('B'), 'button', box);
    await waitFor(async () => expect(await inShort(admin(), 'partner', made.partnerId)).toBe('B/none'));
    expect(await inShort(admin(), 'merchant', made.storeIds[0] ?? '')).toBe('A/none');
  });

  it('keeps the reason of a block to the staff, and shows its people what was written for them', async () => {
    const { rows } = await admin().query('select status from partner where id = 1');
    await admin().query(`update partner set status = 'A', workflow_status = null where id = 1`);
    await portal.show(at('1', 'partners'), { as: 'sbo.reviewer' });
    await click(say('review.more'));
    await click(act('B'), 'menuitem');
    const box = await dialog();
    expect(box.textContent).toContain(NEUTRAL.block.en);
    await fill(new RegExp(say('review.staffReason')), 'Smells of fraud');
    await fill(new RegExp(say('review.told')), 'Please bring the permit');
    await click(act('B'), 'button', box);
    await screen.findByText(`${say('records.moves.told')}: Please bring the permit`);
    expect(screen.getByText(/Smells of fraud/)).toBeTruthy();
    await portal.show(at('1', 'partners'), { as: 'partner.admin' });
    const banner = await screen.findByRole('region', { name: say('records.moves.toldYou') });
    expect(banner.textContent).toContain('Please bring the permit');
    expect(document.body.textContent).not.toContain('Smells of fraud');
    expect(document.body.textContent).not.toContain('sbo.reviewer');
    await admin().query('update partner set status = $1 where id = 1', [rows[0].status]);
  });

  it('cancels one store of an active partner, which itself cannot be cancelled', async () => {
    const made = await makeApplication(admin(), { status: 'A', stores: [{}, {}] });
    const [store = '', other = ''] = made.storeIds;
    await portal.show(at(made.partnerId, 'partners'), { as: 'sbo.reviewer' });
    await click(say('review.more'));
    expect(screen.queryByRole('menuitem', { name: act('cancel') })).toBeNull();
    await portal.show(at(store, 'merchants'), { as: 'sbo.reviewer' });
    await click(say('review.more'));
    await click(act('cancel'), 'menuitem');
    await click(act('cancel'), 'button', await dialog());
    await waitFor(async () => expect(await inShort(admin(), 'merchant', store)).toBe('CANCELLED/none'));
    expect(await inShort(admin(), 'merchant', other)).toBe('SUBMITTED/none');
  });

  it('is not there for those who only look', async () => {
    const made = await makeApplication(admin(), {});
    await portal.show(at(made.partnerId), { as: 'online.viewer' });
    await head(made.name);
    await screen.findByText(say('records.facts.title'));
    expect(screen.queryByRole('button', { name: act('approve') })).toBeNull();
    expect(screen.queryByRole('button', { name: say('review.more') })).toBeNull();
  });
});

describe('the review queue', () => {
  it('takes and releases a row, shows who has another, and moves with J and K', async () => {
    const old = { submittedAt: '2025-01-01T00:00:00Z' };
    const first = await makeApplication(admin(), old);
    const second = await makeApplication(admin(), old);
    await portal.app.call('POST', '/api/partner-management/claim', {
      as: 'sbo.second',
      body: { partnerId: second.partnerId },
    });
    await portal.show(QUEUE, { as: 'sbo.reviewer' });
    await click(`${say('review.queue.take')}: ${first.name}`);
    await screen.findByRole('button', { name: `${say('review.queue.release')}: ${first.name}` });
    expect(screen.getAllByText(say('review.queue.takenBy', { name: 'sbo.second' }))).not.toHaveLength(0);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement?.textContent).toBe(second.name);
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(document.activeElement?.textContent).toBe(first.name);
    await click(`${say('review.queue.release')}: ${first.name}`);
    await screen.findByRole('button', { name: `${say('review.queue.take')}: ${first.name}` });
    await click(say('review.queue.takeNext'));
    await head(first.name);
    expect(location.pathname).toBe(at(first.partnerId));
  });

  it('takes the next one also when the oldest hundred are for others to decide', async () => {
    const { rows } = await admin().query(OWN_HUNDRED);
    const free = await makeApplication(admin(), { submittedAt: '2024-06-01T00:00:00Z' });
    await portal.show(QUEUE, { as: 'sbo.reviewer' });
    await click(say('review.queue.takeNext'));
    await head(free.name);
    expect(location.pathname).toBe(at(free.partnerId));
    await admin().query(`update partner set status = 'CANCELLED' where id = any ($1)`, [
      rows.map(({ id }) => id),
    ]);
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed by %s: says so, is never shown as empty, and tries again', async (_, fault) => {
    portal.fault.on('GET', '/api/partner-management/queue', fault);
    await portal.show(QUEUE, { as: 'sbo.reviewer' });
    await screen.findByRole('button', { name: say('common.retry') });
    expect(screen.queryByText(say('review.queue.empty'))).toBeNull();
    portal.fault.clear();
    await click(say('common.retry'));
    await screen.findAllByRole('button', { name: new RegExp(`^${say('review.queue.take')}: `) });
  });
});

describe('the dashboard', () => {
  it('stands on the desk of a reviewer with the way to it; others have no such queue', async () => {
    await portal.show('/', { as: 'sbo.reviewer' });
    const queue = await screen.findByRole('region', { name: say('dashboard.queue.reviews') });
    const all = within(queue).getByRole('link', { name: new RegExp(say('dashboard.queue.reviews')) });
    expect(all.getAttribute('href')).toBe(QUEUE);
    expect(all.textContent).toMatch(/\d/);
    await portal.show('/', { as: 'online.viewer' });
    await screen.findByRole('region', { name: say('dashboard.queue.inReview') });
    expect(screen.queryByText(say('dashboard.queue.reviews'))).toBeNull();
    expect(screen.queryByText(say('dashboard.queue.approvals'))).toBeNull();
  });
});
