import type { OwedPart } from '#contract/finance/owedCertificates.ts';
import { pathOf } from '#domain/pages.ts';
import { daysOfMonth } from '#domain/settlement/protection/monthFilter.ts';

/** The page of a certificate that is owed to us. */
export const owedPath = ({ id }: { id: string }): string => pathOf('owedCertificateDetail', { id });

/** The settled lines of a store in a month. */
export const partPath = ({ month, merchantId }: Pick<OwedPart, 'month' | 'merchantId'>): string => {
  const { from, to } = daysOfMonth(month);
  const filter = JSON.stringify({ merchantId, day: { gte: from, lte: to } });
  return `${pathOf('disbursementReport')}?${new URLSearchParams({ filter })}`;
};
