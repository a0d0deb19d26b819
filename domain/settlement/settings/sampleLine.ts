import type { MdrType } from '../../records/mdrRates.ts';
import { type AtcRate, atcOn, atcPercent, HAS_ATC, type PayeeKind } from '../atc.ts';
import { type LineAmounts, settleLine } from '../settleLine.ts';
import { type Computation, settingTerms } from './computation.ts';

/** A line that nobody has: gross and refunds in centavos, the rate in percent. */
export interface Sample {
  gross: bigint;
  refunds: bigint;
  mdrRate: string;
  isEwt: boolean;
  isTwa: boolean;
  product: MdrType;
  payeeKind: PayeeKind;
}

/** The tax code that a sample is withheld by on a day (YYYY-MM-DD); null where nothing is. */
export function sampleAtc<R extends AtcRate>(
  rates: readonly R[],
  { isEwt, product, payeeKind }: Sample,
  day: string,
): R | null {
  return isEwt && HAS_ATC[product] ? atcOn(rates, { product, payee: payeeKind, day }) : null;
}

/** What a sample comes to by a setting, in centavos, as a line of settlement does. */
export function sampleLine(setting: Computation, sample: Sample, atc: AtcRate | null): LineAmounts {
  const { gross, refunds, mdrRate, isTwa } = sample;
  const ewtPercent = atc ? atcPercent(atc) : null;
  return settleLine({ gross, refunds }, { ...settingTerms(setting), mdrPercent: mdrRate, isTwa, ewtPercent });
}
