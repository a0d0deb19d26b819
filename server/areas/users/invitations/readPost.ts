import { type GivenRole, whyNotGiven } from '#domain/access/givenRoles.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';

/** What somebody is to be: a job title with its role, or of staff a role alone. */
export interface Post extends GivenRole {
  roleId: string;
  jobTitleId: string | null;
  assignment: Assignment | null;
}

/** A post; a second person decides on a role of staff. */
export interface FoundPost extends Post {
  isAsked: boolean;
}

const ROLE_FROM = 'access_role a';
const ROLE = columnsOf<Post>(ROLE_FROM)({
  roleId: id('a.id'),
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  enabledPermissions: list('a.permissions'),
  jobTitleId: id('null::bigint'),
  assignment: text('null::text'),
});
const OF_STAFF = `select ${ROLE.select} from ${ROLE_FROM} where a.name = $1::citext and a.is_enabled and not a.is_external`;

const TITLE_FROM = 'job_title j join access_role a on a.id = j.access_role_id';
const TITLE = columnsOf<Post>(TITLE_FROM)({
  ...ROLE.columns,
  jobTitleId: id('j.id'),
  assignment: text('j.assignment'),
});
const BY_TITLE = `select ${TITLE.select} from ${TITLE_FROM}
  where j.name = $1::citext and j.is_enabled and a.is_enabled and a.is_external`;

const NO_TITLE = { en: 'Choose a job title that is in use', fil: 'Pumili ng ginagamit na katungkulan' };
const NO_ROLE = { en: 'Choose an enabled role of staff', fil: 'Pumili ng naka-enable na role ng kawani' };

/** 422 rule_role_not_given for a role that is not somebody's to give. */
export const mustGive = (user: SignedIn, post: GivenRole): void => {
  if (whyNotGiven(user, post) !== 'notGiven') return;
  throw fail('rule_role_not_given', {
    en: `The role ${post.name} is not yours to give.`,
    fil: `Hindi mo maibibigay ang role na ${post.name}.`,
  });
};

/**
 * The post of a name, at a partner or among staff. 400 for none that is in use, 422 rule_role_not_given for one that is not theirs to
 * give or, of staff, to ask for.
 */
export const readPost = async (
  tx: Tx,
  user: SignedIn,
  name: string,
  partnerId: string | null,
): Promise<FoundPost> => {
  const [post] =
    partnerId === null
      ? await ROLE.read(tx, { name: 'staff-post', text: OF_STAFF, values: [name] })
      : await TITLE.read(tx, { name: 'title-post', text: BY_TITLE, values: [name] });
  if (!post) throw badFields({ jobTitle: partnerId === null ? NO_ROLE : NO_TITLE });
  const isAsked = partnerId === null && user.type === 'INTERNAL';
  if (!isAsked) mustGive(user, post);
  return { ...post, isAsked };
};
