import {
  type ApplicationStatus,
  IN_APPLICATION,
  isEditable,
  type WorkflowStatus,
} from '#domain/review/applicationStatus.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { int, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import type { Owner } from '../records/parts/owner.ts';
import type { LockedRecord, Made } from './kind.ts';

interface Standing {
  version: number;
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
}

const STANDING = columnsOf<Standing>('partner r')({
  version: int('r.version'),
  status: text('r.status'),
  workflowStatus: text('r.workflow_status'),
});
// The partner before its stores, as every verb that writes locks them.
const LOCK_PARTNER = `select ${STANDING.select} from partner r where r.id = $1 for no key update`;
const LOCK_MERCHANT = `select ${STANDING.select} from merchant r
  where r.id = $1 and r.partner_id = $2 for no key update`;

/** Locks a partner, or a partner and its store; answers the one that the owner names, or null. */
export const lockRecord = async (tx: Tx, { partnerId, merchantId }: Owner): Promise<LockedRecord | null> => {
  const partner = STANDING.read(tx, { name: 'approval-partner', text: LOCK_PARTNER, values: [partnerId] });
  const record = merchantId
    ? STANDING.read(tx, { name: 'approval-merchant', text: LOCK_MERCHANT, values: [merchantId, partnerId] })
    : partner;
  const [, [row]] = await Promise.all([partner, record]);
  return row ? { version: row.version, isEditable: isEditable(row.status, row.workflowStatus) } : null;
};

const raise = (table: 'partner' | 'merchant', where: string) => `with raised as (
    update ${table} set version = version + 1, updated_at = $3, updated_by = $4 where ${where} returning id, version
  )
  update approval_request a set base_version = raised.version from raised
  where a.state in ('PENDING', 'SCHEDULED') and a.refund_id is null and a.base_version = raised.version - 1 and a.partner_id = $1
    and a.merchant_id is not distinct from ${table === 'merchant' ? 'raised.id' : 'null'}`;
// A partner that is still in application is reviewed together with its stores.
const RAISE_PARTNER = raise('partner', 'id = $1 and ($2::bigint is null or status = any ($5))');
const RAISE_MERCHANT = raise('merchant', 'id = $2 and partner_id = $1');

/**
 * Raises the version of a record after an approved change. Open requests of other kinds that were made for the version before
 * go along: what the engine changed itself leaves nothing of theirs unseen.
 */
export const raiseVersion = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  { maker, at }: Pick<Made, 'maker' | 'at'>,
): Promise<void> => {
  const values = [partnerId, merchantId, at, maker];
  await Promise.all([
    tx.query({ name: 'approval-raise-partner', text: RAISE_PARTNER, values: [...values, IN_APPLICATION] }),
    ...(merchantId ? [tx.query({ name: 'approval-raise-merchant', text: RAISE_MERCHANT, values })] : []),
  ]);
};
