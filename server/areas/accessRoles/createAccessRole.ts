import { checkAccessRole, grantsOf } from '#domain/access/accessRole.ts';
import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { namesOf, placesOf } from '../../db/columns/definitionOf.ts';
import { os } from '../../http/os.ts';
import { refusePairsOfRole } from '../../signIn/rights/refusePairsOfRole.ts';
import { onlyStaff } from './onlyStaff.ts';
import { enabledIn, readModules } from './readModules.ts';
import { ROLE, readRole } from './readRole.ts';
import { refuse, refuseLookalike } from './refuseLookalike.ts';
import { whenNameTaken } from './whenNameTaken.ts';

const INSERT = `insert into access_role (created_at, created_by, updated_at, updated_by, ${namesOf(ROLE)})
  values ($1, $2, $1, $2, ${placesOf(ROLE, 3)}) returning id`;

/** Makes a role that grants no more than its maker holds. 400, 422 rule_role_*, 422 rule_grant_not_held, rule_kept_apart. */
export const createAccessRole = os.accessRoles.createAccessRole.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { body } = input;
  onlyStaff(user);
  refuseLookalike(body.role);
  const permissions = enabledIn(body, await readModules(tx));
  refuse(checkAccessRole({ name: body.role, enabledPermissions: permissions, held: user.permissions }));
  if (body.isEnabled) await refusePairsOfRole(tx, 'modules', grantsOf(body.role, permissions));
  const { role: name, isExternal } = body;
  const { requiresSecondFactor = requiresFactorByDefault({ name, isExternal, permissions }) } = body;
  const written = ROLE.write({ ...body, requiresSecondFactor, permissions });
  const values = [deps.now(), user.username, ...Object.values(written)];
  const [made] = await tx
    .query<{ id: string }>({ name: 'insert-access-role', text: INSERT, values })
    .catch(whenNameTaken);
  return { data: (await readRole(tx, made?.id ?? '')).role };
});
