import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk, DeskEvent } from '#contract/desk.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const toldTo = async (as: string): Promise<Desk['events']> => {
  const { status, body } = await app.call('GET', '/api/desk', { as });
  expect([as, status]).toEqual([as, 200]);
  return body.data.events;
};
const eventsOf = async (as: string): Promise<DeskEvent[]> => (await toldTo(as)) ?? [];
const idsOf = async (as: string, kind: string): Promise<string[]> =>
  (await eventsOf(as)).flatMap(({ id }) => (id.startsWith(`${kind}-`) ? [id.slice(kind.length + 1)] : []));
const one = async (text: string, ...values: string[]): Promise<Record<string, string>> =>
  (await app.admin.query(text, values)).rows[0];
const sentence = ({ before, title, after }: DeskEvent) => [before, title, after].filter(Boolean).join(' ');

const partnerOf = (username: string) =>
  one(
    `select p.id::text, p.name from partner p join user_account u on u.partner_id = p.id where u.username = $1`,
    username,
  );
/** A move of the partner itself, as of now. */
const move = (partnerId: string, action: string, by: string, reason: string | null = null) =>
  app.admin.query(
    `insert into application_event (partner_id, action, to_status, reason, created_by, created_at)
     values ($1, $2, 'A', $3, $4, now() + interval '1 day')`,
    [partnerId, action, reason, by],
  );
const clear = () => app.admin.query(`delete from application_event where created_at > now()`);

describe('what happened last', () => {
  it('is told to staff in a sentence: who did what to whom, and why', async () => {
    const { id = '', name } = await one(
      `select id::text, name from partner where status = 'SUBMITTED' order by id limit 1`,
    );
    await move(id, 'incomplete', 'sbo.reviewer', 'SEC certificate');
    const { name: reviewer } = await one(
      `select concat_ws(' ', first_name, last_name) as name from user_account where username = 'sbo.reviewer'`,
    );
    const [first] = await eventsOf('sales.admin');
    await clear();
    expect(first && sentence(first)).toBe(`${reviewer} sent back ${name}`);
    expect(first?.detail).toBe('SEC certificate');
  });

  it('goes by the moment, the newest first, and not by the order in which it was entered', async () => {
    await app.admin.query(
      `insert into application_event (partner_id, action, to_status, created_by, created_at)
       select id, 'submit', 'SUBMITTED', 'sales.admin', '2025-01-06T01:00:00Z' from partner order by id limit 1`,
    );
    for (const as of ['sales.admin', 'online.viewer', 'partner.admin']) {
      const times = (await eventsOf(as)).map(({ dtime }) => dtime);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.some((time) => time.startsWith('2025-01-06'))).toBe(false);
    }
  });

  it.each(['applicant:SK-2026-009001', 'SK-2026-009001'])(
    'is by the applicant where %s did it',
    async (by) => {
      const { id = '', name } = await one(`select id::text, name from partner order by id limit 1`);
      await move(id, 'submit', by);
      const [first] = await eventsOf('sales.admin');
      await clear();
      expect(first && sentence(first)).toBe(`The applicant handed in ${name}`);
    },
  );

  it('is not told to new.hire, who sees none of it', async () => {
    expect(await toldTo('new.hire')).toBeNull();
  });
});

