import type { SignedIn } from '../http/caller/loadUser.ts';
import type { RequestContext } from '../http/deps.ts';

/** For whom a list or a record is read, and when. */
export interface Asker {
  user: Pick<SignedIn, 'type' | 'permissions' | 'username' | 'userId'> &
    Partial<Pick<SignedIn, 'accessLevel' | 'applicantId' | 'view'>>;
  now: Date;
}

/** The asker of a request. */
export const askerOf = ({ user, deps }: Pick<RequestContext, 'deps'> & { user: SignedIn }): Asker => ({
  user,
  now: deps.now(),
});
