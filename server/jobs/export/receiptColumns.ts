import type { ReceiptRow } from '#contract/finance/officialReceipts.ts';
import { receiptFields } from '#domain/fields/receipt.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { vatClass } from '#domain/receipts/receiptAmounts.ts';
import { monthName } from '#domain/receipts/receiptMonth.ts';
import { paymentChannel, receiptStatus } from '#domain/receipts/receiptStatus.ts';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { type Columns, columnsOf } from './columns.ts';

export const receiptColumns: Columns<ReceiptRow> = columnsOf<ReceiptRow>()(receiptFields, {
  orNumber: (row) => row.orNumber,
  dateIssued: (row) => row.dateIssued,
  receiptType: (row, language) => receiptType[row.receiptType].label[language],
  status: (row, language) => receiptStatus[row.status].label[language],
  payorName: (row) => row.payorName,
  tinNumber: (row) => row.tinNumber && formatTin(row.tinNumber),
  address: (row) => row.address,
  contract: (row) => row.contract,
  month: (row, language) => (row.month === null ? null : monthName(row.month)[language]),
  year: (row) => row.year,
  paymentChannel: (row, language) => row.paymentChannel && paymentChannel[row.paymentChannel][language],
  soa: (row) => row.soa,
  paymentFor: (row) => row.paymentFor,
  formOfPayment: (row, language) => formOfPayment[row.formOfPayment][language],
  bankName: (row) => row.bankName,
  checkNumber: (row) => row.checkNumber,
  checkDate: (row) => row.checkDate,
  referenceNumber: (row) => row.referenceNumber,
  invoiceNumber: (row) => row.invoiceNumber,
  vatClass: (row, language) => vatClass[row.vatClass][language],
  grossAmount: (row) => row.grossAmount,
  sales: (row) => row.sales,
  vat: (row) => row.vat,
  withholdingTax: (row) => row.withholdingTax,
  netPayment: (row) => row.netPayment,
  issuedBy: (row) => row.issuedBy,
  dtimeIssued: (row) => row.dtimeIssued,
});
