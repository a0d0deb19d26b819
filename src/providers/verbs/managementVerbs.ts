import { approvalVerbs } from './approvalVerbs.ts';
import { contractVerbs } from './contractVerbs.ts';
import { documentVerbs } from './documentVerbs.ts';
import { importVerbs } from './importVerbs.ts';
import { peopleVerbs } from './peopleVerbs.ts';
import { promoVerbs } from './promoVerbs.ts';
import { recordVerbs } from './recordVerbs.ts';
import { reviewVerbs } from './reviewVerbs.ts';
import { sectionVerbs } from './sectionVerbs.ts';
import { sourceVerbs } from './sourceVerbs.ts';

/** What partner management, promos and imports do besides the nine methods of react-admin; fetched with the first use. */
export const managementVerbs = {
  ...recordVerbs,
  ...reviewVerbs,
  ...approvalVerbs,
  ...sectionVerbs,
  ...sourceVerbs,
  ...documentVerbs,
  ...contractVerbs,
  ...peopleVerbs,
  ...promoVerbs,
  ...importVerbs,
};
export type ManagementVerbs = typeof managementVerbs;
