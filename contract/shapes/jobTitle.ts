import { z } from 'zod';
import { jobTitleFields } from '#domain/fields/jobTitle.ts';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { GROUPS } from '#domain/people/jobTitles.ts';
import { lineOf } from './lineOf.ts';

/** A job title as whoever keeps access roles makes and changes it. */
export const jobTitleBody = z.strictObject({
  name: lineOf(jobTitleFields.name),
  designationGroup: z.enum(GROUPS),
  /** The name of an enabled role for external users. */
  accessRole: z.string().min(1).max(60),
  assignment: z.enum(ASSIGNMENTS),
  isEnabled: z.boolean().default(true),
});
export type JobTitleBody = z.output<typeof jobTitleBody>;
