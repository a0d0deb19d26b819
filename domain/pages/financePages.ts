import { forHolders, type Page } from './page.ts';

const TRANSACTIONS = '/transactions';
const transactions = { menu: 'transactions', ...forHolders(['PT_VIEW']) } as const;

/** Payments and what comes of them. */
export const financePages = {
  transactionList: {
    path: TRANSACTIONS,
    resource: ['transactions', 'list'],
    ...transactions,
    first: {
      call: '/api/transactions?limit=20',
      cells: ['transactionRefNumber', null, 'merchantName', null, null, null, null],
      row: `${TRANSACTIONS}/{id}`,
    },
  },
  transactionDetail: { path: `${TRANSACTIONS}/{id}`, resource: ['transactions', 'show'], ...transactions },
  /** Whoever edits access roles keeps the keys of systems. */
  machineAccounts: {
    path: '/machine-accounts',
    menu: 'machineAccounts',
    ...forHolders(['UM_EDIT_ACCESS_ROLE']),
    userType: 'INTERNAL',
  },
} as const satisfies Record<string, Page>;
export type FinancePage = Extract<keyof typeof financePages, `transaction${string}`>;
