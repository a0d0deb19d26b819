import type { Permission } from '#domain/permissions.ts';
import { type WorkflowAction, workflowActions } from '#domain/review/workflowActions.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';

const STAFF_ONLY = { en: 'Reviews are done by staff only.', fil: 'Kawani lang ang nagrerepaso.' };

/** Refuses whoever is not of the provider, whatever their roles give. 403. */
export const onlyStaff = (user: SignedIn): void => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
};

/** Refuses whoever lacks the one permission that a stage of the review needs. 403 that names it. */
export const mustHold = (user: SignedIn, permission: Permission): void => {
  onlyStaff(user);
  if (user.permissions.has(permission)) return;
  const sentence = {
    en: `You need the permission ${permission}.`,
    fil: `Kailangan mo ang permisong ${permission}.`,
  };
  throw fail('forbidden', sentence, { missing: [[permission]] });
};

/** Refuses whoever may not take a decision: the SBO's and risk's are apart. 403. */
export const mustDecide = (user: SignedIn, action: WorkflowAction): void =>
  mustHold(user, workflowActions[action].permission);
