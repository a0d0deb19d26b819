import { type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { type ApplicationStatus, isEditable, type WorkflowStatus } from '#domain/review/applicationStatus.ts';
import type { ImportScope } from '../../../imports/importKind.ts';

interface Standing {
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
}

/** Why a partner or store that is there is not changed by a row, at the field of its code; nothing when it may be. */
export const refusalOf = (
  { user }: ImportScope,
  kind: ImportKindId,
  field: string,
  { status, workflow }: Standing,
): Problem[] => {
  const { updates } = importKinds[kind];
  if (!updates || !user.permissions.has(updates)) return [{ field, code: 'may_not_update' }];
  if (isEditable(status, workflow)) return [];
  const shown = workflow === 'RISK_VERIFICATION' ? workflow : status;
  return [{ field, code: 'not_editable', params: { status: shown } }];
};
