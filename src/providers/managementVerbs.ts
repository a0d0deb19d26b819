import { approvalVerbs } from './approvalVerbs.ts';
import { contractVerbs } from './contractVerbs.ts';
import { documentVerbs } from './documentVerbs.ts';
import { peopleVerbs } from './peopleVerbs.ts';
import { recordVerbs } from './recordVerbs.ts';
import { reviewVerbs } from './reviewVerbs.ts';
import { sectionVerbs } from './sectionVerbs.ts';
import { sourceVerbs } from './sourceVerbs.ts';

/** What partner management does besides the nine methods of react-admin; fetched with its first use. */
export const managementVerbs = {
  ...recordVerbs,
  ...reviewVerbs,
  ...approvalVerbs,
  ...sectionVerbs,
  ...sourceVerbs,
  ...documentVerbs,
  ...contractVerbs,
  ...peopleVerbs,
};
export type ManagementVerbs = typeof managementVerbs;
