import { formatMoney } from '#domain/money.ts';
import {
  fieldsOfType,
  TYPED_FIELDS,
  type TypedField,
  typedFieldProblems,
} from '#domain/receipts/fieldsOfType.ts';
import {
  type CheckDateProblem,
  type CheckFields,
  checkDateProblem,
  checkFieldProblems,
  type FormOfPayment,
} from '#domain/receipts/formOfPayment.ts';
import {
  type LinesLeft,
  type ReceiptAmounts,
  receiptAmounts,
  type VatClass,
  withheldOf,
} from '#domain/receipts/receiptAmounts.ts';
import { monthOf } from '#domain/receipts/receiptMonth.ts';
import type { PaymentChannel } from '#domain/receipts/receiptStatus.ts';
import type { ReceiptType } from '#domain/receipts/receiptTypes.ts';
import { typedMoney } from '#domain/typedMoney.ts';

/** How much is withheld: nothing, a percentage of the amount without its VAT, or an amount that is typed. */
export const WITHHELD_BY = ['0', '1', '2', '5', '10', 'amount'] as const;
export type WithheldBy = (typeof WITHHELD_BY)[number];

/** A receipt as its form holds it; fields that its type does not have are kept, and not sent. */
export interface TypedReceipt {
  type: ReceiptType;
  payorId: string | null;
  payorName: string;
  tinNumber: string;
  address: string;
  contract: string;
  month: number;
  year: string;
  paymentChannel: PaymentChannel | null;
  soa: string;
  paymentFor: string;
  referenceNumber: string;
  invoiceNumber: string;
  formOfPayment: FormOfPayment;
  bankName: string;
  checkNumber: string;
  checkDate: string;
  vatClass: VatClass | null;
  grossAmount: string;
  withheldBy: WithheldBy;
  withholdingTax: string;
  /** The earlier receipt that the person was asked about: this one is for other money. */
  confirmSameMoney: string | null;
}

/** An empty form: of the current month of the current year. */
export const emptyReceipt = (type: ReceiptType, today: string): TypedReceipt => {
  const { month, year } = monthOf(today);
  return {
    ...{ type, payorId: null, payorName: '', tinNumber: '', address: '', contract: '' },
    ...{ month, year: String(year), paymentChannel: null, soa: '', paymentFor: '' },
    ...{ referenceNumber: '', invoiceNumber: '', formOfPayment: 'CASH' as const },
    ...{ bankName: '', checkNumber: '', checkDate: '', vatClass: null },
    ...{ grossAmount: '', withheldBy: '0' as const, withholdingTax: '', confirmSameMoney: null },
  };
};

const centavos = (typed: string): bigint | null => {
  const amount = typedMoney(typed);
  return amount === null ? null : BigInt(amount);
};

/** What is withheld, in centavos; null where an amount is typed that is none. */
const withheld = (typed: TypedReceipt, gross: bigint, vatClass: VatClass, left?: LinesLeft): bigint | null =>
  typed.withheldBy === 'amount'
    ? centavos(typed.withholdingTax || '0')
    : withheldOf(gross, typed.withheldBy, vatClass, left);

/** What was typed breaks down to; null while it comes to nothing. `left` is that of the closed lines it is of. */
export const breakdownOf = (
  typed: TypedReceipt,
  vatClass: VatClass | null,
  left?: LinesLeft,
): ReceiptAmounts | null => {
  const gross = centavos(typed.grossAmount);
  if (gross === null || vatClass === null) return null;
  const tax = withheld(typed, gross, vatClass, left);
  const amounts = tax === null ? 'NO_GROSS' : receiptAmounts(gross, tax, vatClass, left);
  return typeof amounts === 'string' ? null : amounts;
};

const valuesOf = (typed: TypedReceipt): Record<TypedField, unknown> => ({
  ...typed,
  year: /^\d{4}$/.test(typed.year) ? Number(typed.year) : null,
});

/** Only the fields that a type of receipt has, as they are sent. */
export const bodyOf = (typed: TypedReceipt, amounts: ReceiptAmounts, replaces: string | null) => {
  const { needed, mayHave } = fieldsOfType(typed.type);
  const values = valuesOf(typed);
  const own = TYPED_FIELDS.filter((name) => needed.includes(name) || mayHave.includes(name));
  const check: Partial<CheckFields> =
    typed.formOfPayment === 'CHECK'
      ? {
          bankName: typed.bankName,
          checkNumber: typed.checkNumber,
          ...(typed.checkDate && { checkDate: typed.checkDate }),
        }
      : {};
  return {
    ...Object.fromEntries(own.map((name) => [name, values[name]])),
    ...check,
    referenceNumber: typed.referenceNumber,
    invoiceNumber: typed.invoiceNumber,
    formOfPayment: typed.formOfPayment,
    grossAmount: formatMoney(amounts.gross),
    withholdingTax: formatMoney(amounts.withholding),
    ...(replaces === null ? {} : { replaces }),
    ...(typed.confirmSameMoney === null ? {} : { confirmSameMoney: typed.confirmSameMoney }),
  };
};

/** Why a field of the form is refused before anything is sent; a text of `receipts.wrong`. */
export type FieldProblem = 'needed' | 'amount' | 'aboveZero' | 'tooMuchWithheld' | CheckDateProblem;

const isTyped = (amount: string): boolean => amount.trim() !== '';

/** What is wrong with the two amounts: one that is not there, that is none, or more withheld than was paid. */
const amountProblems = (typed: TypedReceipt, vatClass: VatClass | null): [string, FieldProblem][] => {
  if (!isTyped(typed.grossAmount)) return [['grossAmount', 'needed']];
  const gross = centavos(typed.grossAmount);
  if (gross === null) return [['grossAmount', 'amount']];
  if (gross <= 0n) return [['grossAmount', 'aboveZero']];
  if (vatClass === null) return [];
  const tax = withheld(typed, gross, vatClass);
  if (tax === null || tax < 0n) return [['withholdingTax', 'amount']];
  return tax > gross ? [['withholdingTax', 'tooMuchWithheld']] : [];
};

/** What is wrong with the date of a check, judged as it will be on the server's side today (YYYY-MM-DD). */
const dateProblems = (
  { formOfPayment, checkDate }: TypedReceipt,
  today: string,
): [string, FieldProblem][] => {
  const problem = formOfPayment === 'CHECK' && checkDate ? checkDateProblem(checkDate, today) : null;
  return problem ? [['checkDate', problem]] : [];
};

/** The fields in the order in which one meets them on the form. */
export const IN_ORDER = [
  ...(['payorId', 'payorName', 'tinNumber', 'address', 'month', 'year', 'contract'] as const),
  ...(['paymentChannel', 'soa', 'paymentFor', 'vatClass', 'grossAmount', 'withholdingTax'] as const),
  ...(['formOfPayment', 'bankName', 'checkNumber', 'checkDate'] as const),
  ...(['referenceNumber', 'invoiceNumber'] as const),
] as const;

/** What is still wrong with a form, by the names of its fields; nothing is sent before that is mended. */
export const problemsIn = (
  typed: TypedReceipt,
  vatClass: VatClass | null,
  today: string,
): ReadonlyMap<string, FieldProblem> => {
  const missing = [
    ...typedFieldProblems(typed.type, valuesOf(typed)).missing,
    ...checkFieldProblems(typed.formOfPayment, typed).missing,
  ];
  return new Map<string, FieldProblem>([
    ...missing.map((name) => [name, 'needed'] as const),
    ...amountProblems(typed, vatClass),
    ...dateProblems(typed, today),
  ]);
};
