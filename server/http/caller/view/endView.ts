import type { ViewEnd } from '#domain/access/view/viewAs.ts';
import type { Tx } from '../../../db/context.ts';

const END = `update view_as set ended_at = least($2::timestamptz, ends_at), end_reason = case when ends_at <= $2 then 'time' else $3 end
  where id = $1 and ended_at is null`;

/** Ends a view, unless it has ended; past its bound it ended by that, whatever is said. */
export const endView = async (tx: Tx, viewId: string, reason: ViewEnd, now: Date): Promise<void> =>
  void (await tx.query({ name: 'end-view', text: END, values: [viewId, now, reason] }));
