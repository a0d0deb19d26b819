import type { JobTitleBody } from '#contract/shapes/jobTitle.ts';
import { grantsOf } from '#domain/access/accessRole.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { badFields, fail } from '../../http/errors/fail.ts';
import { refusePairsOfRole } from '../../signIn/rights/refusePairsOfRole.ts';
import { JOB_TITLE } from './jobTitleColumns.ts';

const ROLE = columnsOf<{ id: string; name: string; permissions: string[] }>('access_role a')({
  id: id('a.id'),
  name: text('a.name::text'),
  permissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from access_role a where a.name = $1::citext and a.is_external and a.is_enabled`;
const NO_ROLE = {
  en: 'Choose an enabled access role for external users',
  fil: 'Pumili ng naka-enable na access role para sa panlabas na user',
};
const OTHER_LETTERS = { en: 'Use Latin letters', fil: 'Mga letrang Latin ang gamitin' };

/**
 * The values of a job title by column. 400 that names the field for a role that no partner's people may have, 422 rule_kept_apart for
 * another role than before that nobody could be given.
 */
export const titleToWrite = async (
  tx: Tx,
  { accessRole, ...body }: JobTitleBody,
  roleBefore?: string,
): Promise<unknown[]> => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(body.name)) throw badFields({ name: OTHER_LETTERS });
  const [role] = await ROLE.read(tx, { name: 'title-role', text: READ, values: [accessRole] });
  if (!role) throw badFields({ accessRole: NO_ROLE });
  if (role.name !== roleBefore)
    await refusePairsOfRole(tx, 'accessRole', grantsOf(role.name, role.permissions));
  return Object.values(JOB_TITLE.write({ ...body, accessRoleId: role.id }));
};

const TAKEN = {
  en: 'There is a job title of this name already.',
  fil: 'May katungkulan na sa pangalang ito.',
};

/** Passes errors on, the broken unique name as a rule that a person understands. */
export const whenTitleTaken = (error: unknown): never => {
  if ((error as { constraint?: unknown }).constraint === 'job_title_name_unique')
    throw fail('rule_title_taken', TAKEN, { fields: { name: TAKEN } });
  throw error;
};
