// Written by hand from the table of demo accounts and the specification's section on roles, and reviewed; never generated.
// Each line is what a person reads there: first what the account's modules grant, then what its roles and type give.

/** Every demo account with all that it may do. */
export const ACCOUNT_PERMISSIONS = {
  'sales.admin': `
    PAR_VIEW PAR_CREATE MER_VIEW MER_CREATE DA_VIEW FM_VIEW_DR DR_VIEW HCPAY_DR_VIEW FM_VIEW_BIR_2307 FM_VIEW_RS FM_EDIT_RS
    HC_PROTECT_VIEW HC_PROTECT_CREATE OFFSET_VIEW PRO_VIEW PRO_CREATE PRO_EDIT PT_VIEW PT_EDIT UR_VIEW UR_CREATE UR_EDIT
    UM_VIEW_ACCESS_ROLE UM_CREATE_ACCESS_ROLE UM_EDIT_ACCESS_ROLE
    MPL_EDIT PM_EDIT CM_VIEW CM_EDIT INT_DASH`,
  'sbo.reviewer': `
    PAR_VIEW PAR_CREATE MER_VIEW MER_CREATE DA_VIEW PT_VIEW FM_VIEW_DR
    PM_SBO_REVIEW PM_VIEW PM_EDIT CM_VIEW CM_EDIT PM_DOWNLOAD OFFSET_REPORT_VIEW INT_DASH`,
  'sbo.second': `
    PAR_VIEW PAR_CREATE MER_VIEW MER_CREATE DA_VIEW PT_VIEW FM_VIEW_DR
    PM_SBO_REVIEW PM_VIEW PM_EDIT CM_VIEW CM_EDIT PM_DOWNLOAD OFFSET_REPORT_VIEW INT_DASH`,
  'antifraud.reviewer': `
    PAR_VIEW MER_VIEW
    PM_RISK_REVIEW PM_VIEW INT_DASH`,
  'loyalty.editor': `
    PRO_VIEW PRO_CREATE PRO_EDIT
    PRO_STATUS_SUBMITTED_EDIT PRO_STATUS_REVIEW_EDIT PRO_STATUS_APPROVED_EDIT INT_DASH`,
  'finance.officer': `
    FM_VIEW_DR DR_VIEW HCPAY_DR_VIEW FM_VIEW_BIR_2307 FM_VIEW_RS FM_EDIT_RS HC_PROTECT_VIEW HC_PROTECT_CREATE OFFSET_VIEW
    PT_VIEW PT_EDIT
    INT_DASH`,
  'online.viewer': `
    PAR_VIEW
    PM_VIEW MPL_VIEW INT_DASH`,
  'it.support': `
    UR_VIEW UR_CREATE UR_EDIT UM_VIEW_ACCESS_ROLE UM_CREATE_ACCESS_ROLE UM_EDIT_ACCESS_ROLE
    PM_EDIT INT_DASH`,
  'partner.admin': `
    PAR_VIEW MER_VIEW MER_CREATE PRO_VIEW PRO_CREATE PT_VIEW PT_EDIT UR_VIEW UR_CREATE FM_VIEW_DR FM_VIEW_BIR_2307 DA_VIEW
    MA_VIEW PM_EDIT HCPC_VAS_VIEW`,
  'head.office': `
    PAR_VIEW MER_VIEW PT_VIEW DA_VIEW FM_VIEW_DR DR_VIEW FM_VIEW_BIR_2307
    MA_VIEW PM_EDIT HCPC_VAS_VIEW OFFSET_REPORT_VIEW`,
  accounting: `
    PT_VIEW FM_VIEW_DR DR_VIEW FM_VIEW_BIR_2307
    MA_VIEW PM_EDIT HCPC_VAS_VIEW OFFSET_REPORT_VIEW`,
  'store.manager': `
    MER_VIEW PT_VIEW PT_EDIT PRO_VIEW UR_VIEW DA_VIEW
    MA_VIEW MER_DASH MER_DASH_EDIT HCPC_VAS_VIEW`,
  frontliner: `
    PT_VIEW PRO_VIEW
    MA_VIEW MER_DASH HCPC_VAS_VIEW`,
  'other.partner': `
    PAR_VIEW MER_VIEW MER_CREATE PRO_VIEW PRO_CREATE PT_VIEW PT_EDIT UR_VIEW UR_CREATE FM_VIEW_DR FM_VIEW_BIR_2307 DA_VIEW
    MA_VIEW PM_EDIT HCPC_VAS_VIEW`,
  'new.hire': `
    MA_VIEW`,
} as const;

export type Account = keyof typeof ACCOUNT_PERMISSIONS;

/** The names of the fifteen accounts, in the order of the table. */
export const ACCOUNTS = Object.keys(ACCOUNT_PERMISSIONS) as Account[];

/** The permissions of an account as a sorted list. */
export const permissionsOfAccount = (account: Account): string[] =>
  ACCOUNT_PERMISSIONS[account].trim().split(/\s+/).sort();
