import { askedFactor, type FactorState, type SecondFactor } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { flag, id, moment, text } from '../db/columns/kinds.ts';
import { type Tx, withSession } from '../db/context.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from '../http/caller/needsFactor.ts';
import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';
import { type Counted, clearFailures, countFailure, failuresOf, refuseLocked } from './failures.ts';
import { knownDevice } from './knownDevice.ts';
import { verifyPassword } from './passwordHash.ts';
import { recordEvent } from './recordEvent.ts';

export interface Account {
  userId: string;
  username: string;
  /** What a sign-in asks for besides the password. */
  factor: SecondFactor;
  /** Since when the password counts. */
  since: Date;
}

interface Stored extends Omit<Account, 'since' | 'factor'>, FactorState {
  since: Date | null;
  isActive: boolean;
  passwordHash: string | null;
}

const STORED = columnsOf<Stored>('user_account u, credential c')({
  userId: id('u.id'),
  username: text('u.username::text'),
  chosen: text('u.second_factor'),
  isRequired: flag(NEEDS_FACTOR),
  isNumberProved: flag(NUMBER_PROVED),
  isActive: flag(`u.status = 'ACTIVE'`),
  passwordHash: text('c.password_hash'),
  since: moment('c.changed_at'),
});
const FIND = `select ${STORED.select}
  from user_account u left join credential c on c.user_id = u.id where u.username = $1`;

const look = async (tx: Tx, context: RequestContext, username: string) => {
  const [account] = await STORED.read(tx, {
    name: 'find-account',
    text: FIND,
    values: [username],
  });
  const device = await knownDevice(tx, context, { userId: account?.userId ?? null });
  const counted: Counted = { username, device };
  return { failures: await failuresOf(tx, counted), account, counted };
};

/** One sentence for every reason. */
export const wrongCredentials = () =>
  fail('invalid_credentials', {
    en: 'The username or the password is not right.',
    fil: 'Hindi tama ang username o ang password.',
  });

/**
 * The active account of a username and password. Throws 423 while it is locked and 401 for every other reason in one
 * sentence, in the same time, so that nobody learns which usernames exist. Failures count and survive the refusal; a device that
 * signed in as this user before counts its own.
 */
export const checkPassword = async (
  context: RequestContext,
  username: string,
  password: string,
): Promise<Account> => {
  const { deps, requestId } = context;
  const now = deps.now();
  const { failures, account, counted } = await withSession(deps.pools, requestId, (tx) =>
    look(tx, context, username),
  );
  refuseLocked(failures, now);
  const matches = await verifyPassword(account?.passwordHash ?? null, password);
  const isRight = matches && account?.isActive === true;
  const state = await withSession(deps.pools, requestId, async (tx) => {
    const meanwhile = await failuresOf(tx, counted, true);
    if (isRight) {
      if (meanwhile.lockedUntil === null || meanwhile.lockedUntil <= now) await clearFailures(tx, counted);
    } else {
      await countFailure(tx, counted, now);
      await recordEvent(tx, context, 'LOGIN_FAILED', { userId: null, username });
    }
    return meanwhile;
  });
  refuseLocked(state, now);
  if (account?.since && isRight) {
    const { userId, since } = account;
    return { userId, username: account.username, since, factor: askedFactor(account) };
  }
  throw wrongCredentials();
};
