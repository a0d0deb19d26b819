import type { SignedIn } from '../http/caller/loadUser.ts';
import { sessionEnded } from '../http/errors/fail.ts';

/** The user of a call that asks for a session; throws 401 without one. */
export const signedInUser = ({ user }: { user: SignedIn | null }): SignedIn => {
  if (user) return user;
  throw sessionEnded();
};
