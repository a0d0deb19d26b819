import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import type { Column, Value } from '../../../documents/cells.ts';
import type { Report } from '../../../documents/pdf/reportPaper.ts';
import type { Printed } from '../../../documents/pdf/sheet.ts';

const WORDS = {
  title: { en: 'Statement of payouts', fil: 'Statement ng mga payout' },
  days: { en: 'Days', fil: 'Mga araw' },
  to: { en: 'to', fil: 'hanggang' },
  opening: { en: 'Owed before these days', fil: 'Utang bago ang mga araw na ito' },
  closing: { en: 'Owed after these days', fil: 'Utang pagkatapos ng mga araw na ito' },
  nets: { en: 'Net of these days', fil: 'Net ng mga araw na ito' },
  amount: { en: 'Payouts', fil: 'Mga payout' },
  paidAmount: { en: 'Of these paid by the bank', fil: 'Nabayaran na ng bangko sa mga ito' },
  total: { en: 'Total', fil: 'Kabuuan' },
  empty: { en: 'No payouts on these days.', fil: 'Walang payout sa mga araw na ito.' },
  note: {
    en: 'What was owed before and the nets come to the payouts and what is owed afterwards.',
    fil: 'Ang utang bago nito at ang mga net ay katumbas ng mga payout at ng utang pagkatapos.',
  },
} as const satisfies Record<string, Sentence>;

const SUMS = ['opening', 'nets', 'amount', 'closing', 'paidAmount'] as const;
const COLUMNS = ['day', 'carryIn', 'nets', 'amount', 'carryOut', 'status', 'bankReference'] as const;

const pesos = (amount: string): string => formatPeso(centavosOf(amount) ?? 0n);
const kindOf = (column: (typeof COLUMNS)[number]): Column['kind'] => {
  if (column === 'day') return 'date';
  return column === 'status' || column === 'bankReference' ? 'text' : 'money';
};

/** From when to when, in words. */
const daysInWords = ({ from, to }: PayeeStatement, language: Language): string =>
  `${formatDate(from)} ${WORDS.to[language]} ${formatDate(to)}`;

/** A statement as a workbook: its title, what stands on the cover, columns and rows. */
export const statementSheet = (statement: PayeeStatement, language: Language) => {
  const labels = labelsOf(payoutFields, language);
  return {
    title: WORDS.title[language],
    columns: COLUMNS.map((key) => ({ label: labels[key], kind: kindOf(key) })),
    about: () => [
      [labels.payeeName, statement.payeeName] as const,
      [WORDS.days[language], daysInWords(statement, language)] as const,
      ...SUMS.map((key) => [WORDS[key][language], pesos(statement[key])] as const),
    ],
    rows: statement.days.map((row): Value[] =>
      COLUMNS.map((key) => (key === 'status' ? payoutStatus[row.status].label[language] : row[key])),
    ),
  };
};

/** The same as a report on paper. */
export const statementPaper = (statement: PayeeStatement, printed: Printed): Report => {
  const { language } = printed;
  const labels = labelsOf(payoutFields, language);
  return {
    printed,
    title: WORDS.title[language],
    subtitles: [statement.payeeName, daysInWords(statement, language)],
    // What each page is of: papers have no number.
    number: `${statement.payeeName}, ${daysInWords(statement, language)}`,
    facts: SUMS.map((key) => ({ label: WORDS[key][language], value: pesos(statement[key]) })),
    tables: [
      {
        title: WORDS.days[language],
        note: WORDS.note[language],
        columns: COLUMNS.filter((key) => key !== 'bankReference').map((key) => ({
          label: labels[key],
          width: key === 'day' || key === 'status' ? ('auto' as const) : ('*' as const),
          ...(kindOf(key) === 'money' && { isFigure: true as const }),
        })),
        rows: statement.days.map((row) => [
          formatDate(row.day),
          ...[row.carryIn, row.nets, row.amount, row.carryOut].map(pesos),
          payoutStatus[row.status].label[language],
        ]),
        totals: [
          WORDS.total[language],
          ...[statement.opening, statement.nets, statement.amount, statement.closing].map(pesos),
          '',
        ],
        empty: WORDS.empty[language],
      },
    ],
  };
};
