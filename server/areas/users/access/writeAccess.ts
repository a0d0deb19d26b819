import type { User } from '#contract/people/users.ts';
import { levelOf } from '#domain/people/jobTitles.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { setTo } from '../../../db/columns/definitionOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { WantedModules } from './wantedModules.ts';
import type { WantedPost } from './wantedPost.ts';
import type { WantedStores } from './wantedStores.ts';

/** All that an account is to have. */
export interface WantedAccess {
  post: WantedPost;
  modules: WantedModules;
  stores: WantedStores;
}

interface Placed {
  jobTitleId: string | null;
  assignment: string | null;
  accessLevel: User['accessLevel'];
}
const PLACED = writtenOf<Placed>('user_account u')({
  jobTitleId: id('u.job_title_id'),
  assignment: text('u.assignment'),
  accessLevel: text('u.access_level'),
});
const ACCOUNT = `update user_account set ${setTo(PLACED, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

// Rows that stay are not touched, so that the trail tells what changed and no more.
const ROLES_LESS = 'delete from user_access_role where user_id = $1 and access_role_id <> all ($2::bigint[])';
const ROLES_MORE = `insert into user_access_role (user_id, access_role_id) select $1, role from unnest($2::bigint[]) as w(role)
  on conflict do nothing`;
const STORES_LESS = 'delete from user_merchant where user_id = $1 and merchant_id <> all ($2::bigint[])';
const MAIN_BEFORE =
  'update user_merchant set is_primary = false where user_id = $1 and is_primary and merchant_id is distinct from $2';
const STORES_MORE = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select $1, $2, s.id, s.id = $4 from unnest($3::bigint[]) as s(id) on conflict do nothing`;
const MAIN_NOW =
  'update user_merchant set is_primary = true where user_id = $1 and merchant_id = $2 and not is_primary';
const MODULES_LESS = 'delete from user_module where user_id = $1 and module_code <> all ($2::text[])';
const MODULES_MORE = `insert into user_module (user_id, module_code, state) select $1, code, $3 from unnest($2::text[]) as m(code)
  on conflict (user_id, module_code) do update set state = excluded.state where user_module.state <> excluded.state`;

const writeStores = async (
  tx: Tx,
  { id: userId, partnerId }: User,
  { stores, primary }: WantedStores,
): Promise<void> => {
  await tx.query({ text: STORES_LESS, values: [userId, stores] });
  await tx.query({ text: MAIN_BEFORE, values: [userId, primary] });
  if (!stores.length) return;
  await tx.query({ text: STORES_MORE, values: [userId, partnerId, stores, primary] });
  await tx.query({ text: MAIN_NOW, values: [userId, primary] });
};

const writeModules = async (tx: Tx, userId: string, { off, granted }: WantedModules): Promise<void> => {
  await tx.query({ text: MODULES_LESS, values: [userId, [...off, ...granted]] });
  await tx.query({ text: MODULES_MORE, values: [userId, off, 'off'] });
  await tx.query({ text: MODULES_MORE, values: [userId, granted, 'granted'] });
};

/** Writes what an account has from now on; false where it is not in that version any more. */
export const writeAccess = async (
  tx: Tx,
  account: User,
  { post, modules, stores }: WantedAccess,
  by: { username: string; at: Date },
): Promise<boolean> => {
  const { jobTitleId, assignment } = post;
  const { id: userId, version } = account;
  const placed = PLACED.write({ jobTitleId, assignment, accessLevel: levelOf(assignment) });
  const values = [userId, version, by.at, by.username, ...Object.values(placed)];
  const written = await tx.query({ name: 'change-access', text: ACCOUNT, values });
  if (!written.length) return false;
  const roleIds = post.roles.map((role) => role.id);
  await tx.query({ text: ROLES_LESS, values: [userId, roleIds] });
  await tx.query({ text: ROLES_MORE, values: [userId, roleIds] });
  await writeStores(tx, account, stores);
  await writeModules(tx, userId, modules);
  return true;
};
