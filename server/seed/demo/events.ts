import type pg from 'pg';
import type { Move } from './history.ts';
import { type Columns, insertRows } from './rows.ts';

const EVENT = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  action: 'text',
  from_status: 'text',
  from_workflow: 'text',
  to_status: 'text',
  to_workflow: 'text',
  reason: 'text',
  created_at: 'timestamptz',
  created_by: 'text',
} as const satisfies Columns;

/** What happened to one record. */
export interface Told {
  partnerId: string;
  merchantId: string | null;
  moves: readonly (Omit<Move, 'action'> & { action: string })[];
}

/** Writes the histories of records. */
export const insertEvents = (client: pg.ClientBase, told: readonly Told[]): Promise<void> =>
  insertRows(
    client,
    'application_event',
    EVENT,
    told.flatMap(({ partnerId, merchantId, moves }) =>
      moves.map(({ action, from, to, at, by, reason }) => ({
        partner_id: partnerId,
        merchant_id: merchantId,
        action,
        from_status: from?.status ?? null,
        from_workflow: from?.workflow ?? null,
        to_status: to.status,
        to_workflow: to.workflow,
        reason,
        created_at: at,
        created_by: by,
      })),
    ),
  );
