// Written by hand from the specification and its decisions ("Second person"), and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';

const staffWhoSeeRecords = [
  'sales.admin',
  'sbo.reviewer',
  'sbo.second',
  'antifraud.reviewer',
  'online.viewer',
] as const;
const whoSeesFirstStore = [...staffWhoSeeRecords, 'partner.admin', 'head.office', 'store.manager'] as const;
const seesFirstStore: Admitted = { in: whoSeesFirstStore, hidden: ['other.partner'] };
/** People who refund payments see requests for refunds, people who edit roles those about roles, and this is neither. */
const seesItsRequest: Admitted = {
  in: whoSeesFirstStore,
  hidden: ['other.partner', 'finance.officer', 'finance.second', 'it.support'],
};
const seesRequests: Admitted = {
  in: [...whoSeesFirstStore, 'other.partner', 'finance.officer', 'finance.second', 'it.support'],
};
const checkers: Admitted = {
  in: ['sbo.reviewer', 'sbo.second'],
  hidden: ['finance.officer', 'finance.second', 'it.support'],
};
const rateSetters: Admitted = { in: ['sales.admin', 'sbo.reviewer', 'sbo.second'] };

/** As accountCalls.ts; the request that is asked for is one for the first store's bank account. */
export const APPROVAL_CALLS: Readonly<Record<string, Admitted>> = {
  'approvals.listApprovalRequests': seesRequests,
  'approvals.listApprovalKinds': seesRequests,
  'approvals.getApprovalRequest': seesItsRequest,
  'approvals.approveRequest': checkers,
  'approvals.refuseRequest': checkers,
  'approvals.revealRequest': checkers,
  'approvals.withdrawRequest': {
    in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin', 'head.office'],
    // Only people of the partner as a whole ask for changes of its bank accounts.
    hidden: ['other.partner', 'store.manager', 'finance.officer', 'finance.second', 'it.support'],
  },
  'approvals.getPartnerMdrRates': seesFirstStore,
  'approvals.getMerchantMdrRates': seesFirstStore,
  'approvals.changePartnerMdrRates': rateSetters,
  'approvals.changeMerchantMdrRates': rateSetters,
  'storeTaxes.getStoreTaxes': seesFirstStore,
  'storeTaxes.changeStoreTaxes': rateSetters,
};

const staff = { userType: 'INTERNAL' } as const;
const seesRecords = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']] as const;
const editsRecords = [...seesRecords, ['PM_EDIT']] as const;
const seesRequest = [
  [
    ...seesRecords[0],
    ...[
      'PT_EDIT',
      'FM_VIEW_RS',
      'FM_EDIT_RS',
      'HC_PROTECT_CREATE',
      'UM_VIEW_ACCESS_ROLE',
      'UM_EDIT_ACCESS_ROLE',
    ],
  ],
] as const;
const others = [
  ...['PAR_CREATE', 'MER_CREATE', 'PT_EDIT', 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'UM_EDIT_ACCESS_ROLE'],
] as const;
const asks = [
  [...seesRecords[0], ...others],
  ['PM_EDIT', ...others],
] as const;
const checks = [
  ['PM_SBO_REVIEW', 'PT_EDIT', 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'UM_EDIT_ACCESS_ROLE'],
] as const;

/** As decidedCalls.ts. */
export const DECIDED_APPROVALS: Readonly<Record<string, Decided>> = {
  'approvals.listApprovalRequests': ['GET', '/api/approval-requests', 'permission', seesRequest],
  'approvals.listApprovalKinds': ['GET', '/api/approval-kinds', 'permission', seesRequest],
  'approvals.getApprovalRequest': ['GET', '/api/approval-requests/{id}', 'permission', seesRequest],
  'approvals.approveRequest': ['POST', '/api/approval-requests/{id}/approve', 'permission', checks, staff],
  'approvals.refuseRequest': ['POST', '/api/approval-requests/{id}/refuse', 'permission', checks, staff],
  'approvals.revealRequest': ['POST', '/api/approval-requests/{id}/reveal', 'permission', checks, staff],
  'approvals.withdrawRequest': ['POST', '/api/approval-requests/{id}/withdraw', 'permission', asks],
  'approvals.getPartnerMdrRates': ['GET', '/api/partners/{id}/mdr-rates', 'permission', seesRecords],
  'approvals.getMerchantMdrRates': ['GET', '/api/merchants/{id}/mdr-rates', 'permission', seesRecords],
  'approvals.changePartnerMdrRates': [
    'POST',
    '/api/partners/{id}/mdr-rates',
    'permission',
    editsRecords,
    staff,
  ],
  'approvals.changeMerchantMdrRates': [
    'POST',
    '/api/merchants/{id}/mdr-rates',
    'permission',
    editsRecords,
    staff,
  ],
  'storeTaxes.getStoreTaxes': ['GET', '/api/merchants/{id}/taxes', 'permission', seesRecords],
  'storeTaxes.changeStoreTaxes': ['POST', '/api/merchants/{id}/taxes', 'permission', editsRecords, staff],
};
