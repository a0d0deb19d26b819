import { hasFailedCheck } from '#domain/review/failedCheck.ts';
import { type NextStep, nextStep } from '#domain/review/nextStep.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';

/** What the record waits for next, in the words for who reads it; outsiders read no step of what is shown to them as rejected. */
export const useNextStep = (): NextStep | 'activateIt' | null => {
  const { summary, kind, can, isExternal } = useRecordShell();
  if (!summary) return null;
  const { status, workflowStatus, partnerStatus, passing } = summary;
  if (isExternal && hasFailedCheck(status, workflowStatus)) return null;
  const partner = kind === 'merchant' ? partnerStatus : null;
  const step = nextStep({ status, workflowStatus, partnerStatus: partner });
  const isTheirs = !isExternal && can('PM_SBO_REVIEW') && !passing?.hasOwnHands;
  return step === 'activate' && isTheirs ? 'activateIt' : step;
};
