import type { User } from '#contract/people/users.ts';
import { each } from '#domain/sentence.ts';
import { userStatus } from '#domain/status.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { readUser } from '../readUser.ts';
import type { PendingRequest } from './pendingRequest.ts';

/** The account of a request, as it stays until the transaction ends: one that is in use or waits for its person. 422 rule_account_status. */
export const accountToGive = async (tx: Tx, { userId }: PendingRequest, now: Date): Promise<User> => {
  await lockAccount(tx, userId ?? '0');
  const account = await readUser(tx, userId ?? '0', now);
  if (account.status !== 'SUSPENDED' && account.status !== 'CLOSED') return account;
  const was = each((language) => userStatus[account.status].label[language].toLowerCase());
  throw fail('rule_account_status', {
    en: `The account is ${was.en}: nothing is given to it.`,
    fil: `${was.fil} ang account: walang ibibigay dito.`,
  });
};
