import { recordPath } from '#domain/pages/recordPath.ts';
import { type Permission, rolesGiving } from '#domain/permissions.ts';
import type { Sentence } from '#domain/sentence.ts';
import { leaveWith } from '../../notices/leaveWith.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';
import { applicationNotices, type Outcome, type WaitCause } from './applicationNotices.ts';

type About = Pick<Subject, 'partnerId' | 'merchantId' | 'name' | 'referenceNumber'>;

const linkTo = ({ partnerId, merchantId }: About): string =>
  recordPath({ partnerId, merchantId }, 'applications');

const WAITS_FOR: Readonly<Record<WaitCause, Permission>> = {
  submit: 'PM_SBO_REVIEW',
  resubmit: 'PM_SBO_REVIEW',
  'take-back': 'PM_SBO_REVIEW',
  'risk-verification': 'PM_RISK_REVIEW',
  'risk-passed': 'PM_SBO_REVIEW',
  'risk-verification-failed': 'PM_SBO_REVIEW',
};

/** Tells those whose turn it is that a record waits for them: one statement, whoever they are. */
export const tellReviewers = ({ tx, deps }: Work, about: About, cause: WaitCause): Promise<void> =>
  leaveWith(tx, {
    roles: rolesGiving(WAITS_FOR[cause]),
    kind: applicationNotices['application-waits'],
    params: { cause, name: about.name, referenceNumber: about.referenceNumber },
    link: linkTo(about),
    at: deps.now(),
  });

/** Tells whoever handed a record in, first and again, what became of it; nobody where the decision is their own. */
export const tellSubmitter = async (
  { tx, deps }: Work,
  about: About & Pick<Subject, 'submittedBy' | 'resubmittedBy'>,
  outcome: Outcome,
  words: Sentence | string | null,
): Promise<void> => {
  const usernames = [about.submittedBy, about.resubmittedBy].filter((name) => name !== null);
  if (!usernames.length) return;
  await leaveWith(tx, {
    usernames,
    kind: applicationNotices['application-decided'],
    params: { outcome, name: about.name, referenceNumber: about.referenceNumber, words },
    link: linkTo(about),
    at: deps.now(),
  });
};
