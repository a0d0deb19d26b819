import { disbursementFields as fields } from '../fields/settlement/disbursement.ts';
import { centavosOf } from '../money.ts';
import { type Sentence, same } from '../sentence.ts';

/** One line of a settlement as it is shown: amounts in pesos, rates in percent, both as decimal strings. */
export interface BreakdownLine {
  gross: string;
  refunds: string;
  commission: string;
  taxOnCommission: string;
  ewt: string;
  withholdingTax: string;
  net: string;
  isTwa: boolean;
  mdrPercent: string;
  taxOnCommissionPercent: string | null;
  atcCode: string | null;
  atcPercent: string | null;
}

type Part =
  | 'gross'
  | 'refunds'
  | 'commission'
  | 'taxOnCommission'
  | 'ewt'
  | 'withholdingTax'
  | 'other'
  | 'setOff';

/** What each step is called. */
export const breakdownLabel: Readonly<Record<Part, Sentence>> = {
  gross: fields.gross.label,
  refunds: fields.refunds.label,
  commission: fields.commission.label,
  taxOnCommission: { en: 'VAT on commission', fil: 'VAT sa komisyon' },
  ewt: fields.ewt.label,
  withholdingTax: fields.withholdingTax.label,
  // Another formula was set for the day of a line.
  other: same('Other'),
  setOff: { en: 'Set off from earlier days', fil: 'Ibinawas mula sa mga nakaraang araw' },
};

/** One step from the sales to what is paid, in centavos; it goes from one running sum to the next. */
export interface BreakdownStep {
  part: Part;
  /** Below zero where it takes away. */
  amount: bigint;
  from: bigint;
  to: bigint;
  /** The rates that it was computed with, each once: "2.500", "WC158 1.00000". */
  rates: string[];
}

const centavos = (pesos: string): bigint => centavosOf(pesos) ?? 0n;
const distinct = (rates: readonly (string | null)[]): string[] => [
  ...new Set(rates.filter((rate) => rate !== null)),
];

/**
 * Breaks what lines come to down into steps that add up to the centavo. Steps without effect are left out, sales excepted. `setOff` is what was
 * owed before, zero or less, in centavos.
 */
export function breakdownOf(lines: readonly BreakdownLine[], setOff = 0n): BreakdownStep[] {
  const sum = (of: (line: BreakdownLine) => bigint) => lines.reduce((all, line) => all + of(line), 0n);
  const parts: Omit<BreakdownStep, 'from' | 'to'>[] = [
    { part: 'gross', amount: sum(({ gross }) => centavos(gross)), rates: [] },
    { part: 'refunds', amount: -sum(({ refunds }) => centavos(refunds)), rates: [] },
    {
      part: 'commission',
      amount: -sum(({ commission }) => centavos(commission)),
      rates: distinct(lines.map(({ mdrPercent }) => mdrPercent)),
    },
    {
      part: 'taxOnCommission',
      amount: -sum(({ taxOnCommission }) => centavos(taxOnCommission)),
      rates: distinct(lines.map(({ taxOnCommissionPercent }) => taxOnCommissionPercent)),
    },
    {
      part: 'ewt',
      amount: -sum(({ ewt }) => centavos(ewt)),
      rates: distinct(
        lines.map(({ atcCode, atcPercent }) => (atcCode && atcPercent ? `${atcCode} ${atcPercent}` : null)),
      ),
    },
    {
      part: 'withholdingTax',
      amount: sum(({ isTwa, withholdingTax }) => (isTwa ? centavos(withholdingTax) : 0n)),
      rates: [],
    },
  ];
  const explained = parts.reduce((all, { amount }) => all + amount, 0n);
  parts.push({ part: 'other', amount: sum(({ net }) => centavos(net)) - explained, rates: [] });
  parts.push({ part: 'setOff', amount: setOff, rates: [] });
  let running = 0n;
  return parts
    .filter(({ part, amount }) => part === 'gross' || amount !== 0n)
    .map((step) => {
      const from = running;
      running += step.amount;
      return { ...step, from, to: running };
    });
}
