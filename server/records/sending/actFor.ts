import type { Tx } from '../../db/context.ts';

const OF_PARTNER = `select set_config('app.partner_id', $1, true)`;

/** From here on in the transaction the session sees and writes as one of this partner: the one that its draft is about. */
export const actFor = (tx: Tx, partnerId: string): Promise<unknown> =>
  tx.query({ text: OF_PARTNER, values: [partnerId] });