describe('what happened last, told outside', () => {
  it('is of the own partner, by the office and not by the name of our people', async () => {
    const { id = '', name } = await partnerOf('partner.admin');
    await move(id, 'block', 'sbo.reviewer', 'A reason among ourselves');
    const [own] = await eventsOf('partner.admin');
    const others = await eventsOf('other.partner');
    await clear();
    expect(own && sentence(own)).toBe(`SBO review blocked ${name}`);
    expect(JSON.stringify(own)).not.toMatch(/among ourselves|sbo\.reviewer|Dalisay/);
    expect(others.map(({ title }) => title)).not.toContain(name);
  });

  it('names colleagues', async () => {
    const { id = '', name } = await partnerOf('partner.admin');
    await move(id, 'resubmit', 'partner.admin');
    const { name: colleague } = await one(
      `select concat_ws(' ', first_name, last_name) as name from user_account where username = 'partner.admin'`,
    );
    const [first] = await eventsOf('partner.admin');
    await clear();
    expect(first && sentence(first)).toBe(`${colleague} handed in ${name} again`);
  });

  it.each(['take-back', 'risk-verification', 'risk-passed', 'risk-verification-failed'])(
    'says nothing of what our offices do among themselves: %s',
    async (action) => {
      const { id = '' } = await partnerOf('partner.admin');
      const before = await idsOf('partner.admin', 'move');
      await move(id, action, 'antifraud.reviewer');
      const after = await idsOf('partner.admin', 'move');
      await clear();
      expect(after).toEqual(before);
    },
  );

  it('says why an application came back in the words of its remarks', async () => {
    const { id = '' } = await partnerOf('partner.admin');
    await app.admin.query(
      `insert into review_remark (partner_id, section, message, created_by) values ($1, 'documents', 'SEC certificate', 'sbo.reviewer')`,
      [id],
    );
    await move(id, 'incomplete', 'sbo.reviewer', 'Among ourselves');
    const [first] = await eventsOf('partner.admin');
    await clear();
    expect(first?.detail).toContain('SEC certificate');
    expect(first?.detail).not.toContain('Among ourselves');
  });

  it.each([
    ['partner.admin', 'partner_id = (select partner_id from user_account where username = $1)'],
    ['other.partner', 'partner_id = (select partner_id from user_account where username = $1)'],
    [
      'store.manager',
      'merchant_id in (select m.merchant_id from user_merchant m join user_account u on u.id = m.user_id where u.username = $1)',
    ],
    [
      'frontliner',
      'merchant_id in (select m.merchant_id from user_merchant m join user_account u on u.id = m.user_id where u.username = $1)',
    ],
  ])('is of the reach of %s, refunds and payouts alike', async (as, where) => {
    for (const [kind, table] of [
      ['refund', 'refund'],
      ['payout', 'payout'],
    ] as const) {
      const ids = await idsOf(as, kind);
      const { rows } = await app.admin.query(
        `select id::text from ${table} where id = any ($2::bigint[]) and ${where}`,
        [as, ids],
      );
      expect([as, kind, rows.length]).toEqual([as, kind, ids.length]);
    }
  });

  it('tells a payout with its pesos, and where it stands', async () => {
    const told = (await eventsOf('accounting')).filter(({ id }) => id.startsWith('payout-'));
    expect(told.length).toBeGreaterThan(0);
    for (const event of told)
      expect(sentence(event)).toMatch(
        /^A payout of ₱[\d,]+\.\d\d to .+ (was sent to the bank|was paid|came back from the bank)$/,
      );
  });

  it('tells a refund with its pesos, and where it stands', async () => {
    const told = (await eventsOf('finance.officer')).filter(({ id }) => id.startsWith('refund-'));
    expect(told.length).toBeGreaterThan(0);
    for (const event of told)
      expect(sentence(event)).toMatch(/^A refund of ₱[\d,]+\.\d\d of \S+ (was|waits|came to nothing)/);
  });
});

describe('what happened last, told to our own offices', () => {
  it('is the files for the bank to finance', async () => {
    const files = (await eventsOf('finance.officer')).filter(({ id }) => id.startsWith('file-'));
    expect(files.length).toBeGreaterThan(0);
    for (const event of files) expect(sentence(event)).toMatch(/bank|with \d+ payouts of ₱[\d,]+\.\d\d/);
  });

  it('is what people asked for to support', async () => {
    const told = await eventsOf('it.support');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ id }) => id.startsWith('request-'))).toBe(true);
  });

  it('is which promos were handed in and where they went to those who run them, and to nobody outside', async () => {
    const {
      code = '',
      name,
      store,
    } = await one(
      `select code::text, name, store_name as store from promo where status = 'SUBMITTED' and created_by <> 'loyalty.editor' order by id limit 1`,
    );
    const [before] = await eventsOf('loyalty.editor');
    expect(before && sentence(before)).toMatch(/^\S.+ handed in \S/);
    const { body } = await app.call('GET', `/api/promos/code/${code}`, { as: 'loyalty.editor' });
    const { dtimeUpdated, updatedBy, promoId } = body.data;
    const moved = await app.call('POST', `/api/promos/${promoId}/update-status`, {
      as: 'loyalty.editor',
      body: { status: 'PENDING', lastDtimeUpdated: dtimeUpdated, lastUpdatedBy: updatedBy },
    });
    expect([moved.status, moved.body]).toEqual([200, expect.anything()]);
    const { editor } = await one(
      `select concat_ws(' ', first_name, last_name) as editor from user_account where username = 'loyalty.editor'`,
    );
    const [first] = await eventsOf('loyalty.editor');
    expect(first && sentence(first)).toBe(`${editor} moved ${name} to Pending`);
    expect([first?.detail, first?.to]).toEqual([store, expect.stringContaining(code)]);
    for (const as of ['partner.admin', 'store.manager', 'new.hire'])
      expect(JSON.stringify(await toldTo(as))).not.toContain('promo-');
  });
});
