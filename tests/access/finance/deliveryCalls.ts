// Written by hand from decisions.md ("Delivery advice", OP-19, OP-30) and routes.json, and reviewed; never generated from the contract.
import type { Admitted, Decided } from '../decided.ts';
import type { Maker } from '../sample.ts';

const VIEWERS = [
  ...(['sales.admin', 'sbo.reviewer', 'sbo.second'] as const),
  ...(['partner.admin', 'head.office', 'store.manager'] as const),
] as const;
/** A list answers everybody who may ask with what is theirs. */
const viewers: Admitted = { in: [...VIEWERS, 'other.partner'] };
/** The advice that is asked for went to the first store of the first partner. */
const record: Admitted = { in: VIEWERS, hidden: ['other.partner'] };

/** As accountCalls.ts. */
export const DELIVERY_CALLS: Readonly<Record<string, Admitted>> = {
  'deliveryAdvices.listDeliveryAdvices': viewers,
  'deliveryAdvices.getDeliveryCounts': viewers,
  'deliveryAdvices.listDeliveryPartners': viewers,
  'deliveryAdvices.listDeliveryStores': viewers,
  'deliveryAdvices.getDeliveryAdvice': record,
};

const views = [['DA_VIEW']] as const;
const BASE = '/api/delivery-advice';

/** As decidedCalls.ts. */
export const DECIDED_DELIVERIES: Readonly<Record<string, Decided>> = {
  'deliveryAdvices.listDeliveryAdvices': ['GET', BASE, 'permission', views],
  'deliveryAdvices.getDeliveryCounts': ['GET', `${BASE}/counts`, 'permission', views],
  'deliveryAdvices.listDeliveryPartners': ['GET', `${BASE}/partners`, 'permission', views],
  'deliveryAdvices.listDeliveryStores': ['GET', `${BASE}/stores`, 'permission', views],
  'deliveryAdvices.getDeliveryAdvice': ['GET', `${BASE}/{id}`, 'permission', views],
};

/** As sampleRequests.ts. */
export const DELIVERY_SAMPLES: Readonly<Record<string, Maker>> = {
  'deliveryAdvices.getDeliveryAdvice': async ({ app, records }) => {
    const { rows } = await app.admin.query<{ id: string }>(
      'select id from delivery_advice where merchant_id = $1 order by id limit 1',
      [records.merchantId],
    );
    return { params: { id: rows[0]?.id ?? '' } };
  },
};
