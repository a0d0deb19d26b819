import { type AccessChange, accessChange, givesMore, takesAway } from '#domain/people/accessChange.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { type Access, readAccess } from './readAccess.ts';
import { changesOf, refuseNewConflicts } from './refuseConflicts.ts';
import { lockSeparation } from './separationRules.ts';
import { tellAccess } from './tellAccess.ts';

/** Whose rights a change is about, and the field that a refusal is about. */
interface About {
  userIds: readonly string[];
  field: string;
  /** Whoever gains only is told too: what was done was done to this account. */
  tellsGains?: boolean;
}

/** What a change came to for somebody. */
export interface Settled extends AccessChange {
  id: string;
  signsOut: boolean;
  sessionsEnded: number;
  isTold: boolean;
}

const EXPORTS = 'select end_exports_of($1, $2)';

type Caller = RequestContext & { tx: Tx; user: SignedIn };

const settle = async (
  context: Caller,
  before: readonly Access[],
  after: readonly Access[],
  tellsGains: boolean,
): Promise<Settled[]> => {
  const now = new Map(after.map((person) => [person.id, person]));
  const moved = before.flatMap((was) => {
    const is = now.get(was.id);
    if (!is) return [];
    const change = accessChange(was, is);
    const signsOut = takesAway(change);
    return [{ id: was.id, change, signsOut, is }];
  });
  const less = moved.filter(({ signsOut }) => signsOut).map(({ id }) => id);
  const ended = await endSessionsOf(context, less);
  if (less.length) await context.tx.query({ text: EXPORTS, values: [less, context.deps.now()] });
  const isTold = ({ change, signsOut, is }: (typeof moved)[number]) =>
    is.isInUse && (signsOut || (tellsGains && givesMore(change)));
  const concerned = moved
    .filter(isTold)
    .map(({ id, change, is }) => ({ id, change, username: is.username ?? '' }));
  await tellAccess(context, concerned);
  return moved.map((one) => ({
    id: one.id,
    ...one.change,
    signsOut: one.signsOut,
    sessionsEnded: ended.get(one.id) ?? 0,
    isTold: isTold(one),
  }));
};

/**
 * Makes a change to what people may do, or where, inside the transaction. 422 rule_kept_apart, on `field`, when after it somebody holds
 * what is kept apart and did not before. Whoever has less after it is signed out and told, and what they exported before ends; whoever has
 * not accepted an invitation finds what they have when they do.
 */
export const changeRights = async <T>(
  context: Caller,
  { userIds, field, tellsGains = false }: About,
  change: () => Promise<T>,
): Promise<{ result: T; people: Settled[] }> => {
  const { tx, user } = context;
  const rules = await lockSeparation(tx);
  const before = await readAccess(tx, userIds);
  const result = await change();
  const after = await readAccess(tx, userIds);
  refuseNewConflicts(rules, changesOf(before, after), user, field);
  return { result, people: await settle(context, before, after, tellsGains) };
};
