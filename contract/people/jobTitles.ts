import { z } from 'zod';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { GROUPS } from '#domain/people/jobTitles.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from '../shapes/code.ts';
import { jobTitleBody } from '../shapes/jobTitle.ts';

/** What somebody of a partner is; new accounts get its access role. */
const jobTitle = z.object({
  id,
  name: z.string(),
  designationGroup: z.enum(GROUPS),
  accessRole: z.string(),
  assignment: z.enum(ASSIGNMENTS),
  isEnabled: z.boolean(),
  /** Whether the caller may give its role. */
  isGivable: z.boolean(),
  /** What its role opens, without what follows from the role's name. */
  permissions: z.array(z.string()),
  userCount: z.number().int(),
  updatedBy: named,
  dtimeUpdated: instant,
  version,
});
export type JobTitleRow = z.infer<typeof jobTitle>;

export const JOB_TITLE_SORTS = ['name', 'dtimeUpdated', 'id'] as const;
export const jobTitleFilters = {
  id: filter.ids(),
  name: filter.text(),
  designationGroup: filter.oneOf(GROUPS),
  assignment: filter.oneOf(ASSIGNMENTS),
  accessRole: filter.text(),
  isEnabled: filter.flag(),
};

const view = any('UR_VIEW', 'UR_CREATE', 'UM_VIEW_ACCESS_ROLE');
const edit = {
  ...any('UM_EDIT_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;

export const jobTitles = {
  listJobTitles: call('GET', '/api/job-titles', { ...view, addition: true })
    .input(z.object({ query: listQuery(jobTitleFilters, JOB_TITLE_SORTS) }))
    .output(listOf(jobTitle)),
  getJobTitle: call('GET', '/api/job-titles/{id}', { ...view, addition: true })
    .input(z.object({ params: idParams }))
    .output(envelope(jobTitle)),
  createJobTitle: call('POST', '/api/job-titles', { ...edit, proof: 'money' })
    .input(z.object({ body: jobTitleBody }))
    .output(envelope(jobTitle)),
  /** Whoever has the title keeps the role that they were given. */
  editJobTitle: call('POST', '/api/job-titles/{id}', { ...edit, versioned: true, proof: 'money' })
    .input(z.object({ params: idParams, body: jobTitleBody }))
    .output(envelope(jobTitle)),
};
