import { bankAccountFields as fields } from '../../fields/bankAccount.ts';
import type { Sentence } from '../../sentence.ts';
import type { AccountForm, BankForm } from '../form/applicationForm.ts';
import { personProblems } from './personProblems.ts';
import { found, missing, type Problems, textProblem, under } from './problems.ts';

const numberProblem = (typed: string): Sentence | null => {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '') return missing(fields.accountNumber);
  if (!/^\d+$/.test(digits))
    return { en: 'An account number has digits only', fil: 'Mga digit lamang ang account number' };
  if (digits.length >= 6 && digits.length <= 20) return null;
  return {
    en: `An account number has 6 to 20 digits; this one has ${digits.length}`,
    fil: `Ang account number ay may 6 hanggang 20 digit; ${digits.length} ang narito`,
  };
};

/** What is wrong with a bank account, by field. */
export const accountProblems = (account: AccountForm): Problems =>
  found({
    bank: account.bank ? null : missing(fields.bankId),
    accountName: textProblem(account.accountName, fields.accountName),
    accountNumber: numberProblem(account.accountNumber),
    accountType: account.accountType ? null : missing(fields.accountType),
  });

/** What is wrong with the step bank-information, by field as the page has them; `today` is the business day. */
export const bankProblems = (form: BankForm, today: string): Problems => ({
  ...under('authorizedSignatory', personProblems(form.authorizedSignatory, today)),
  ...under('bankInformation', accountProblems(form.bankInformation)),
});
