import type { ApplicationEvent } from '#contract/shapes/applicationShapes.ts';
import type { Tx } from '../../db/context.ts';

interface Row extends Omit<ApplicationEvent, 'dtimeCreated'> {
  [column: string]: unknown;
  dtimeCreated: Date;
}

const COLUMNS = `id, merchant_id as "merchantId", action, from_status as "fromStatus", to_status as "toStatus",
  from_workflow as "fromWorkflow", to_workflow as "toWorkflow", reason, told, created_by as "createdBy", created_at as "dtimeCreated"`;
const WHERE = {
  partner: 'partner_id = $1 and merchant_id is null',
  // By the partner first: that is what the index knows.
  store: 'partner_id = (select partner_id from merchant where id = $1) and merchant_id = $1',
} as const;
const NEWEST = 100;

/** The moves of a partner itself or of one store, the newest first. */
export const readEvents = async (tx: Tx, of: keyof typeof WHERE, id: string): Promise<ApplicationEvent[]> => {
  const text = `select ${COLUMNS} from application_event where ${WHERE[of]} order by id desc limit ${NEWEST}`;
  const rows = await tx.query<Row>({ name: `events-of-${of}`, text, values: [id] });
  return rows.map(({ dtimeCreated, ...row }) => ({ ...row, dtimeCreated: dtimeCreated.toISOString() }));
};
