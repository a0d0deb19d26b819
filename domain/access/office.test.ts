import { describe, expect, it } from 'vitest';
import { OFFICES, officeOf } from './office.ts';
import { RESERVED_ROLES } from './roles.ts';

describe('the office that somebody of the staff goes by', () => {
  it.each([
    [['HCPC_SBO_VIEW', 'HCPC_SBO_EDIT', 'HCPC_SBO_REVIEW'], 'SBO review'],
    [['HCPC_ANTIFRAUD_VIEW', 'HCPC_ANTIFRAUD_REVIEW'], 'Risk review'],
    [['HCPC_FINANCE_EDIT'], 'Finance'],
    [['HCPC_SALES_ADMIN'], 'Sales'],
    [['HCPC_ITAPP_SUPPORT'], 'Support'],
    [['hcpc_loyalty_edit'], 'Loyalty'],
    [['Night shift'], 'Staff'],
    [[], 'Staff'],
  ])('of the roles %j is %s', (roles, label) => expect(OFFICES[officeOf(roles)].en).toBe(label));

  it('is the reviewing one for whoever holds more', () =>
    expect(officeOf(['HCPC_SALES_ADMIN', 'HCPC_SBO_REVIEW'])).toBe('SBO'));

  it('is that of the move where one office alone makes it', () => {
    expect(officeOf(['HCPC_SALES_ADMIN'], 'approve')).toBe('SBO');
    expect(officeOf(['HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW'], 'risk-passed')).toBe('RISK');
    expect(officeOf(['HCPC_SALES_ADMIN'], 'submit')).toBe('SALES');
    for (const action of ['constructor', 'toString', '']) expect(officeOf([], action)).toBe('STAFF');
  });

  it('is known of every seeded role of the staff', () => {
    for (const { name, isExternal } of RESERVED_ROLES)
      if (!isExternal) expect(officeOf([name]), name).not.toBe('STAFF');
  });
});
