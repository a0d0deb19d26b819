import type { MdrChange } from '#contract/approvals.ts';
import { manilaDate } from '#domain/day.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { nothingChanges, submitForApproval } from '../../approvals/submitForApproval.ts';
import { mustBeEditable } from '../../records/lock/mustBeEditable.ts';
import type { Subject } from '../../records/lock/subject.ts';
import { touch } from '../../records/lock/touch.ts';
import type { Work } from '../../records/lock/work.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { writePeriods } from '../../records/rates/periods.ts';
import { rateDifferences } from '../../records/rates/rateDifferences.ts';
import { rateProblems } from '../../records/rates/rateProblems.ts';
import { waitingSince } from '../../records/rates/waitingSince.ts';
import { mdrRate } from './mdrRate.ts';

/**
 * Changes the rates of a locked record: at once and as pending while its application is under review, else by a request for a
 * second person. Rates that hold already are left alone. 400 for a first day before
 * tomorrow (under review: before today) on which no payment waits for it, 422 rule_not_editable, rule_unchanged.
 */
export const changeRates = async (context: Work, subject: Subject, change: MdrChange) => {
  const { tx, user, deps } = context;
  const { id, version, partnerId, merchantId, name: subjectName } = subject;
  const owner = { partnerId, merchantId };
  const at = deps.now();
  const today = manilaDate(at);
  const isPending = !needsSecondPerson(subject.status);
  mustBeEditable(subject);
  const when = { today, isPending, waiting: await waitingSince(tx, owner, today) };
  refuseProblems(rateProblems(change.rates, when, 'rates'));
  const differences = await rateDifferences(tx, owner, change, when);
  const rates = change.rates.filter(({ type }) =>
    differences.some(({ field }) => field === `${type}.mdrRate`),
  );
  if (!rates.length) throw nothingChanges();
  if (isPending) {
    await writePeriods(tx, owner, rates, { at, today, username: user.username, isPending });
    return { id, version: await touch(context, subject, { edited: true }), approvalRequestId: null };
  }
  const asked = { kind: mdrRate, owner, subjectName, command: { rates }, baseVersion: version };
  const approvalRequestId = await submitForApproval(context, asked);
  return { id, version, approvalRequestId };
};
