import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { formatDate } from '#domain/day.ts';
import { disbursementFields as fields } from '#domain/fields/settlement/disbursement.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { withheldOf } from '#domain/settlement/withheldOf.ts';
import type { DayRange } from '#domain/transactions/paymentDay.ts';
import type { Report } from '../../documents/pdf/reportPaper.ts';
import {
  daysOnPaper,
  nameOfAll,
  type PaperColumn,
  paperTable,
  sumOf,
} from '../../records/print/printReport.ts';

// Who is paid stands in the head: a column of its own would make three lines of each row.
const COLUMNS: readonly PaperColumn<DisbursementRow>[] = [
  { label: fields.day.label, width: 48, of: ({ day }) => formatDate(day) },
  {
    label: fields.merchantName.label,
    width: '*',
    of: (row) => `${row.merchantName} (${row.hsisSalesRoomCode})`,
  },
  {
    label: fields.transactionType.label,
    width: 76,
    of: ({ transactionType }, language) => mdrType[transactionType][language],
  },
  { label: fields.gross.label, width: 'auto', pesos: ({ gross }) => gross },
  { label: fields.refunds.label, width: 'auto', pesos: ({ refunds }) => refunds },
  { label: fields.mdrPercent.label, width: 34, isFigure: true, of: ({ mdrPercent }) => `${mdrPercent}%` },
  { label: fields.commission.label, width: 'auto', pesos: ({ commission }) => commission },
  { label: fields.taxOnCommission.label, width: 'auto', pesos: ({ taxOnCommission }) => taxOnCommission },
  { label: fields.withholdingTax.label, width: 'auto', pesos: withheldOf },
  { label: fields.ewt.label, width: 'auto', pesos: ({ ewt }) => ewt },
  { label: fields.net.label, width: 'auto', pesos: ({ net }) => net },
];

const FIGURES = [
  ...(['gross', 'refunds', 'commission', 'taxOnCommission'] as const),
  ...(['withholdingTax', 'ewt', 'net'] as const),
];
type Figure = (typeof FIGURES)[number];

const TITLE: Sentence = { en: 'Disbursement report', fil: 'Ulat ng pagbabayad' };
const LINES: Sentence = { en: 'Lines', fil: 'Mga linya' };
const EMPTY: Sentence = {
  en: 'Nothing was settled in these days.',
  fil: 'Walang na-settle sa mga araw na ito.',
};
const PARTNERS = (count: number): Sentence => ({ en: `${count} partners`, fil: `${count} partner` });
const PAYEES = (count: number): Sentence => ({ en: `${count} payees`, fil: `${count} babayaran` });
const ALL: Sentence = { en: 'All products', fil: 'Lahat ng produkto' };

/** Lines of the runs as they go on paper: whose, of which days and products, what they come to, and each. */
export const disbursementPaper = (
  rows: readonly DisbursementRow[],
  { days, products, language }: { days: DayRange; products: readonly MdrType[]; language: Language },
): Omit<Report, 'printed'> => {
  const range = daysOnPaper(days);
  const product = products.length ? products.map((one) => mdrType[one][language]).join(', ') : ALL[language];
  const figure = (name: Figure) => ({
    label: fields[name].label[language],
    value: sumOf(rows, (row) => (name === 'withholdingTax' ? withheldOf(row) : row[name])),
  });
  return {
    title: TITLE[language],
    subtitles: [
      ...nameOfAll(
        rows.map(({ partnerName }) => partnerName),
        (count) => PARTNERS(count)[language],
      ),
      ...nameOfAll(
        rows.map(({ payeeName }) => payeeName),
        (count) => PAYEES(count)[language],
      ),
      range,
      product,
    ],
    number: `DR ${range}`,
    isLandscape: true,
    facts: [{ label: LINES[language], value: rows.length.toLocaleString('en-US') }, ...FIGURES.map(figure)],
    tables: [paperTable({ title: LINES[language], empty: EMPTY[language], language }, COLUMNS, rows)],
  };
};
