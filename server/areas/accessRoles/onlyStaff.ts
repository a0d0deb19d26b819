import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';

const STAFF_ONLY = {
  en: 'Access roles are changed by staff only.',
  fil: 'Kawani lang ang nagbabago ng mga access role.',
};

/** Roles hold for everybody, so an external user never writes them, whatever the user's own role says. */
export const onlyStaff = (user: SignedIn): void => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
};
