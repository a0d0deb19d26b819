import { id, instant, int, text } from '../db/columns/kinds.ts';
import { made } from '../db/columns/nested.ts';
import type { Asker } from './asker.ts';
import { claimColumns } from './claims.ts';

/** What the rows of partners and stores, `a`, have alike in lists; `claim` is joined by claimJoin. */
export const rowColumns = (a: 'p' | 'm', asker: Asker) => ({
  id: id(`${a}.id`),
  status: text(`${a}.status`),
  workflowStatus: text(`${a}.workflow_status`),
  referenceNumber: text(`${a}.reference_number`),
  submittedBy: text(`${a}.submitted_by`),
  dtimeSubmitted: instant(`${a}.submitted_at`),
  claimedBy: claimColumns(asker).claimedBy,
  tinNumber: text(`${a}.tin_number`),
  dtimeUpdated: instant(`${a}.updated_at`),
  updatedBy: text(`${a}.updated_by`),
});

/** Who owns an account; an owner without a name is called by the code. */
export const accountOwnerColumn = (a: 'p' | 'm') =>
  made({ code: text(`${a}.account_owner_code`), name: text(`${a}.account_owner_name`) }, ({ code, name }) =>
    code === null ? null : { code, name: name ?? code },
  );

/** What their pages have alike besides. */
export const pageColumns = (a: 'p' | 'm') => ({
  accountOwner: accountOwnerColumn(a),
  onBoardedBy: text(`${a}.onboarded_by`),
  editedBy: text(`${a}.edited_by`),
  dtimeEdited: instant(`${a}.edited_at`),
  decidedBy: text(`${a}.decided_by`),
  dtimeDecided: instant(`${a}.decided_at`),
  dtimeCreated: instant(`${a}.created_at`),
  version: int(`${a}.version`),
});
