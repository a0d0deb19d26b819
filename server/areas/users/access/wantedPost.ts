import type { AccessBody } from '#contract/people/userAccess.ts';
import type { User } from '#contract/people/users.ts';
import { roleNameKey } from '#domain/access/accessRole.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id } from '../../../db/columns/kinds.ts';
import { badFields } from '../../../http/errors/fail.ts';
import type { Caller } from '../asking/caller.ts';
import { mustGive, readPost } from '../invitations/readPost.ts';
import { rolesFor } from './rolesFor.ts';

interface WantedRole {
  id: string;
  name: string;
  enabledPermissions: readonly string[];
}

/** What an account is to be: the roles that it has from now on, and those that a second person decides on. */
export interface WantedPost {
  roles: readonly WantedRole[];
  asked: readonly WantedRole[];
  jobTitleId: string | null;
  assignment: Assignment | null;
}

const KEPT = columnsOf<Pick<WantedPost, 'jobTitleId'>>('user_account u')({
  jobTitleId: id('u.job_title_id'),
});
const READ_KEPT = `select ${KEPT.select} from user_account u where u.id = $1`;

const NO_ROLE = { en: 'Choose enabled roles of staff', fil: 'Pumili ng mga naka-enable na role ng kawani' };
const NOT_STAFF = { en: 'People of partners have a job title', fil: 'Katungkulan ang sa mga taga-partner' };
const STAFF = { en: 'Staff have roles and no job title', fil: 'Mga role at hindi katungkulan ang sa kawani' };

const ofStaff = async ({ tx }: Caller, account: User, body: AccessBody): Promise<WantedPost> => {
  if (body.jobTitle) throw badFields({ jobTitle: STAFF });
  const names = body.roles ?? account.roles;
  const wanted = new Set(names.map(roleNameKey));
  const known = await rolesFor(tx, account.id, names);
  const roles = known.filter(
    (role) => wanted.has(roleNameKey(role.name)) && (role.isHeld || (role.isEnabled && !role.isExternal)),
  );
  if (roles.length < wanted.size) throw badFields({ roles: NO_ROLE });
  return {
    roles: roles.filter((role) => role.isHeld),
    asked: roles.filter((role) => !role.isHeld),
    jobTitleId: null,
    assignment: null,
  };
};

/** Without a job title the roles stay, and so does how far they see; stores alone are chosen anew. */
const asBefore = async ({ tx, user }: Caller, account: User, body: AccessBody): Promise<WantedPost> => {
  const roles = await rolesFor(tx, account.id, []);
  for (const role of roles) mustGive(user, role);
  const several = body.merchants.length === 1 ? 'single-store' : 'multiple-stores';
  const assignment = account.accessLevel === 'PARTNER' ? 'head-office' : several;
  const [kept] = await KEPT.read(tx, { name: 'kept-title', text: READ_KEPT, values: [account.id] });
  return { roles, asked: [], jobTitleId: kept?.jobTitleId ?? null, assignment };
};

const ofPartner = async (context: Caller, account: User, body: AccessBody): Promise<WantedPost> => {
  if (body.roles) throw badFields({ roles: NOT_STAFF });
  if (!body.jobTitle) return asBefore(context, account, body);
  const post = await readPost(context.tx, context.user, body.jobTitle, account.partnerId ?? '');
  const { roleId, name, enabledPermissions, jobTitleId, assignment } = post;
  return { roles: [{ id: roleId, name, enabledPermissions }], asked: [], jobTitleId, assignment };
};

/** What an account is to be, by the rules of inviting. 400, 422 rule_role_not_given. */
export const wantedPost = (context: Caller, account: User, body: AccessBody): Promise<WantedPost> =>
  (account.type === 'INTERNAL' ? ofStaff : ofPartner)(context, account, body);
