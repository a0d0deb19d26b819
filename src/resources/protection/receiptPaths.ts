import type { ProtectionRow } from '#contract/finance/protection.ts';
import { pathOf } from '#domain/pages.ts';
import { daysOfMonth } from '#domain/settlement/protection/monthFilter.ts';
import { protectionSlug } from '#domain/settlement/protection/protectionState.ts';

type Named = Pick<ProtectionRow, 'id' | 'state'>;

/** The page of a receipt. */
export const receiptPath = ({ id, state }: Named): string =>
  pathOf('protectionDetail', { type: protectionSlug(state), id });

/** Its paper in the page: the one that counts, or the one that is named. */
export const paperPath = ({ id, state }: Named, uploadId?: string): string =>
  `${pathOf('protectionView', { type: protectionSlug(state), id })}${uploadId ? `?upload=${uploadId}` : ''}`;

/** Where a receipt's paper is uploaded. */
export const uploadPath = (id?: string): string =>
  `${pathOf('protectionUpload')}${id ? `?receipt=${id}` : ''}`;

/** The settled lines that a receipt is of. */
export const linesPath = ({ partnerId, month }: Pick<ProtectionRow, 'partnerId' | 'month'>): string => {
  const { from, to } = daysOfMonth(month);
  const filter = JSON.stringify({ partnerId, day: { gte: from, lte: to } });
  return `${pathOf('disbursementReport')}?${new URLSearchParams({ filter })}`;
};
