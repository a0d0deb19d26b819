import type { JobTitleBody } from '#contract/shapes/jobTitle.ts';
import type { Tx } from '../../db/context.ts';
import { badFields, fail } from '../../http/errors/fail.ts';
import { JOB_TITLE } from './jobTitleColumns.ts';

const ROLE = 'select id from access_role where name = $1::citext and is_external and is_enabled';
const NO_ROLE = {
  en: 'Choose an enabled access role for external users',
  fil: 'Pumili ng naka-enable na access role para sa panlabas na user',
};
const OTHER_LETTERS = { en: 'Use Latin letters', fil: 'Mga letrang Latin ang gamitin' };

/** The values of a job title by column. 400 that names the field for a role that no partner's people may have. */
export const titleToWrite = async (tx: Tx, { accessRole, ...body }: JobTitleBody): Promise<unknown[]> => {
  if (/(?!\p{Script=Latin})\p{L}/u.test(body.name)) throw badFields({ name: OTHER_LETTERS });
  const [role] = await tx.query<{ id: string }>({ name: 'title-role', text: ROLE, values: [accessRole] });
  if (!role) throw badFields({ accessRole: NO_ROLE });
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
