import { useSyncExternalStore } from 'react';
import type { UserDetails } from '#contract/session.ts';
import { getUser, subscribe } from '../../providers/session/session.ts';

let last: UserDetails | null = null;
const latest = (): UserDetails | null => {
  last = getUser() ?? last;
  return last;
};

/**
 * The person this page was opened for. It stays while an ended session waits for the password, so that the page and what was
 * typed in it stay too; a logout loads the page anew. Throws outside the back office.
 */
export const useUser = (): UserDetails => {
  const user = useSyncExternalStore(subscribe, latest);
  if (!user) throw new Error('The back office is shown to signed-in users only');
  return user;
};
