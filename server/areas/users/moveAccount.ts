import type { User } from '#contract/people/users.ts';
import { ACCOUNT_MOVES, type AccountMove, type AccountProblem, whyNoMove } from '#domain/people/account.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { userStatus } from '#domain/status.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { readUser } from './readUser.ts';
import { STANDING } from './userColumns.ts';

const CODES = { own: 'rule_own_account', illegal: 'rule_account_status' } as const;

const sentenceOf = (problem: AccountProblem, { status }: User): Sentence => {
  if (problem === 'own')
    return {
      en: 'Nobody does this to their own account: ask a colleague.',
      fil: 'Walang gumagawa nito sa sarili nilang account: ipagawa ito sa kasamahan.',
    };
  const word = each((language) => userStatus[status].label[language].toLowerCase());
  return {
    en: `This cannot be done with an account that is ${word.en}.`,
    fil: `Hindi ito magagawa sa account na ${word.fil}.`,
  };
};

const WRITE = `update user_account set ${setTo(STANDING, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

type Caller = RequestContext & { tx: Tx; user: SignedIn };

/** Moves an account into another status, and answers it as it was before. 404, 409, 422 rule_own_account, rule_account_status, 428. */
export const moveAccount = async (
  context: Caller,
  userId: string,
  move: AccountMove,
  reason: string | null,
): Promise<User> => {
  const { tx, user, deps } = context;
  const version = versionOf(context);
  const account = await readUser(tx, userId, deps.now());
  if (account.version !== version) throw moved(account);
  const problem = whyNoMove(move, account, user.userId);
  if (problem) throw fail(CODES[problem], sentenceOf(problem, account));
  const standing = STANDING.write({ status: ACCOUNT_MOVES[move], statusReason: reason });
  const values = [userId, version, deps.now(), user.username, ...Object.values(standing)];
  const written = await tx.query({ name: 'move-account', text: WRITE, values });
  if (!written.length) throw moved(await readUser(tx, userId, deps.now()));
  return account;
};
