import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { formatDate } from '#domain/day.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { formOfPayment } from '#domain/receipts/formOfPayment.ts';
import { receiptPurpose } from '#domain/receipts/receiptPurpose.ts';
import { type DownloadMark, receiptTitle } from '#domain/receipts/receiptStatus.ts';
import { boxes, cell, grid, heading, MARGIN, small, styles } from './styles.ts';

/** A receipt as it is printed: with the mark of this copy, and the address at which anybody may check it. */
export interface ReceiptFacts {
  receipt: Receipt;
  mark: DownloadMark;
  verifyUrl: string;
}

const NO_INPUT_TAX = 'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX.';

const pesos = (amount: string): string => formatPeso(centavosOf(amount) ?? 0n);
const figure = (text: string, bold = false): Content => ({ text, style: 'cell', alignment: 'right', bold });

const issuer = ({ receipt, mark }: ReceiptFacts): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: receipt.issuerName, style: 'value', bold: true, fontSize: 13 },
        { text: receipt.issuerAddress, style: 'small', margin: [0, 2, 0, 0] },
        {
          text: `${receipt.isVatRegistered ? 'VAT REG TIN' : 'NON-VAT REG TIN'} ${formatTin(receipt.issuerTin)}  ·  ${receipt.branch}`,
          style: 'small',
        },
      ],
    },
    {
      width: 'auto',
      stack: [
        { text: receiptTitle[receipt.title].en.toUpperCase(), style: 'title' },
        { text: receipt.orNumber, style: 'title', fontSize: 18, margin: [0, 3, 0, 0] },
        { text: formatDate(receipt.dateIssued), style: 'subtitle', fontSize: 10, margin: [0, 2, 0, 0] },
        { text: mark, style: 'subtitle', bold: true, margin: [0, 2, 0, 0] },
      ],
    },
  ],
  margin: [0, 0, 0, 10],
});

const payor = ({ receipt }: ReceiptFacts): Content =>
  boxes(4, [
    { label: 'Received from', value: receipt.payorName, span: 3 },
    { label: 'TIN', value: receipt.tinNumber && formatTin(receipt.tinNumber) },
    { label: 'Address', value: receipt.address, span: 4 },
  ]);

const goods = ({ receipt }: ReceiptFacts): Content =>
  grid(
    [
      'Description',
      { text: 'Quantity', alignment: 'right' },
      { text: 'Unit cost', alignment: 'right' },
      { text: 'Amount', alignment: 'right' },
    ],
    ['*', 60, 100, 100],
    [
      [
        cell(receiptPurpose(receipt)),
        figure('1'),
        figure(pesos(receipt.grossAmount)),
        figure(pesos(receipt.grossAmount)),
      ],
    ],
  );

/** VATable, zero-rated and exempt sales, VAT and what was withheld: a class that it has nothing of stands as zero. */
const breakdown = ({ receipt }: ReceiptFacts): Content => {
  const { vatClass, sales, vat, grossAmount, withholdingTax, netPayment } = receipt;
  const salesOf = (of: Receipt['vatClass']) => pesos(vatClass === of ? sales : '0.00');
  const rows: [label: string, amount: string, bold?: boolean][] = [
    ['VATable sales', salesOf('VATABLE')],
    ['VAT amount (12%)', pesos(vat)],
    ['Zero-rated sales', salesOf('ZERO_RATED')],
    ['VAT-exempt sales', salesOf('EXEMPT')],
    ['Total, VAT inclusive', pesos(grossAmount), true],
    ['Less: withholding tax', pesos(withholdingTax)],
    ['Net payment', pesos(netPayment), true],
  ];
  return {
    table: {
      widths: ['*', 110],
      body: rows.map(([label, amount, bold = false]) => [
        { text: label, style: 'cell', bold },
        figure(amount, bold),
      ]),
    },
    layout: 'noBorders',
  };
};

const payment = ({ receipt }: ReceiptFacts): Content => {
  const { bankName, checkNumber, checkDate, referenceNumber, invoiceNumber, soa } = receipt;
  return boxes(2, [
    { label: 'Form of payment', value: formOfPayment[receipt.formOfPayment].en, span: 2 },
    ...(receipt.formOfPayment === 'CHECK'
      ? [
          { label: 'Bank', value: bankName, span: 2 },
          { label: 'Check number', value: checkNumber },
          { label: 'Check date', value: checkDate && formatDate(checkDate) },
        ]
      : []),
    { label: 'Reference', value: referenceNumber },
    { label: 'Invoice number', value: invoiceNumber },
    ...(soa ? [{ label: 'Statement of account', value: soa, span: 2 }] : []),
  ]);
};

const course = ({ receipt }: ReceiptFacts): Content[] => [
  ...(receipt.replaces ? [small(`In place of ${receipt.replaces}, which is cancelled.`)] : []),
  ...(receipt.status === 'CANCELLED'
    ? [small('This receipt is cancelled: it keeps its number and is of no amount.')]
    : []),
];

const foot = ({ receipt, verifyUrl }: ReceiptFacts): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: NO_INPUT_TAX, style: 'value', bold: true },
        small(
          `Acknowledgement Certificate No. ${receipt.certificate}, issued ${formatDate(receipt.certificateDay)}. Approved series ${receipt.seriesFirst} to ${receipt.seriesLast}.`,
        ),
        small(`Issued by ${receipt.issuedBy}. Check this receipt at ${verifyUrl}`),
        ...course({ receipt, verifyUrl, mark: 'ORIGINAL' }),
      ],
    },
    { width: 72, qr: verifyUrl, fit: 72, alignment: 'right' },
  ],
  columnGap: 12,
  margin: [0, 14, 0, 0],
});

/** An official receipt on paper, in English: the same bytes for the same receipt and mark, whoever prints it and when. */
export const receiptPaper = (facts: ReceiptFacts): TDocumentDefinitions => {
  const { receipt, mark } = facts;
  const issued = new Date(receipt.dtimeIssued);
  const title = receiptTitle[receipt.title].en;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 36, MARGIN, 36],
    info: {
      title: `${title} ${receipt.orNumber}`,
      author: receipt.issuerName,
      creationDate: issued,
      modDate: issued,
    },
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    styles,
    language: 'en',
    ...(mark === 'CANCELLED' && {
      watermark: { text: 'CANCELLED', color: '#b3261e', opacity: 0.18, bold: true },
    }),
    content: [
      issuer(facts),
      payor(facts),
      heading('Payment'),
      goods(facts),
      {
        columns: [
          { width: '*', stack: [payment(facts)] },
          { width: '*', stack: [breakdown(facts)] },
        ],
        columnGap: 20,
        margin: [0, 10, 0, 0],
      },
      {
        text: [
          { text: 'Amount in words: ', style: 'small' },
          { text: receipt.amountInWords, bold: true },
        ],
        margin: [0, 12, 0, 0],
      },
      foot(facts),
    ],
  };
};
