import type { Needs } from '#domain/access/needs.ts';
import { manilaDate } from '#domain/day.ts';
import { lettingIn } from '#domain/people/review/lettingIn.ts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from './loadUser.ts';

/** Somebody who asks, and what notes which rights they use. */
export interface Asking {
  deps: Pick<Deps, 'rights' | 'now'>;
  user: Pick<SignedIn, 'userId' | 'applicantId' | 'permissions' | 'view'>;
}

/** Notes the rights by which somebody meets needs as used today: applicants have none, and in a view of somebody else none is used. */
export const noteRights = ({ deps, user }: Asking, needs: Needs | null): void => {
  if (!needs || user.applicantId !== null || user.view) return;
  deps.rights.note(user.userId, lettingIn(user.permissions, needs), manilaDate(deps.now()));
};
