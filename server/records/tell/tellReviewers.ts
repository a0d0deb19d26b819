import { recordPath } from '#domain/pages/recordPath.ts';
import { type Permission, rolesGiving } from '#domain/permissions.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import {
  type ApplicantMail,
  composeApproved,
  composeIncomplete,
  composeTakenBack,
} from '../../messages/composeApplication.ts';
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

// A store's own contact person before its partner's, the contact person before others.
const MAIL = `insert into outbox_message (channel, recipient, subject, body)
  select 'email', c.email, $3, $4 from contact_person c
  where c.partner_id = $1 and (c.merchant_id is null or c.merchant_id = $2) and nullif(c.email, '') is not null
  order by c.merchant_id is null, array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], c.role) nulls last,
    c.position, c.id
  limit 1`;

const send = async (tx: Tx, { partnerId, merchantId }: About, mail: ApplicantMail): Promise<void> => {
  const values = [partnerId, merchantId, mail.subject, mail.body];
  await tx.query({ name: 'mail-applicant', text: MAIL, values });
};

/** Mails the contact person that the application was approved. */
export const mailApproved = ({ tx }: Work, about: About): Promise<void> =>
  send(tx, about, composeApproved(about));

/** Mails the contact person what is to be mended, point by point. */
export const mailIncomplete = ({ tx }: Work, about: About, said: readonly Sentence[]): Promise<void> =>
  send(tx, about, composeIncomplete(about, said));

/** Mails the contact person that nothing is to be mended any more. */
export const mailTakenBack = ({ tx }: Work, about: About): Promise<void> =>
  send(tx, about, composeTakenBack(about));
