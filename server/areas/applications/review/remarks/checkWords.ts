import { needsReason, type WorkflowAction } from '#domain/review/workflowActions.ts';
import { applicantNumber } from '#domain/selfService/names/applicantNumber.ts';
import { badFields } from '../../../../http/errors/fail.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Said } from './addRemarks.ts';

const REASON = { en: 'Say why', fil: 'Sabihin kung bakit' };

const REASON_OR_REMARKS = {
  en: 'Give a reason, or say what is to be mended field by field',
  fil: 'Magbigay ng dahilan, o sabihin ang dapat ayusin sa bawat field',
};

const NO_REMARKS = {
  en: 'Remarks for the applicant go with Incomplete only',
  fil: 'Sa Kulang lang may mga puna para sa aplikante',
};

const NO_POINT = {
  en: 'Name at least one point: whoever applied by themselves can change only what a point names',
  fil: 'Magbanggit ng kahit isang punto: iyon lang ang mababago ng nag-apply nang mag-isa',
};

/** 400 for a decision without the words that it needs, with words that nobody would be shown, or after which an applicant could do nothing. */
export const checkWords = (
  action: WorkflowAction,
  { reason, remarks }: Said,
  { submittedBy, workflowStatus }: Pick<Subject, 'submittedBy' | 'workflowStatus'>,
): void => {
  if (action !== 'incomplete' && remarks.length) throw badFields({ remarks: NO_REMARKS });
  const isApplicants = applicantNumber(submittedBy) !== null;
  if (action === 'incomplete' && isApplicants && !remarks.length) throw badFields({ remarks: NO_POINT });
  if (!needsReason(action, workflowStatus) || reason || remarks.length) return;
  throw badFields({ reason: action === 'incomplete' ? REASON_OR_REMARKS : REASON });
};
