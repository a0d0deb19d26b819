import type { User } from '#contract/people/users.ts';
import { type AccessChange, takesAway } from '#domain/people/accessChange.ts';
import { composeAccessChanged } from '../../../messages/composeAccessChanged.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import { sendToUser } from '../../../signIn/sendToUser.ts';
import type { Caller } from '../asking/caller.ts';
import { accessNotices, accessSentence } from './accessNotices.ts';

/**
 * Tells somebody that their access was changed, by a notice, mail and SMS, and not by whom. False for whoever has not accepted the
 * invitation yet: they find what they have when they do.
 */
export const tellAccess = async (
  { tx, deps, language }: Caller,
  { id, username, status }: Pick<User, 'id' | 'username' | 'status'>,
  change: AccessChange,
): Promise<boolean> => {
  if (username === null || status === 'INVITED') return false;
  await leaveWith(tx, {
    usernames: [username],
    kind: accessNotices['access-changed'],
    params: change,
    link: null,
    at: deps.now(),
  });
  const message = composeAccessChanged(username, accessSentence(change), takesAway(change));
  await sendToUser(tx, id, message, language);
  return true;
};
