import type { ApplicationEvent } from '#contract/shapes/applicationShapes.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

const EVENT = columnsOf<ApplicationEvent>('application_event e')({
  id: id('e.id'),
  merchantId: id('e.merchant_id'),
  action: text('e.action'),
  fromStatus: text('e.from_status'),
  toStatus: text('e.to_status'),
  fromWorkflow: text('e.from_workflow'),
  toWorkflow: text('e.to_workflow'),
  reason: text('e.reason'),
  told: text('e.told'),
  createdBy: text('e.created_by'),
  dtimeCreated: instant('e.created_at'),
});
const WHERE = {
  partner: 'partner_id = $1 and merchant_id is null',
  // By the partner first: that is what the index knows.
  store: 'partner_id = (select partner_id from merchant where id = $1) and merchant_id = $1',
} as const;
const NEWEST = 100;

/** The moves of a partner itself or of one store, the newest first. */
export const readEvents = async (
  tx: Tx,
  of: keyof typeof WHERE,
  key: string,
): Promise<ApplicationEvent[]> => {
  const text = `select ${EVENT.select} from application_event e where ${WHERE[of]} order by id desc limit ${NEWEST}`;
  return EVENT.read(tx, { name: `events-of-${of}`, text, values: [key] });
};

const OF_STORES = `select ${EVENT.select} from application_event e where partner_id = $1 and merchant_id = any ($2::bigint[])
  order by id desc limit ${NEWEST}`;

/** The moves of some stores of one partner, the newest first. */
export const readEventsOfStores = (
  tx: Tx,
  partnerId: string,
  storeIds: readonly string[],
): Promise<ApplicationEvent[]> =>
  EVENT.read(tx, { name: 'events-of-stores', text: OF_STORES, values: [partnerId, storeIds] });
