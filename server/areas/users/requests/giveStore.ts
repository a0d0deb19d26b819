import type { Tx } from '../../../db/context.ts';
import { TRADES } from '../../../db/trading.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';
import { accountToGive } from './accountToGive.ts';
import type { PendingRequest } from './pendingRequest.ts';

const STORE = `select m.id from merchant m where m.id = $1 and m.partner_id = $2 and ${TRADES}`;
const GIVE = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  values ($1, $2, $3, not exists (select from user_merchant s where s.user_id = $1 and s.is_primary)) on conflict do nothing`;
// Somebody of a single store now works in several.
const NOTE = `update user_account set assignment = case assignment when 'single-store' then 'multiple-stores' else assignment end,
  version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;

const NO_STORE = {
  en: 'The store is closed or not of this partner any more.',
  fil: 'Sarado na ang tindahan o hindi na ito sa partner na ito.',
};
const HAS_ALL = {
  en: 'The account is for the whole partner and sees every store already.',
  fil: 'Para sa buong partner ang account at nakikita na nito ang lahat ng tindahan.',
};

/** Gives an account a store more of its partner. 422 rule_account_status, rule_store_unknown, rule_unchanged. */
export const giveStore = async (
  tx: Tx,
  user: SignedIn,
  request: PendingRequest,
  now: Date,
): Promise<void> => {
  const account = await accountToGive(tx, request, now);
  if (account.accessLevel !== 'MERCHANT') throw fail('rule_unchanged', HAS_ALL);
  const [store] = await tx.query({
    name: 'store-to-give',
    text: STORE,
    values: [request.merchantId, account.partnerId],
  });
  if (!store) throw fail('rule_store_unknown', NO_STORE);
  await tx.query({
    name: 'give-store',
    text: GIVE,
    values: [account.id, account.partnerId, request.merchantId],
  });
  await tx.query({ name: 'note-more-stores', text: NOTE, values: [account.id, now, user.username] });
};
