import { addDays, manilaDate } from '#domain/day.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const SERIES = `insert into receipt_series (branch, issuer_name, issuer_tin, issuer_address, is_vat_registered, prefix, first_number, last_number,
    next_number, certificate, certificate_day, from_day, maker_id, made_by, checker_id, checked_by, checked_at)
  select 'Bench', 'Issuer Corp.', '123456789000', '1 Ayala Avenue, Makati', true, $1, $2, $3, $2, 'AC-1', '2020-01-05', $4, m.id, m.username, c.id,
    c.username, $4::date - 1 from user_account m, user_account c where m.username = 'finance.officer' and c.username = 'finance.second'
  returning id`;

/** The numbers of a series as they stand: how many, from which to which, and what comes next. */
export interface Given {
  count: number;
  first: number | null;
  last: number | null;
  next: number;
}
const GIVEN = `select count(r.*)::int as count, min(r.number)::int as first, max(r.number)::int as last, s.next_number::int as next
  from receipt_series s left join receipt r on r.series_id = s.id where s.prefix = $1 group by s.id`;

export type Body = Record<string, unknown>;
export const CASH = { formOfPayment: 'CASH', grossAmount: '1000.00' } as const;
export const OTHERS = {
  ...CASH,
  payorName: 'Ana Reyes',
  paymentFor: 'A lost card',
  vatClass: 'VATABLE',
} as const;

/** Issues and cancels receipts in a test app, all of a series of its own. */
export const receiptBench = async (app: TestApp, numbers = 100_000) => {
  const today = manilaDate(app.clock.now());
  const prefix = 'T-';
  // Those of the demo come first otherwise.
  await app.admin.query('alter table receipt_series disable trigger series_stands');
  await app.admin.query('update receipt_series set from_day = from_day + 100000, checked_at = checked_at');
  await app.admin.query('alter table receipt_series enable trigger series_stands');
  const addSeries = (of: { prefix: string; first?: number; last: number; from?: string }) =>
    app.admin.query(SERIES, [of.prefix, of.first ?? 1, of.last, of.from ?? addDays(today, -10)]);
  await addSeries({ prefix, last: numbers });
  const issue = (type: string, body: Body, { as = 'finance.officer', headers = {} } = {}) =>
    app.call('POST', `/api/official-receipts/${type}`, { as, body, headers });
  const issued = async (type: string, body: Body, as = 'finance.officer') => {
    const { status, body: answer } = await issue(type, body, { as });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const read = async (orNumber: string, as = 'finance.officer') =>
    (await app.call('GET', `/api/official-receipts/${orNumber}`, { as })).body.data;
  const cancel = (
    { orNumber, version }: { orNumber: string; version: number },
    { as = 'finance.officer', reason = 'WRONG_AMOUNT', note = 'A zero too many' } = {},
  ) =>
    app.call('POST', `/api/official-receipts/${orNumber}/cancelled`, {
      as,
      body: { reason, note },
      headers: { 'If-Match': String(version) },
    });
  const decide = async (id: string, verdict: 'approve' | 'refuse' | 'withdraw', as: string) => {
    const { body } = await app.call('GET', `/api/approval-requests/${id}`, { as });
    return app.call('POST', `/api/approval-requests/${id}/${verdict}`, {
      as,
      headers: { 'If-Match': String(body.data?.version ?? 1) },
      ...(verdict === 'refuse' && { body: { reason: 'It stands' } }),
    });
  };
  const given = async (of = prefix): Promise<Given> =>
    (await app.admin.query<Given>(GIVEN, [of])).rows[0] as Given;
  /** A partner with a code, whose lines nobody has receipted. */
  const partner = async (): Promise<{ id: string; name: string }> =>
    (
      await app.admin.query(
        `select p.id, p.name from partner p where p.status = 'A' and exists (select from merchant m where m.partner_id = p.id)
         order by p.id limit 1`,
      )
    ).rows[0];
  return { app, today, prefix, addSeries, issue, issued, read, cancel, decide, given, partner };
};
export type ReceiptBench = Awaited<ReturnType<typeof receiptBench>>;

/** An app with a series of its own, of which all receipts are. */
export const startReceiptBench = async (numbers?: number): Promise<ReceiptBench> =>
  receiptBench(await startTestApp(), numbers);
