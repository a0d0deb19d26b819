import type { ARTICLES, ArticleLink } from './articles.ts';

type JobLink = (typeof ARTICLES)['jobs'][number];

/** Which job the name of a role stands for; the first row that fits somebody counts, so what is wider stands first. */
const JOBS: readonly (readonly [role: RegExp, link: JobLink])[] = [
  [/^HCPC_SALES_ADMIN$/, 'sales-admin'],
  [/^HCPC_ITAPP_SUPPORT$/, 'it-support'],
  [/^HCPC_FINANCE_/, 'finance-officer'],
  [/^HCPC_SBO_/, 'sbo-reviewer'],
  [/^HCPC_ANTIFRAUD_/, 'risk-reviewer'],
  [/^HCPC_LOYALTY_/, 'loyalty-editor'],
  [/^HCPC_ONLINE_/, 'online-viewer'],
  [/^PARTNER_ADMIN$/, 'partner-admin'],
  [/^(?:HEAD_OFFICE_|CEO_PRESIDENT$)/, 'head-office'],
  [/^ACCOUNTING_FINANCE$/, 'accounting'],
  [/^(?:STORE|MERCHANT)_MANAGER$/, 'store-manager'],
  [/^(?:STORE|MERCHANT)_FRONTLINER$/, 'frontliner'],
];

/** The article of somebody's job, by the names of their roles; null where none of them has one. */
export const jobArticle = (roles: readonly string[]): ArticleLink | null =>
  JOBS.find(([role]) => roles.some((name) => role.test(name)))?.[1] ?? null;
