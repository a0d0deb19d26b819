import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthOf } from '#domain/receipts/receiptMonth.ts';
import { setOffReference } from '#domain/receipts/setOffReference.ts';
import { startTestApp } from '#tests/support/app/app.ts';
import { startMonthBench } from './monthBench.ts';

/** Months of partners with what their receipts that stand say, and what their closed lines say; all in centavos. */
const MONTHS = `select r.partner_id::text as "partnerId", r.of_month::text as month, sum(r.gross)::int as gross, sum(r.vat)::int as vat, l.due::int as due, l.tax::int as tax,
    count(*)::int as count
  from receipt r cross join lateral (select sum(d.commission + d.tax_on_commission) as due, sum(d.tax_on_commission) as tax
    from disbursement_line d where d.partner_id = r.partner_id and date_trunc('month', d.day) = r.of_month) l
  where r.type = 'PROFIT_SHARING' and r.status = 'ISSUED' and r.of_month > '2020-01-01' group by r.partner_id, r.of_month, l.due, l.tax`;
interface Month {
  partnerId: string;
  month: string;
  gross: number;
  vat: number;
  due: number;
  tax: number;
  count: number;
}
const offLines = (months: readonly Month[]) =>
  months.filter(({ gross, vat, due, tax }) => gross !== due || vat !== tax);

describe('receipts for settled commission', () => {
  it('have the sum of the tax on commission of their lines as VAT, in every month of the demo', async () => {
    const app = await startTestApp();
    const { rows } = await app.admin.query<Month>(MONTHS);
    expect(rows.length).toBeGreaterThan(50);
    expect(offLines(rows)).toEqual([]);
    await app.stop();
  });

  describe('that are issued', () => {
    let bench: Awaited<ReturnType<typeof startMonthBench>>;
    beforeAll(async () => {
      bench = await startMonthBench();
    });
    beforeEach(() => bench.app.clearLimits());
    afterAll(async () => {
      await bench.rest();
      await bench.app.stop();
    });
    const issued = (payorId: string, grossAmount: string) =>
      bench.issued('profit-sharing', {
        ...{ payorId, grossAmount, ...monthOf('2026-10-01') },
        ...{ paymentChannel: 'PAYOUT', formOfPayment: 'OFFSET' },
      });
    const monthsOf = async (partnerIds: readonly (string | undefined)[]) =>
      (await bench.ask<Month>(MONTHS)).filter(
        ({ partnerId, month }) => month === '2026-10-01' && partnerIds.includes(partnerId),
      );

    it('have the tax of the lines as VAT: one receipt of all that is left, parts of it, and the rest that the month issues', async () => {
      const { receipts } = await bench.look();
      // Those of whom the gross would say another VAT.
      const payors = receipts.filter(
        ({ due, taxOnCommission }) =>
          Math.round((Number(due) * 100 * 12) / 112) !== Math.round(Number(taxOnCommission) * 100),
      );
      const [whole, parted, rest] = payors;
      if (!whole || !parted || !rest) throw new Error('The demo has three such months');
      const one = await issued(whole.partnerId, whole.due);
      expect(one.vat).toBe(whole.taxOnCommission);
      expect((Number(one.sales) + Number(one.vat)).toFixed(2)).toBe(one.grossAmount);
      await issued(parted.partnerId, '10.01');
      await issued(parted.partnerId, (Number(parted.due) - 10.01).toFixed(2));
      await issued(rest.partnerId, '7.77');
      const ordered = await bench.orderAll();
      await bench.work();
      expect(await bench.ended('finance.officer', ordered.body.data.jobId)).toMatchObject({ status: 'done' });
      const months = await monthsOf(receipts.map(({ partnerId }) => partnerId));
      expect(months).toHaveLength(receipts.length);
      expect(offLines(months)).toEqual([]);
      const counts = [whole, parted, rest].map(
        ({ partnerId }) => months.find((month) => month.partnerId === partnerId)?.count,
      );
      expect(counts).toEqual([1, 2, 2]);
    });

    it('name the payouts that it was taken from, unless a reference was typed', async () => {
      const { rows } = await bench.app.admin.query<{ reference: string; payouts: string[] }>(
        `select r.reference, array(select distinct l.payout_id from disbursement_line l where l.partner_id = r.partner_id
           and date_trunc('month', l.day) = r.of_month and l.commission <> 0 order by 1)::text[] as payouts
         from receipt r where r.of_month = '2026-10-01' and r.form_of_payment = 'OFFSET'`,
      );
      expect(rows.length).toBeGreaterThan(20);
      for (const { reference, payouts } of rows) expect(reference).toBe(setOffReference(payouts));
      const { rows: open } = await bench.app.admin.query(
        `select l.partner_id::text as id, array_agg(distinct l.payout_id order by l.payout_id)::text[] as payouts from disbursement_line l
         where l.day between '2026-11-01' and '2026-11-30' group by 1 having sum(l.commission) > 100 and bool_and(l.commission <> 0) limit 1`,
      );
      const of = {
        ...{ payorId: open[0].id, grossAmount: '0.05', month: 11, year: 2026, paymentChannel: 'PAYOUT' },
        formOfPayment: 'OFFSET',
      };
      const one = await bench.issued('profit-sharing', of);
      expect(one.referenceNumber).toBe(setOffReference(open[0].payouts));
      const typed = await bench.issued('profit-sharing', { ...of, referenceNumber: 'AGREED-1' });
      expect(typed.referenceNumber).toBe('AGREED-1');
      const paid = await bench.issued('profit-sharing', { ...of, formOfPayment: 'CASH' });
      expect(paid.referenceNumber).toBeNull();
    });
  });
});
