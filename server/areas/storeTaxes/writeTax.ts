import type { StoreTaxChange } from '#contract/finance/storeTaxes.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../../records/parts/owner.ts';

const WRITE = `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, evidence, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict on constraint store_tax_from do update
    set is_ewt = excluded.is_ewt, is_twa = excluded.is_twa, evidence = excluded.evidence,
      created_at = excluded.created_at, created_by = excluded.created_by`;

/** Writes how a locked store is taxed from a day on; what was said of the same day before gives way. */
export const writeTax = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  { isEwt, isTwa, effectiveFrom, evidence }: StoreTaxChange,
  { at, username }: { at: Date; username: string },
): Promise<void> => {
  const values = [partnerId, merchantId, isEwt, isTwa, effectiveFrom, evidence, at, username];
  await tx.query({ name: 'write-store-tax', text: WRITE, values });
};
