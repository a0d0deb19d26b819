import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';

const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/** Who looked at which file: in full, small beside its name, or to keep it. */
export interface Read {
  event: 'DOWNLOAD' | 'VIEW' | 'THUMBNAIL';
  target: 'document' | 'partner' | 'partner_contract' | 'protection_receipt' | 'owed_certificate';
  key: string;
  owner: Owner;
  details: Record<string, unknown>;
}

/** Notes in the audit trail who looked at a file of a record, or took a copy. */
export const recordRead = async (tx: Tx, { event, target, key, owner, details }: Read): Promise<void> => {
  const { partnerId, merchantId } = owner;
  const said = JSON.stringify({ partner_id: partnerId, merchant_id: merchantId, ...details });
  await tx.query({ text: EVENT, values: [event, target, key, said] });
};
