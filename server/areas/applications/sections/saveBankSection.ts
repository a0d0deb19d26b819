import type { z } from 'zod';
import type { merchantSections } from '#contract/shapes/sections.ts';
import { manilaDate } from '#domain/day.ts';
import { sharedPartProblem } from '#domain/records/sharedParts.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { submitForApproval } from '../../../approvals/submitForApproval.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { saveBankDetails } from '../../../records/parts/bankDetails.ts';
import { contactProblems } from '../../../records/parts/contacts.ts';
import { refuseProblems } from '../../../records/parts/problems.ts';
import { bankAccount } from './bankAccount.ts';
import { saved, waits } from './saved.ts';

type BankSection = z.output<(typeof merchantSections)['bank-details']>;

/**
 * Writes the section `bank-details`, or keeps it for a second person once the record is approved. 400, 422 rule_request_open,
 * rule_unchanged.
 */
export const saveBankSection = async (context: Work, subject: Subject, command: BankSection) => {
  const problem = sharedPartProblem(command.isSameBank, command.bankDetails);
  const signatory = command.authorizedSignatory;
  const signs = signatory ? [{ input: signatory, path: 'authorizedSignatory' }] : [];
  const today = manilaDate(context.deps.now());
  refuseProblems(problem ? { bankDetails: problem } : {}, contactProblems(signs, today));
  if (!needsSecondPerson(subject.status)) {
    await saveBankDetails(context.tx, subject, command);
    return saved(context, subject);
  }
  const request = await submitForApproval(context, {
    kind: bankAccount,
    owner: subject,
    subjectName: subject.name,
    command,
    baseVersion: subject.version,
  });
  return waits(subject, request);
};
