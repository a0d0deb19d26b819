import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';

/** Whose a record is. */
export const ofPartnerFields = {
  partnerName: { label: same('Partner'), kind: 'line', sees: 'all', sets: 'server' },
} as const satisfies FieldRows;

/** Who last changed what counts as an edit; a move of status is none. */
export const editFields = {
  editedBy: { label: { en: 'Edited by', fil: 'Inedit ni' }, kind: 'line', sees: 'named', sets: 'server' },
} as const satisfies FieldRows;

/** What partners and stores have alike: where they stand, and what the server notes of whoever touched them. */
export const recordFields = {
  status: {
    label: { en: 'Status', fil: 'Katayuan' },
    kind: 'option',
    sees: 'all',
    sets: 'server',
    column: 'status',
  },
  workflowStatus: {
    label: { en: 'Review', fil: 'Pagsusuri' },
    kind: 'option',
    sees: 'all',
    sets: 'server',
    column: 'workflow_status',
  },
  referenceNumber: {
    label: same('Reference number'),
    kind: 'line',
    isCopied: true,
    sees: 'all',
    sets: 'server',
    column: 'reference_number',
  },
  dtimeSubmitted: {
    label: { en: 'Submitted', fil: 'Isinumite' },
    kind: 'instant',
    sees: 'all',
    sets: 'server',
    column: 'submitted_at',
  },
  submittedBy: {
    label: { en: 'Submitted by', fil: 'Isinumite ni' },
    kind: 'line',
    sees: 'named',
    sets: 'server',
    column: 'submitted_by',
  },
  claimedBy: {
    label: { en: 'In review with', fil: 'Sinusuri ni' },
    kind: 'line',
    sees: 'staff',
    sets: 'server',
  },
  dtimeDecided: {
    label: { en: 'Decided', fil: 'Pinasyahan' },
    kind: 'instant',
    sees: 'all',
    sets: 'server',
    column: 'decided_at',
  },
  decidedBy: {
    label: { en: 'Decided by', fil: 'Pinasyahan ni' },
    kind: 'line',
    sees: 'named',
    sets: 'server',
    column: 'decided_by',
  },
  onBoardedBy: {
    label: { en: 'Onboarded by', fil: 'Ipinasok ni' },
    kind: 'line',
    max: 60,
    sees: 'named',
    sets: 'all',
    column: 'onboarded_by',
  },
  dtimeUpdated: { label: { en: 'Changed', fil: 'Binago' }, kind: 'instant', sees: 'all', sets: 'server' },
  updatedBy: { label: { en: 'Changed by', fil: 'Binago ni' }, kind: 'line', sees: 'named', sets: 'server' },
  dtimeCreated: { label: { en: 'Created', fil: 'Ginawa' }, kind: 'instant', sees: 'all', sets: 'server' },
} as const satisfies FieldRows;
