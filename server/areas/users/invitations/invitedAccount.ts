import type { User } from '#contract/people/users.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { readUser } from '../readUser.ts';

const NOT_INVITED = {
  en: 'Only somebody who has not accepted yet can be invited again.',
  fil: 'Ang hindi pa tumatanggap lang ang maiimbita muli.',
};

/** An account that still waits for its person, as it stays until the transaction ends. 404, 422 rule_account_status. */
export const invitedAccount = async (tx: Tx, id: string, now: Date): Promise<User> => {
  const seen = await readUser(tx, id, now);
  if (seen.status !== 'INVITED') throw fail('rule_account_status', NOT_INVITED);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, now);
  if (account.status !== 'INVITED') throw fail('rule_account_status', NOT_INVITED);
  return account;
};
