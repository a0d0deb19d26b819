import { pathOf } from '#domain/pages.ts';
import type { Tx } from '../../../db/context.ts';
import { receiptNotices } from '../receiptNotices.ts';
import { openSeries } from './openSeries.ts';

const WARNED = 'update receipt_series set warned_at = $2 where id = $1 and warned_at is null';
const TELL = 'select tell_staff_with($1, $2, $3, $4, $5)';

/** Tells those who look after series, once, that nine in ten numbers of one are given. */
export const warnOfEnd = async (tx: Tx, day: string, at: Date): Promise<void> => {
  const series = await openSeries(tx, day);
  if (!series?.isNearEnd || series.isWarned) return;
  const { next, left } = series;
  await tx.query({ name: 'series-warned', text: WARNED, values: [series.id, at] });
  const params = JSON.stringify({ next, left: Number(left) });
  const notice = receiptNotices['receipt-series-ends'];
  const values = ['FM_EDIT_RS', notice.name, params, pathOf('receiptSeries'), at];
  await tx.query({ name: 'tell-series-ends', text: TELL, values });
};
