import { resubmit, resubmitStore, type Track } from '../../../providers/applicant/tracking.ts';

/** Hands in again what was asked for: the application, or each of the stores that were added and wait for it. */
export const sendAgain = async ({ id, version, branches }: Track): Promise<void> => {
  if (branches.length === 0) await resubmit(id, version);
  for (const branch of branches)
    if (branch.status === 'INCOMPLETE') await resubmitStore(branch.id, branch.version);
};
