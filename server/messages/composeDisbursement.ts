import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';

/** What a day came to for a payee, in pesos, and where its lines stand. */
export interface DayOfPayee {
  day: string;
  payee: string;
  lineCount: number;
  gross: string;
  refunds: string;
  /** Commission with its tax. */
  commission: string;
  /** What a top withholding agent keeps back of it. */
  withheld: string;
  ewt: string;
  net: string;
  carryIn: string;
  amount: string;
  carryOut: string;
  url: string;
}

const peso = (pesos: string): string => formatPeso(centavosOf(pesos) ?? 0n);
const isZero = (pesos: string): boolean => centavosOf(pesos) === 0n;

const WORDS = {
  gross: { en: 'Sales', fil: 'Benta' },
  refunds: { en: 'Refunded', fil: 'Ibinalik' },
  commission: { en: 'Commission and its tax', fil: 'Komisyon at buwis nito' },
  withheld: { en: 'Withheld of commission', fil: 'Kinaltas sa komisyon' },
  ewt: { en: 'EWT withheld', fil: 'Kinaltas na EWT' },
  net: { en: 'Net', fil: 'Net' },
  carryIn: { en: 'Owed from before', fil: 'Utang mula dati' },
  amount: { en: 'To be paid', fil: 'Babayaran' },
  carryOut: { en: 'Still owed, carried on', fil: 'Utang pa, isusunod' },
} as const satisfies Partial<Record<keyof DayOfPayee, Sentence>>;
/** Told of where there is any. */
const WHERE_ANY: ReadonlySet<string> = new Set(['withheld', 'carryIn', 'carryOut']);

const figuresOf = (of: DayOfPayee, language: 'en' | 'fil'): string =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .filter((name) => !(WHERE_ANY.has(name) && isZero(of[name])))
    .map((name) => `${WORDS[name][language]}: ${peso(of[name])}`)
    .join('\n');

/**
 * Tells a payee what a day came to. Sums alone: the lines, with customers' references, stand behind signing in, and no account
 * number is in it.
 */
export const composeDisbursement = (of: DayOfPayee): Record<'subject' | 'body', Sentence> => {
  const day = formatDate(of.day);
  return {
    subject: { en: `Disbursement report of ${day}`, fil: `Ulat ng pagbabayad ng ${day}` },
    body: {
      en: `Good day,\n\nThis is what was settled for ${of.payee} on ${day}, in ${of.lineCount} ${of.lineCount === 1 ? 'line' : 'lines'}:\n\n${figuresOf(of, 'en')}\n\nThe lines stand in the report, once you have signed in:\n${of.url}\n\nYou are mailed because this report is set to come by e-mail. Whoever looks after you at the provider changes that.\n\nSuki`,
      fil: `Magandang araw,\n\nIto ang na-settle para sa ${of.payee} noong ${day}, sa ${of.lineCount} linya:\n\n${figuresOf(of, 'fil')}\n\nNasa ulat ang mga linya, pagkatapos mong mag-sign in:\n${of.url}\n\nNatatanggap mo ito dahil nakatakdang ipadala ang ulat na ito sa e-mail. Mababago iyon ng nangangasiwa sa iyo sa provider.\n\nSuki`,
    },
  };
};
