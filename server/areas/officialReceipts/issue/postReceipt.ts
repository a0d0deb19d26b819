import { randomBytes } from 'node:crypto';
import type { FormOfPayment } from '#domain/receipts/formOfPayment.ts';
import type { VatClass } from '#domain/receipts/receiptAmounts.ts';
import type { PaymentChannel, ReceiptTitle } from '#domain/receipts/receiptStatus.ts';
import type { ReceiptType } from '#domain/receipts/receiptTypes.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { day, id, moment, size, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

/** A receipt as it is posted. Amounts are whole centavos, days YYYY-MM-DD. */
export interface Posted {
  seriesId: string;
  type: ReceiptType;
  day: string;
  issuedAt: Date;
  issuerId: string;
  issuedBy: string;
  title: ReceiptTitle;
  partnerId: string | null;
  payorName: string;
  payorTin: string | null;
  payorAddress: string | null;
  contractId: string | null;
  contractNumber: string | null;
  ofMonth: string | null;
  paymentChannel: PaymentChannel | null;
  soa: string | null;
  paymentFor: string | null;
  reference: string | null;
  invoiceNumber: string | null;
  formOfPayment: FormOfPayment;
  bankName: string | null;
  checkNumber: string | null;
  checkDate: string | null;
  vatClass: VatClass;
  gross: number;
  vat: number;
  withholding: number;
  replacesId: string | null;
  /** With which others it is issued. */
  batchId: string | null;
  /** The earlier receipt whose check or reference it repeats, as its issuer confirmed. */
  sameMoneyAs: string | null;
}
type Written = Posted & { number: number; orNumber: string; verifyCode: string };
const NEW = writtenOf<Written>('receipt r')({
  seriesId: id('r.series_id'),
  number: size('r.number'),
  orNumber: text('r.or_number'),
  type: text('r.type'),
  day: day('r.day'),
  issuedAt: moment('r.issued_at'),
  issuerId: id('r.issuer_id'),
  issuedBy: text('r.issued_by'),
  title: text('r.title'),
  partnerId: id('r.partner_id'),
  payorName: text('r.payor_name'),
  payorTin: text('r.payor_tin'),
  payorAddress: text('r.payor_address'),
  contractId: id('r.contract_id'),
  contractNumber: text('r.contract_number'),
  ofMonth: day('r.of_month'),
  paymentChannel: text('r.payment_channel'),
  soa: text('r.soa'),
  paymentFor: text('r.payment_for'),
  reference: text('r.reference'),
  invoiceNumber: text('r.invoice_number'),
  formOfPayment: text('r.form_of_payment'),
  bankName: text('r.bank_name'),
  checkNumber: text('r.check_number'),
  checkDate: day('r.check_date'),
  vatClass: text('r.vat_class'),
  gross: size('r.gross'),
  vat: size('r.vat'),
  withholding: size('r.withholding'),
  replacesId: id('r.replaces_id'),
  batchId: id('r.batch_id'),
  sameMoneyAs: id('r.same_money_as'),
  verifyCode: text('r.verify_code'),
});
const GIVEN = columnsOf<{ orNumber: string }>('receipt r')({ orNumber: NEW.columns.orNumber });
const INSERT = `insert into receipt as r (${namesOf(NEW)}) values (${placesOf(NEW)}) returning ${GIVEN.select}`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 26 letters and digits, 130 bits that nobody guesses. */
const newVerifyCode = (): string =>
  [...randomBytes(26)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Writes a receipt of the open series, which is locked; answers the number that the series gave it, in this transaction and for good. What
 * is rolled back gives its number back.
 */
export const postReceipt = async (tx: Tx, posted: Posted): Promise<string> => {
  // The number is the series's to give: what is written for it here is never kept.
  const written = NEW.write({ ...posted, number: 0, orNumber: '', verifyCode: newVerifyCode() });
  const values = Object.values(written);
  const [made] = await GIVEN.read(tx, { name: 'post-receipt', text: INSERT, values });
  if (!made) throw new Error('The receipt was not posted');
  return made.orNumber;
};
