import { withSession } from '../../../db/context.ts';
import type { Pools } from '../../../db/pools.ts';

const END = `update view_as set ended_at = ends_at, end_reason = 'time' where ended_at is null and ends_at <= $1`;

/** Ends the views whose time is over and whose tab has gone without saying so. */
export const endOverdueViews = (pools: Pools, requestId: string, now: Date): Promise<unknown> =>
  withSession(pools, requestId, (tx) => tx.query({ text: END, values: [now] }));
