import { columnsOf } from '../db/columns/columnsOf.ts';
import { id, text } from '../db/columns/kinds.ts';
import { type Tx, withSession } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import { tokenHash } from './tokensAndCodes.ts';

export interface Holder {
  userId: string;
  username: string;
}

const HOLDER = columnsOf<Holder>('user_account u')({ userId: id('u.id'), username: text('u.username') });
const READ = `select ${HOLDER.select} from user_account u
  where u.status = 'ACTIVE' and u.id in (
    select user_id from otp_challenge where reset_hash = $1 and reset_used_at is null and reset_expires_at > $2
    union all
    select user_id from one_time_link where token_hash = $1 and used_at is null and expires_at > $2
  )`;
const USE = `with code as (
    update otp_challenge set reset_used_at = $2
    where reset_hash = $1 and reset_used_at is null and reset_expires_at > $2 returning 1
  ), link as (
    update one_time_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning 1
  ) select (select count(*) from code) + (select count(*) from link) as used`;

/** One answer for unknown, ended and used ones. */
export const resetEnded = () =>
  fail('rule_otp_expired', {
    en: 'This link or code has ended or was used: ask for a new one.',
    fil: 'Wala nang bisa o nagamit na ang link o code na ito: humingi ng bago.',
  });

/** Whose password a reset token or one-time link may set. It is not used up yet. Throws rule_otp_expired. */
export const holderOf = async ({ deps, requestId }: RequestContext, resetToken: string): Promise<Holder> => {
  const [holder] = await withSession(deps.pools, requestId, (tx) =>
    HOLDER.read(tx, { text: READ, values: [tokenHash(resetToken), deps.now()] }),
  );
  if (holder) return holder;
  throw resetEnded();
};

/** Uses a reset token up; throws rule_otp_expired when somebody else was quicker. */
export const useResetToken = async (tx: Tx, resetToken: string, now: Date): Promise<void> => {
  const [row] = await tx.query<{ used: string }>({ text: USE, values: [tokenHash(resetToken), now] });
  if (row?.used !== '1') throw resetEnded();
};
