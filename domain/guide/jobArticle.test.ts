import { describe, expect, it } from 'vitest';
import { ARTICLES } from './articles.ts';
import { jobArticle } from './jobArticle.ts';

describe('the article of a job', () => {
  it.each([
    [['HCPC_SALES_ADMIN'], 'sales-admin'],
    [['HCPC_SBO_VIEW', 'HCPC_SBO_EDIT', 'HCPC_SBO_REVIEW'], 'sbo-reviewer'],
    [['HCPC_ANTIFRAUD_VIEW', 'HCPC_ANTIFRAUD_REVIEW'], 'risk-reviewer'],
    [['HCPC_LOYALTY_EDIT'], 'loyalty-editor'],
    [['HCPC_FINANCE_EDIT'], 'finance-officer'],
    [['HCPC_ONLINE_VIEW'], 'online-viewer'],
    [['HCPC_ITAPP_SUPPORT'], 'it-support'],
    [['PARTNER_ADMIN'], 'partner-admin'],
    [['HEAD_OFFICE_1'], 'head-office'],
    [['ACCOUNTING_FINANCE'], 'accounting'],
    [['STORE_MANAGER'], 'store-manager'],
    [['STORE_FRONTLINER'], 'frontliner'],
  ])('of %s is %s', (roles, link) => expect(jobArticle(roles)).toBe(link));

  it('is there for somebody, whichever it is', () => {
    const found = [
      ...[
        'HCPC_SALES_ADMIN',
        'HCPC_SBO_VIEW',
        'HCPC_ANTIFRAUD_VIEW',
        'HCPC_LOYALTY_EDIT',
        'HCPC_FINANCE_EDIT',
      ],
      ...['HCPC_ONLINE_VIEW', 'HCPC_ITAPP_SUPPORT', 'PARTNER_ADMIN', 'HEAD_OFFICE_2', 'ACCOUNTING_FINANCE'],
      ...['MERCHANT_MANAGER', 'MERCHANT_FRONTLINER'],
    ].map((role) => jobArticle([role]));
    expect(new Set(found)).toEqual(new Set(ARTICLES.jobs));
  });

  it('of several roles is that of the wider one, whatever their order', () => {
    expect(jobArticle(['STORE_FRONTLINER', 'STORE_MANAGER'])).toBe('store-manager');
    expect(jobArticle(['HCPC_SBO_VIEW', 'HCPC_SALES_ADMIN'])).toBe('sales-admin');
  });

  it('is none without a role that has one', () => {
    expect(jobArticle([])).toBeNull();
    expect(jobArticle(['SPECIAL_HCPC_ONLINE_VIEW'])).toBeNull();
  });
});
