import { manilaDate } from '#domain/day.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';

// A rate that begins later keeps its day; one that ran out before the approval never held.
const RATES = `update mdr_rate set status = 'A', status_workflow = 'APPROVED', is_enabled = true, effective_from = greatest(effective_from, $3::date)
  where partner_id = $1 and coalesce(merchant_id, 0) = any ($2::bigint[]) and status is null and is_enabled is null
    and (effective_to is null or effective_to >= $3::date)`;

/** Enables the rates that waited for the approval, of the record and of the stores that go along, from today on. */
export const enableRates = async (
  { tx, deps }: Work,
  { partnerId, merchantId }: Subject,
  stores: readonly string[],
): Promise<void> => {
  const owners = [merchantId ?? '0', ...stores];
  const values = [partnerId, owners, manilaDate(deps.now())];
  await tx.query({ name: 'enable-rates', text: RATES, values });
};
