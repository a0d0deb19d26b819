import type { OffsetRow } from '#contract/finance/offsets.ts';
import { formatDate } from '#domain/day.ts';
import { disbursementFields, offsetFields } from '#domain/fields/settlement/disbursement.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { offsetState } from '#domain/settlement/offsetState.ts';
import type { DayRange } from '#domain/transactions/paymentDay.ts';
import type { Report } from '../../documents/pdf/reportPaper.ts';
import {
  daysOnPaper,
  nameOfAll,
  type PaperColumn,
  paperTable,
  sumOf,
} from '../../records/print/printReport.ts';

const fields = { ...disbursementFields, ...offsetFields };
const COLUMNS: readonly PaperColumn<OffsetRow>[] = [
  { label: fields.day.label, width: 52, of: ({ day }) => formatDate(day) },
  {
    label: fields.merchantName.label,
    width: '*',
    of: (row) => `${row.merchantName} (${row.hsisSalesRoomCode})`,
  },
  {
    label: fields.transactionType.label,
    width: 84,
    of: ({ transactionType }, language) => mdrType[transactionType][language],
  },
  { label: fields.gross.label, width: 'auto', pesos: ({ gross }) => gross },
  { label: fields.refunds.label, width: 'auto', pesos: ({ refunds }) => refunds },
  { label: fields.original.label, width: 'auto', pesos: ({ original }) => original },
  { label: fields.applied.label, width: 'auto', pesos: ({ applied }) => applied },
  { label: fields.rest.label, width: 'auto', pesos: ({ rest }) => rest },
  { label: fields.state.label, width: 70, of: ({ state }, language) => offsetState[state].label[language] },
];

const TITLE: Sentence = { en: 'Offset report', fil: 'Ulat ng offset' };
const LINES: Sentence = { en: 'Lines that owe', fil: 'Mga linyang may utang' };
const EMPTY: Sentence = { en: 'Nothing is owed.', fil: 'Walang utang.' };
const EVER: Sentence = { en: 'All that is owed, whatever its day', fil: 'Lahat ng utang, anumang araw' };
const PARTNERS = (count: number): Sentence => ({ en: `${count} partners`, fil: `${count} partner` });

/** Lines that owe as they go on paper; `days` is null where they are of whichever day. */
export const offsetPaper = (
  rows: readonly OffsetRow[],
  { days, language }: { days: DayRange | null; language: Language },
): Omit<Report, 'printed'> => {
  const range = days ? daysOnPaper(days) : EVER[language];
  const figure = (name: 'original' | 'applied' | 'rest') => ({
    label: fields[name].label[language],
    value: sumOf(rows, (row) => row[name]),
  });
  return {
    title: TITLE[language],
    subtitles: [
      ...nameOfAll(
        rows.map(({ partnerName }) => partnerName),
        (count) => PARTNERS(count)[language],
      ),
      range,
    ],
    // Not OR: that is an official receipt.
    number: `${TITLE[language]}, ${range}`,
    isLandscape: true,
    facts: [
      { label: LINES[language], value: rows.length.toLocaleString('en-US') },
      ...(['original', 'applied', 'rest'] as const).map(figure),
    ],
    tables: [paperTable({ title: LINES[language], empty: EMPTY[language], language }, COLUMNS, rows)],
  };
};
