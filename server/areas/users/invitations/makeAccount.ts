import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { refuseConflicts } from '../../../signIn/rights/refuseConflicts.ts';
import { NEW_ACCOUNT, type NewAccount } from './newAccount.ts';
import { whenTaken } from './whenTaken.ts';

const INSERT = `insert into user_account (status, created_at, created_by, updated_at, updated_by, ${namesOf(NEW_ACCOUNT)})
  values ('INVITED', $1, $2, $1, $2, ${placesOf(NEW_ACCOUNT, 3)}) returning id`;
const ROLE = 'insert into user_access_role (user_id, access_role_id) values ($1, $2)';
const STORES = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select $1, $2, s.id, s.id = $4 from unnest($3::bigint[]) as s(id)`;
const OFF = `insert into user_module (user_id, module_code, state) select $1, code, 'off' from unnest($2::text[]) as m(code)`;

/** All that stands of a new account besides the person. */
export interface AccountParts {
  /** None yet where a second person decides on it. */
  roleId: string | null;
  stores: readonly string[];
  primary: string | null;
  /** Codes of modules that the person goes without. */
  off: readonly string[];
}

/** Writes an account that waits for its person, with role, stores and modules; answers its id. 422 rule_email_taken, rule_kept_apart. */
export const makeAccount = async (
  caller: { tx: Tx; user: SignedIn },
  account: NewAccount,
  { roleId, stores, primary, off }: AccountParts,
  at: Date,
): Promise<string> => {
  const { tx, user } = caller;
  const values = [at, user.username, ...Object.values(NEW_ACCOUNT.write(account))];
  const [made] = await tx
    .query<{ id: string }>({ name: 'insert-account', text: INSERT, values })
    .catch(whenTaken);
  const id = made?.id ?? '';
  if (roleId) await tx.query({ name: 'insert-user-role', text: ROLE, values: [id, roleId] });
  if (stores.length)
    await tx.query({
      name: 'insert-user-stores',
      text: STORES,
      values: [id, account.partnerId, stores, primary],
    });
  if (off.length) await tx.query({ name: 'insert-modules-off', text: OFF, values: [id, off] });
  await refuseConflicts(caller, [id], 'jobTitle');
  return id;
};
