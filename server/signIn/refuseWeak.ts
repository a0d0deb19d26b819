import { dictionary } from '@zxcvbn-ts/language-common';
import { each } from '#domain/sentence.ts';
import {
  MIN_PASSWORD_LENGTH,
  type PasswordOwner,
  passwordProblems,
  passwordSentence,
} from '#domain/signIn/password.ts';
import { fail } from '../http/errors/fail.ts';

/** Of some 49,000 passwords in the order of how common they are, those that are long enough; all 10,000 first ones are among them. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH),
);

/** Throws rule_password_weak with every reason against a new password. Without an owner, the reasons that hold for anybody. */
export const refuseWeak = (newPassword: string, owner: PasswordOwner = {}): void => {
  const problems = passwordProblems(newPassword, owner, (plain) => COMMON.has(plain));
  if (!problems.length) return;
  const sentence = each((language) =>
    problems.map((problem) => passwordSentence[problem][language]).join(' '),
  );
  throw fail('rule_password_weak', sentence, { fields: { newPassword: sentence } });
};
