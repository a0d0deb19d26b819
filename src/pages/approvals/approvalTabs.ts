import { useLocation } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import type { FilterValues } from '../../components/admin/list/filters/filterDefs.ts';
import type { Column } from '../../components/admin/list/table/column.ts';

export const APPROVAL_TABS = ['waiting', 'open', 'mine', 'decided', 'all'] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number];

/** What each part of the list holds. */
export const APPROVAL_FILTERS: Readonly<Record<ApprovalTab, FilterValues>> = {
  waiting: { waiting: 'true' },
  open: { mine: 'true', state: ['PENDING', 'SCHEDULED'] },
  mine: { mine: 'true' },
  decided: { state: ['SCHEDULED', 'APPLIED', 'REFUSED', 'WITHDRAWN', 'VOID'] },
  all: {},
};

/** The part of the list that the address names. */
export const useApprovalTab = (): ApprovalTab => {
  const asked = new URLSearchParams(useLocation().search).get('tab');
  return APPROVAL_TABS.find((tab) => tab === asked) ?? 'waiting';
};

const C = 'approvals.column';
const SORTED: readonly string[] = ['subject', 'state', 'dtimeMade', 'dtimeDecided'];

/** What a request can be sorted by and exported with; it is shown as a card. */
export const approvalColumns: readonly Column<ApprovalRequest>[] = [
  'kind',
  'subject',
  'partnerName',
  'changes',
  'state',
  'maker',
  'dtimeMade',
  'checker',
  'dtimeDecided',
  'reason',
  'dtimeEffective',
].map((field) => ({ field, label: `${C}.${field}`, sortable: SORTED.includes(field) }));
