import { manilaDate } from '#domain/day.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';

const YEARS = 3;

const CONTRACT = `insert into partner_contract (partner_id, number, start_date, expiry_date, created_at, created_by, updated_at, updated_by)
  select $1, 'CN-' || left($2, 4) || '-' || lpad(n::text, greatest(6, length(n::text)), '0'), $2::date,
    ($2::date + interval '${YEARS} years')::date, $3, $4, $3, $4 from nextval('partner_contract_number') n`;

/** Draws up the contract of a partner that was approved: from today, for three years. */
export const drawUpContract = async ({ tx, user, deps }: Work, { partnerId }: Subject): Promise<void> => {
  const now = deps.now();
  const values = [partnerId, manilaDate(now), now, user.username];
  await tx.query({ name: 'draw-up-contract', text: CONTRACT, values });
};
