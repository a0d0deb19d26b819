import { leftInSeries, type SeriesNumbers } from '#domain/receipts/receiptNumber.ts';
import { counted, type Sentence } from '#domain/sentence.ts';

/** That the series that have begun have fewer numbers left than are asked for, and what to do. */
export const tooFewNumbers = (
  series: readonly Pick<SeriesNumbers, 'last' | 'next'>[],
  asked: number,
): Sentence => {
  const left = series.reduce((all, one) => all + leftInSeries(one), 0n);
  return {
    en: `${counted(asked, 'receipt needs', 'receipts need')} ${counted(asked, 'number')}, and ${counted(left, 'is', 'are')} left: nothing was issued. Add a series of receipts under report settings and have it approved.`,
    fil: `Kailangan ng ${asked} numero para sa ${asked} resibo, at ${left} na lang ang natitira: walang nailabas. Magdagdag ng serye ng resibo sa report settings at ipaapruba ito.`,
  };
};
