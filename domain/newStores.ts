import { type ApplicationStatus, IN_APPLICATION, type WorkflowStatus } from './applicationStatus.ts';

const ENDED: readonly ApplicationStatus[] = ['C', 'REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED'];

/** Whether a partner takes new stores: not when it is closed or its application has ended, nor while risk looks at its application. */
export function takesNewStores(status: ApplicationStatus, workflow: WorkflowStatus | null): boolean {
  if (ENDED.includes(status)) return false;
  return !(IN_APPLICATION.includes(status) && workflow === 'RISK_VERIFICATION');
}
