import { getOwnPartner } from './getOwnPartner.ts';
import { listOwnBranches } from './listOwnBranches.ts';
import { openBranches } from './openBranches.ts';

export const applicantPartnersRouter = { getOwnPartner, openBranches, listOwnBranches };
