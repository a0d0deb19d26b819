import type { UserType } from '../../permissions.ts';
import type { Sentence } from '../../sentence.ts';
import type { UserStatus } from '../../status.ts';

/** So long a view lasts at most, in minutes. */
export const VIEW_MINUTES = 30;
const VIEW_RIGHT = 'UM_VIEW_ACCESS_ROLE';

/** Why a view ended: by its button, with its session, by its bound, with whom it shows, or with the right to look. */
export const VIEW_ENDS = {
  ended: { en: 'By its button', fil: 'Sa button nito' },
  session: { en: 'With the session', fil: 'Kasabay ng session' },
  time: { en: 'After its time', fil: 'Pagkaraan ng oras nito' },
  subject: { en: 'The account or role is out of use', fil: 'Hindi na ginagamit ang account o role' },
  right: { en: 'The right to view was lost', fil: 'Nawala ang karapatang tumingin' },
} as const satisfies Record<string, Sentence>;
export type ViewEnd = keyof typeof VIEW_ENDS;

/** Why a call is refused in a view: it writes, it hands out a file, or what it answers is one person's own. */
export const NOT_IN_VIEW = {
  write: {
    en: 'You are viewing as somebody else, which is read only. End the view to do this.',
    fil: 'Tumitingin ka bilang ibang tao, at pagbasa lang iyon. Tapusin ang pagtingin para magawa ito.',
  },
  file: {
    en: 'Documents and files are not shown while you view as somebody else.',
    fil: 'Hindi ipinapakita ang mga dokumento at file habang tumitingin ka bilang ibang tao.',
  },
  own: {
    en: 'What is one person’s own is not shown while you view as somebody else.',
    fil: 'Hindi ipinapakita ang sariling gamit ng isang tao habang tumitingin ka bilang ibang tao.',
  },
} as const satisfies Record<string, Sentence>;

/** Whether somebody may view as others, and a view of theirs goes on. */
export const mayView = (user: { type: UserType; permissions: ReadonlySet<string> }): boolean =>
  user.type === 'INTERNAL' && user.permissions.has(VIEW_RIGHT);

/** Why nobody views as this person; null when it can be done. */
export const whyNoUserView = (account: { id: string; status: UserStatus }, by: string): Sentence | null => {
  if (account.id === by) return { en: 'This is your own account.', fil: 'Sarili mong account ito.' };
  // A lock keeps strangers out and passes by itself; the account is in use.
  if (account.status === 'ACTIVE' || account.status === 'LOCKED') return null;
  return {
    en: 'Only an account in use can be viewed as.',
    fil: 'Account na ginagamit lang ang matitingnan nang ganito.',
  };
};

/** Why nobody views as this role; null when it can be done. */
export const whyNoRoleView = (role: { isEnabled: boolean }): Sentence | null =>
  role.isEnabled
    ? null
    : { en: 'A disabled role gives nobody anything.', fil: 'Walang ibinibigay ang role na naka-disable.' };

/** What both hold, in the order of the first. */
export const ofBoth = <T>(viewer: ReadonlySet<T>, viewed: Iterable<T>): T[] =>
  [...viewed].filter((one) => viewer.has(one));
