import { pathOf } from '#domain/pages.ts';
import { type AccessChange, takesAway } from '#domain/people/accessChange.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { composeAccessChanged } from '../../messages/composeAccessChanged.ts';
import { leaveWith } from '../../notices/leaveWith.ts';
import { accessNotices, accessSentence } from './accessNotices.ts';
import { sendToUsers } from './sendToUsers.ts';

/** Somebody whose access was changed, and how. */
export interface Concerned {
  id: string;
  username: string;
  change: AccessChange;
}

/** Tells people that their access was changed, by a notice, mail and SMS, and not by whom. Whoever acts knows it. */
export const tellAccess = async (
  { tx, user, deps, language }: RequestContext & { tx: Tx; user: SignedIn },
  people: readonly Concerned[],
): Promise<void> => {
  const others = people.filter(({ id }) => id !== user.userId);
  const kind = accessNotices['access-changed'];
  const at = deps.now();
  // People of one role mostly lose the same.
  for (const alike of Map.groupBy(others, ({ change }) => JSON.stringify(change)).values()) {
    const usernames = alike.map(({ username }) => username);
    const params = alike[0]?.change;
    if (params) await leaveWith(tx, { usernames, kind, params, link: pathOf('myPermissions'), at });
  }
  const messages = others.map(({ id, username, change }) => ({
    userId: id,
    message: composeAccessChanged(username, accessSentence(change), takesAway(change)),
  }));
  await sendToUsers(tx, messages, language);
};
