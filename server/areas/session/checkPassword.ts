import { type Tx, withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors.ts';
import { recordEvent } from './events.ts';
import { clearFailures, countFailure, failuresOf, refuseLocked } from './failures.ts';
import { verifyPassword } from './passwordHash.ts';

export interface Account {
  userId: string;
  username: string;
  needsSecondFactor: boolean;
}

interface Stored extends Account {
  isActive: boolean;
  passwordHash: string | null;
}

const FIND = `select u.id as "userId", u.username::text as username, u.needs_second_factor as "needsSecondFactor",
    u.status = 'ACTIVE' as "isActive", c.password_hash as "passwordHash"
  from user_account u left join credential c on c.user_id = u.id where u.username = $1`;

const look = async (tx: Tx, username: string) => {
  const failures = await failuresOf(tx, username);
  const [account] = await tx.query<Stored & { [column: string]: unknown }>({
    name: 'find-account',
    text: FIND,
    values: [username],
  });
  return { failures, account };
};

/** One sentence for every reason. */
export const wrongCredentials = () =>
  fail('invalid_credentials', {
    en: 'The username or the password is not right.',
    fil: 'Hindi tama ang username o ang password.',
  });

/**
 * The active account of a username and password. Throws 423 while it is locked and 401 for every other reason in one
 * sentence, in the same time, so that nobody learns which usernames exist. Failures count and survive the refusal.
 */
export const checkPassword = async (
  context: RequestContext,
  username: string,
  password: string,
): Promise<Account> => {
  const { deps, requestId } = context;
  const now = deps.now();
  const { failures, account } = await withSession(deps.pools, requestId, (tx) => look(tx, username));
  refuseLocked(failures, now);
  const matches = await verifyPassword(account?.passwordHash ?? null, password);
  const isRight = matches && account?.isActive === true;
  const state = await withSession(deps.pools, requestId, async (tx) => {
    const meanwhile = await failuresOf(tx, username, true);
    if (isRight) {
      if (meanwhile.lockedUntil === null || meanwhile.lockedUntil <= now) await clearFailures(tx, username);
    } else {
      await countFailure(tx, username, now);
      await recordEvent(tx, 'LOGIN_FAILED', { userId: null, username });
    }
    return meanwhile;
  });
  refuseLocked(state, now);
  if (account && isRight) return account;
  throw wrongCredentials();
};
