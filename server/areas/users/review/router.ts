import { getUserAccessOn } from './getUserAccessOn.ts';
import { listAccessReview } from './listAccessReview.ts';
import { listRoleHolders } from './listRoleHolders.ts';

/** The calls of the review of access. */
export const accessReviewRouter = { listAccessReview, getUserAccessOn, listRoleHolders };
