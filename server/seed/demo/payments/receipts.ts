import { addDays, manilaDate } from '#domain/day.ts';
import { percentWithin } from '#domain/money.ts';
import type { FormOfPayment } from '#domain/receipts/formOfPayment.ts';
import { VAT_PERCENT, type VatClass } from '#domain/receipts/receiptAmounts.ts';
import type { PaymentChannel } from '#domain/receipts/receiptStatus.ts';
import type { ReceiptType } from '#domain/receipts/receiptTypes.ts';
import { setOffReference } from '#domain/receipts/setOffReference.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, ids, size, text } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea, Seeding } from '../area.ts';

/** A partner's month whose commission is receipted. */
interface Due {
  partnerId: string;
  month: string;
  name: string;
  tin: string | null;
  due: number;
  tax: number;
  withheld: number;
  payoutIds: string[];
}
const FROM = 'disbursement_line l join partner p on p.id = l.partner_id';
const GROUPED = `group by l.partner_id, date_trunc('month', l.day)::date, p.name, p.tin_number`;
const DUE = columnsOf<Due>(`${FROM} ${GROUPED}`)({
  partnerId: id('l.partner_id'),
  month: day(`date_trunc('month', l.day)::date`),
  name: text('p.name'),
  tin: text('p.tin_number'),
  due: size('sum(l.commission + l.tax_on_commission)::bigint'),
  tax: size('sum(l.tax_on_commission)::bigint'),
  payoutIds: ids('array_agg(distinct l.payout_id order by l.payout_id)'),
  withheld: size('coalesce(sum(l.withholding_tax) filter (where l.is_twa), 0)::bigint'),
});
// Months that are over and closed.
const READ = `select ${DUE.select} from ${FROM} where l.day < date_trunc('month', $1::date) and l.day >= date_trunc('month', $2::date)
  ${GROUPED} having sum(l.commission + l.tax_on_commission) > 0 order by 2, 1`;

const SERIES = 'select id from receipt_series order by id limit 1';
const INSERT = `insert into receipt (series_id, number, or_number, type, day, issued_at, issuer_id, issued_by, title, partner_id, payor_name, payor_tin,
    payor_address, contract_number, of_month, payment_channel, payment_for, reference, form_of_payment, bank_name, check_number, check_date,
    vat_class, gross, vat, withholding, replaces_id, verify_code)
  select $1, 0, '', $2, $3::date, least(($3::date + time '10:20') at time zone 'Asia/Manila', $23::timestamptz), u.id, u.username, 'OFFICIAL', $4, $5, $6, $7, $8, $9, $10,
    $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22 from user_account u where u.username = 'finance.officer' returning id`;
const CANCEL = `update receipt r set status = 'CANCELLED', cancel_reason = 'WRONG_AMOUNT', cancel_note = $2, cancelled_at = least(r.issued_at + interval '2 hours', $3::timestamptz),
    cancel_maker_id = m.id, cancel_asked_by = m.username, cancel_checker_id = c.id, cancelled_by = c.username, version = 2
  from user_account m, user_account c where r.id = $1 and m.username = 'finance.officer' and c.username = 'finance.second'`;

interface Seeded {
  type: ReceiptType;
  day: string;
  payorName: string;
  gross: number;
  vatClass: VatClass;
  /** The tax of the lines that it is of; else the VAT comes from the gross. */
  vat?: number;
  formOfPayment: FormOfPayment;
  withholding?: number;
  partnerId?: string;
  tin?: string | null;
  address?: string;
  contract?: string;
  month?: string;
  channel?: PaymentChannel;
  paymentFor?: string;
  reference?: string;
  check?: [bank: string, number: string, date: string];
  replaces?: string;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz234567'];
/** A code as posted receipts have one; of the demo they are drawn like all else. */
const verifyCode = ({ names }: Seeding): string =>
  Array.from({ length: 26 }, () => names.random.pick(LETTERS)).join('');

const post = async (seeding: Seeding, seriesId: string, of: Seeded): Promise<string> => {
  const contained = of.vat ?? Number(percentWithin(BigInt(of.gross), VAT_PERCENT));
  const vat = of.vatClass === 'VATABLE' ? contained : 0;
  const { rows } = await seeding.client.query<{ id: string }>(INSERT, [
    ...[seriesId, of.type, of.day, of.partnerId ?? null, of.payorName, of.tin ?? null],
    ...[of.address ?? null, of.contract ?? null, of.month ?? null, of.channel ?? null, of.paymentFor ?? null],
    ...[
      of.reference ?? null,
      of.formOfPayment,
      ...(of.check ?? [null, null, null]),
      of.vatClass,
      of.gross,
      vat,
    ],
    ...[of.withholding ?? 0, of.replaces ?? null, verifyCode(seeding), seeding.now],
  ]);
  return rows[0]?.id ?? '';
};

const withReference = (payoutIds: readonly string[]): Pick<Seeded, 'reference'> => {
  const reference = setOffReference(payoutIds);
  return reference === null ? {} : { reference };
};

/** Receipts of the others: what customers and companies paid by themselves. */
const others = ({ names }: Seeding, at: number, today: string): Seeded => {
  const { firstName, lastName } = names.person();
  const day = addDays(today, -(at % 30));
  const gross = names.random.int(50, 4_000) * 100;
  const payorName = `${firstName} ${lastName}`;
  if (at % 3 === 0)
    return {
      ...{ type: 'OTHERS', day, payorName, gross, vatClass: 'VATABLE', formOfPayment: 'CASH' },
      paymentFor: 'Replacement of a lost card',
    };
  const check: [string, string, string] = ['Metropolitan Bank & Trust', String(700_100 + at), day];
  return {
    ...{ type: 'INDIVIDUAL', day, payorName, gross, vatClass: 'EXEMPT' },
    ...{ formOfPayment: at % 3 === 1 ? 'CHECK' : 'BANK_TRANSFER', contract: `30${String(40_000 + at * 17)}` },
    ...(at % 3 === 1 ? { check } : { reference: `BT-${String(9_000 + at)}` }),
  };
};

/**
 * Receipts for the commission of the months that are over, one a partner, and what others paid; one was cancelled and replaced. What has
 * numbers is in their order, which is that of the days.
 */
export const receipts: DemoArea = {
  seeded: 'from receipt',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const today = manilaDate(now);
    const series = (await client.query<{ id: string }>(SERIES)).rows[0];
    if (!series) return;
    const dues: readonly Due[] = await DUE.read(queryOf(client), {
      text: READ,
      values: [today, addDays(today, -100)],
    });
    const commissions = dues.map(({ partnerId, month, name, tin, due, tax, withheld, payoutIds }): Seeded => {
      const nextMonth = addDays(month, 34);
      return {
        ...{
          type: 'PROFIT_SHARING',
          payorName: name,
          partnerId,
          tin,
          month,
          gross: due,
          vat: tax,
          withholding: withheld,
        },
        ...{ vatClass: 'VATABLE', formOfPayment: 'OFFSET', channel: 'PAYOUT' },
        ...withReference(payoutIds),
        day: [nextMonth, today].toSorted()[0] ?? today,
      };
    });
    const typed = Array.from({ length: 24 }, (_, at) => others(seeding, at, today));
    const inOrder = [...commissions, ...typed].sort((one, other) => one.day.localeCompare(other.day));
    for (const [at, receipt] of inOrder.entries()) {
      const made = await post(seeding, series.id, receipt);
      if (at !== inOrder.length - 4) continue;
      await client.query(CANCEL, [made, 'The amount of another payor was typed.', now]);
      await post(seeding, series.id, { ...receipt, replaces: made });
    }
  },
};
