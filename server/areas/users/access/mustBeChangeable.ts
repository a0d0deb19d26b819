import type { User } from '#contract/people/users.ts';
import { whyNoAccessChange } from '#domain/people/account.ts';
import { each } from '#domain/sentence.ts';
import { userStatus } from '#domain/status.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { fail } from '../../../http/errors/fail.ts';

const OWN = {
  en: 'Nobody changes their own access: ask a colleague.',
  fil: 'Walang nagbabago ng sarili nilang access: ipagawa ito sa kasamahan.',
};

/** 422 rule_own_account, rule_account_status for an account whose access the caller does not change. */
export const mustBeChangeable = (account: User, { userId }: SignedIn): void => {
  const problem = whyNoAccessChange(account, userId);
  if (problem === 'own') throw fail('rule_own_account', OWN);
  if (problem === null) return;
  const was = each((language) => userStatus[account.status].label[language].toLowerCase());
  throw fail('rule_account_status', {
    en: `The access of an account that is ${was.en} is not changed.`,
    fil: `Hindi binabago ang access ng account na ${was.fil}.`,
  });
};
