import { type WorkflowAction, workflowActions } from '#domain/review/workflowActions.ts';
import { badFields } from '../../../../http/errors/fail.ts';
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

/** 400 for a decision without the words that it needs, or with words that nobody would be shown. */
export const checkWords = (action: WorkflowAction, { reason, remarks }: Said): void => {
  if (action !== 'incomplete' && remarks.length) throw badFields({ remarks: NO_REMARKS });
  if (!workflowActions[action].needsReason || reason || remarks.length) return;
  throw badFields({ reason: action === 'incomplete' ? REASON_OR_REMARKS : REASON });
};
