import type { JobTitleRow } from '#contract/people/jobTitles.ts';
import type { JobTitleBody } from '#contract/shapes/jobTitle.ts';
import { type Giver, whyNotGiven } from '#domain/access/givenRoles.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, list, text } from '../../db/columns/kinds.ts';

/** A job title, `j`, as it is made and changed. */
export const JOB_TITLE = writtenOf<Omit<JobTitleBody, 'accessRole'> & { accessRoleId: string }>(
  'job_title j',
)({
  name: text('j.name'),
  designationGroup: text('j.designation_group'),
  accessRoleId: id('j.access_role_id'),
  assignment: text('j.assignment'),
  isEnabled: flag('j.is_enabled'),
});

export const FROM = 'job_title j join access_role a on a.id = j.access_role_id';
const { accessRoleId: _, name: __, ...OWN } = JOB_TITLE.columns;

/** A row of the database: the wire's, with what tells whether the role can be given. */
export type Stored = Omit<JobTitleRow, 'isGivable'> & { isRoleEnabled: boolean };
export const STORED = columnsOf<Stored>(FROM)({
  id: id('j.id'),
  name: text('j.name::text'),
  ...OWN,
  accessRole: text('a.name::text'),
  isRoleEnabled: flag('a.is_enabled'),
  permissions: list('a.permissions'),
  userCount: int('(select count(*)::int from user_account u where u.job_title_id = j.id)'),
  updatedBy: text('j.updated_by'),
  dtimeUpdated: instant('j.updated_at'),
  version: int('j.version'),
});

/** A job title as somebody sees it: whether its role is theirs to give. */
export const shownTo =
  (giver: Giver) =>
  ({ isRoleEnabled, ...row }: Stored): JobTitleRow => {
    const role = { name: row.accessRole, isExternal: true, enabledPermissions: row.permissions };
    const isGivable = isRoleEnabled && whyNotGiven(giver, role) === null;
    return { ...row, isGivable };
  };
