import type { AccessBody, AccessDone } from '#contract/people/userAccess.ts';
import type { User } from '#contract/people/users.ts';
import { givesMore } from '#domain/people/accessChange.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { changeRights } from '../../../signIn/rights/changeRights.ts';
import { keepAdministrators } from '../../../signIn/rights/keepAdministrators.ts';
import { askForAccount } from '../asking/askForAccount.ts';
import type { Caller } from '../asking/caller.ts';
import { readUser } from '../readUser.ts';
import { mustBeChangeable } from './mustBeChangeable.ts';
import { dropRoleRequests, lockWaiting } from './roleRequests.ts';
import { wantedModules } from './wantedModules.ts';
import { wantedPost } from './wantedPost.ts';
import { wantedStores } from './wantedStores.ts';
import { type WantedAccess, writeAccess } from './writeAccess.ts';

const UNCHANGED = {
  en: 'This is what the account has already: nothing was changed.',
  fil: 'Ito na ang mayroon ang account: walang nabago.',
};

/** The account in the version that the caller saw, as it stays until the transaction ends. 404, 409, 422, 428. */
const seenAccount = async (context: Caller, id: string): Promise<User> => {
  const { tx, user, deps } = context;
  const version = versionOf(context);
  await readUser(tx, id, deps.now());
  await lockWaiting(tx, id);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, deps.now());
  if (account.version !== version) throw moved(account);
  mustBeChangeable(account, user);
  return account;
};

const wantedOf = async (context: Caller, account: User, body: AccessBody): Promise<WantedAccess> => {
  const post = await wantedPost(context, account, body);
  const stores = await wantedStores(context.tx, account, body, post);
  const modules = await wantedModules(context, account, body, post);
  return { post, stores, modules };
};

/** Everything of an account but what waits, to see whether anything was changed. */
const shapeOf = ({ jobTitle, roles, accessLevel, merchants }: User): string =>
  JSON.stringify([jobTitle, roles, accessLevel, merchants]);

const change = async (context: Caller, account: User, body: AccessBody): Promise<AccessDone> => {
  const { tx, user, deps } = context;
  const { id } = account;
  const by = { username: user.username, at: deps.now() };
  const { post, modules, ...wanted } = await wantedOf(context, account, body);
  const roleIds = post.asked.map((role) => role.id);
  const about = { userIds: [id], field: 'roles', tellsGains: true };
  const { result: waiting, people } = await changeRights(context, about, async () => {
    if (!(await writeAccess(tx, account, { post, modules, ...wanted }, by)))
      throw moved(await readUser(tx, id, by.at));
    const dropped = await dropRoleRequests(tx, id, roleIds, by);
    return dropped + (await askForAccount(context, id, { modules: modules.asked, roleIds, field: 'roles' }));
  });
  const [settled] = people;
  if (!settled) throw notFound();
  const { id: _, ...done } = settled;
  const after = await readUser(tx, id, by.at);
  const isSame = shapeOf(after) === shapeOf(account);
  if (isSame && !done.signsOut && !givesMore(done) && waiting === 0) throw fail('rule_unchanged', UNCHANGED);
  const hasRole = after.roles.length > 0;
  return { ...done, hasRole, askedRoles: post.asked.map(({ name }) => name), askedModules: modules.asked };
};

/**
 * Changes what an account may do, by the rules of inviting. What takes something away ends its sessions, and its person is told. 400,
 * 404, 409, 428, 422 rule_own_account, rule_account_status, rule_role_not_given, rule_kept_apart, rule_last_administrator,
 * rule_unchanged.
 */
export const applyAccess = (context: Caller, id: string, body: AccessBody): Promise<AccessDone> =>
  keepAdministrators(context, 'roles', async () => change(context, await seenAccount(context, id), body));
