import { ORPCError } from '@orpc/server';
import { ANOTHER_PARTNER, OFFICES, officeOf } from '#domain/access/office.ts';
import { type Naming, namesIn, seenFromOutside } from '#domain/access/seenFromOutside.ts';
import { withoutNumbers } from '#domain/access/view/withoutNumbers.ts';
import { type Language, type Sentence, same } from '#domain/sentence.ts';
import type { Pools } from '../../db/pools.ts';
import { type Account, accountsByName } from './accountsByName.ts';
import { isOutside } from './isOutside.ts';
import type { SignedIn } from './loadUser.ts';

/** Who reads: a user, an applicant, or nobody who signed in. */
export interface Reader {
  user: Pick<SignedIn, 'type' | 'username' | 'partnerId' | 'view'> | null;
  pools: Pools;
  requestId: string;
}

/** Colleagues by name, staff by the office; a name that is no account (a reference number, say) is what it is. */
const shownAs = (
  { user }: Reader,
  username: string,
  account: Account | undefined,
  action: string | null,
): Sentence => {
  if (!account) return same(username);
  if (account.type === 'INTERNAL') return OFFICES[officeOf(account.roles, action)];
  const isColleague = account.partnerId !== null && account.partnerId === user?.partnerId;
  return isColleague || account.username === user?.username.toLowerCase() ? same(username) : ANOTHER_PARTNER;
};

/** Somebody's name in a sentence of ours, as the reader may know it. */
export const nameFor = async (reader: Reader, username: string): Promise<Sentence> => {
  if (!isOutside(reader.user)) return same(username);
  const accounts = await accountsByName(reader.pools, reader.requestId, new Set([username]));
  return shownAs(reader, username, accounts.get(username.toLowerCase()), null);
};

const cutToOutside = async <T>(reader: Reader, language: Language, value: T): Promise<T> => {
  if (!isOutside(reader.user)) return value;
  const { names, unnamed } = namesIn(value);
  if (names.size === 0) return unnamed as T;
  const accounts = await accountsByName(reader.pools, reader.requestId, names);
  const naming: Naming = (username, action) =>
    shownAs(reader, username, accounts.get(username.toLowerCase()), action)[language];
  return seenFromOutside(value, naming) as T;
};

/**
 * What a reader may see of what was read for them: staff all of it, everybody else what `domain/access/seesOf.ts` says; in a view no
 * number in full.
 */
export const asSeenBy = async <T>(reader: Reader, language: Language, value: T): Promise<T> => {
  const seen = await cutToOutside(reader, language, value);
  return reader.user?.view ? (withoutNumbers(seen) as T) : seen;
};

/** The same for a refusal that carries the record as it stands now. */
export const refusalSeenBy = async (
  reader: Reader,
  language: Language,
  thrown: unknown,
): Promise<unknown> => {
  if (!(thrown instanceof ORPCError) || !isOutside(reader.user)) return thrown;
  const { code, status, message, data } = thrown;
  if (typeof data !== 'object' || data === null || !('current' in data)) return thrown;
  const current = await asSeenBy(reader, language, data.current);
  return new ORPCError(code, { status, message, data: { ...data, current } });
};
