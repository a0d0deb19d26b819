import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';
import { openCorrections } from '#tests/support/records/corrections.ts';
import { remarkBench } from '#tests/support/records/remarkBench.ts';

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const admin = () => portal.app.admin;
const at = (id: string, type = 'applications') => `/partner-management/list/${type}/${id}`;
const act = (action: string) => say(`review.act.${action}`);
/** The singular of a text that counts. */
const one = (key: string) => say(key, { smart_count: 1 }).split(' |||| ')[0] ?? '';

describe('what the review asks for', () => {
  it('is answered in its line; handing in again says what is open until something was done about all of it', async () => {
    const made = await makeApplication(admin(), INCOMPLETE);
    const bench = remarkBench(portal.app);
    await bench.remark(made.partnerId, { section: 'documents', message: 'Page two is missing' });
    await portal.show(at(made.partnerId), { as: 'sales.admin' });
    const asked = await openCorrections();
    expect(asked.textContent).toContain('The review asks for 1 correction');
    // Every text around it has its words, no key stands in their place.
    await screen.findByText(say('records.facts.title'));
    expect(document.body.textContent).not.toMatch(/\b(records|sections|review)\.\w+\./);
    expect(within(asked).getByText('Open')).toBeTruthy();
    const again = await screen.findByRole('button', { name: act('resubmit') });
    expect(again.hasAttribute('disabled')).toBe(true);
    fireEvent.mouseOver(again.parentElement ?? again);
    expect(await screen.findByText(/1 correction is still open/)).toBeTruthy();
    await click(say('records.answer'), 'button', asked);
    await click(say('records.answerSave'));
    expect(await screen.findByText(say('records.answerNeeded'))).toBeTruthy();
    await fill(say('records.answerLabel'), 'It has one page only.');
    await click(say('records.answerSave'));
    expect(await within(asked).findByText('Answer of sales.admin:')).toBeTruthy();
    expect(asked.textContent).toContain('It has one page only.');
    expect(within(asked).getByText('Answered')).toBeTruthy();
    expect(asked.textContent).toContain(say('records.remarksDone'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: act('resubmit') }).hasAttribute('disabled')).toBe(false),
    );
    await click(act('resubmit'));
    await click(act('resubmit'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () =>
      expect(await inShort(admin(), 'partner', made.partnerId)).toBe('SUBMITTED/none'),
    );
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    const round = await openCorrections();
    expect(round.textContent).toContain(say('records.remarksRound'));
    expect(round.textContent).toContain('It has one page only.');
    expect(within(round).queryByRole('button', { name: say('records.answerAgain') })).toBeNull();
  });

  it.each(['sales.admin', 'sbo.reviewer', 'partner.admin'])(
    'stands beside nothing that says nothing is open, and names the store it is of: as %s',
    async (as) => {
      await admin().query(
        `update review_remark set resolved_at = now(), outcome = 'WITHDRAWN' where partner_id = 1`,
      );
      await admin().query(`update partner set status = 'A', workflow_status = null where id = 1`);
      const { rows } = await admin().query<{ id: string; name: string }>(
        'select id::text, name from merchant where partner_id = 1 order by id limit 1',
      );
      const [store] = rows;
      await remarkBench(portal.app).remark('1', {
        section: 'merchant',
        message: 'What does it sell?',
        merchantId: store?.id,
      });
      await portal.show(at('1', 'partners'), { as });
      const ofPartner = await openCorrections();
      expect(ofPartner.textContent).toContain(one('records.remarksOfStores'));
      expect(ofPartner.textContent).toContain(`${store?.name}: `);
      expect(await screen.findByText(one('records.open.remarks'))).toBeTruthy();
      expect(screen.queryByText(say('records.open.nothing'))).toBeNull();
      await portal.show(at(store?.id ?? '', 'merchants'), { as });
      expect((await openCorrections()).textContent).toContain(one('records.remarksOpen'));
      expect(await screen.findByText(one('records.open.remarks'))).toBeTruthy();
      expect(screen.queryByText(say('records.open.nothing'))).toBeNull();
    },
  );

  it('counts as changed once its section is another, and leads there', async () => {
    const made = await makeApplication(admin(), INCOMPLETE);
    await remarkBench(portal.app).remark(made.partnerId, {
      section: 'business-details',
      message: 'Which VAT?',
    });
    await admin().query(`update partner set vat_type = 'VAT' where id = $1`, [made.partnerId]);
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    const asked = await openCorrections();
    expect(within(asked).getByText('Changed')).toBeTruthy();
    expect(within(asked).getByRole('link').getAttribute('href')).toBe(
      `${at(made.partnerId)}/business-details`,
    );
  });

  it('is shown before and after to who reviews it again, and to nobody outside', async () => {
    const made = await makeApplication(admin(), INCOMPLETE);
    const bench = remarkBench(portal.app);
    // The app's clock is the tests' own, the trail has the database's.
    const now = (column: string, table: string, key: string) =>
      admin().query(`update ${table} set ${column} = clock_timestamp() where ${key} = $1`, [made.partnerId]);
    await bench.remark(made.partnerId, { section: 'business-details', message: 'Which name?' });
    await now('created_at', 'review_remark', 'partner_id');
    const { rows } = await admin().query('select name from partner where id = $1', [made.partnerId]);
    await admin().query(`update partner set name = 'Aling Nena Trading' where id = $1`, [made.partnerId]);
    expect((await bench.resubmit('partner', made.partnerId, 'sales.admin')).status).toBe(200);
    await now('resubmitted_at', 'partner', 'id');
    await now('resolved_at', 'review_remark', 'partner_id');
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    const asked = await openCorrections();
    const diff = await within(asked).findByRole('region', { name: say('records.roundChanges') });
    await within(diff).findByText('Aling Nena Trading', { selector: 'ins *, ins' });
    expect(diff.querySelector('del')?.textContent).toBe(rows[0].name);
    // Names of fields, not of columns, and nothing of the way through the review.
    expect([...diff.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Name']);
  });

  it('is read, not answered, by those who only look', async () => {
    const made = await makeApplication(admin(), INCOMPLETE);
    await remarkBench(portal.app).remark(made.partnerId);
    await portal.show(at(made.partnerId), { as: 'antifraud.reviewer' });
    expect(within(await openCorrections()).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: act('take-back') })).toBeNull();
  });

  it('has a point at least of what an applicant sent, who could change nothing without one', async () => {
    const made = await makeApplication(admin(), { submittedBy: 'SK-2026-000777' });
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    await click(act('incomplete'));
    const box = await screen.findByRole('dialog');
    await click(say('review.remark.remove', { number: 1 }), 'button', box);
    await fill(say('review.remark.overall'), 'Your papers are too dark.');
    await click(act('incomplete'), 'button', box);
    expect(await within(box).findByText(/^Name at least one point/)).toBeTruthy();
    // What was refused is over with the point that is added, and that one is not wrong before anybody writes it.
    await click(say('review.remark.add'), 'button', box);
    expect(within(box).queryByRole('alert')).toBeNull();
    expect(within(box).queryByText(say('review.remark.messageNeeded'))).toBeNull();
    expect(await inShort(admin(), 'partner', made.partnerId)).toBe('SUBMITTED/none');
  });
});

describe('taking Incomplete back', () => {
  it('is asked about, and puts the record and its stores under review again', async () => {
    const made = await makeApplication(admin(), { stores: [{}] });
    await portal.app.call('POST', `/api/partners/v3/incomplete/workflow-status/${made.partnerId}`, {
      as: 'sbo.second',
      body: { remarks: [{ section: 'documents', message: 'By mistake' }] },
      headers: { 'If-Match': '1' },
    });
    await portal.show(at(made.partnerId), { as: 'sbo.reviewer' });
    await click(act('take-back'));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain(say('review.stores.take-back'));
    await click(act('take-back'), 'button', box);
    expect(await screen.findByRole('button', { name: act('approve') })).toBeTruthy();
    expect(screen.queryByRole('region', { name: say('records.remarks') })).toBeNull();
    expect(await inShort(admin(), 'merchant', made.storeIds[0] ?? '')).toBe('SUBMITTED/none');
  });
});
