import { describe, expect, it } from 'vitest';
import { auditRoleFor, auditRoleOf } from './auditRole.ts';

const internal = (...roles: string[]) => ({ type: 'INTERNAL' as const, roles });
const external = (...roles: string[]) => ({ type: 'EXTERNAL' as const, roles });

describe('the role an action is recorded under', () => {
  it('[perm.auditRole] is the first role whose name gives the permission used', () => {
    const user = internal('HCPC_FINANCE_VIEW', 'HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW');
    expect(auditRoleFor(user, 'PM_SBO_REVIEW')).toBe('HCPC_SBO_REVIEW');
    expect(auditRoleFor(user, 'PM_RISK_REVIEW')).toBe('HCPC_ANTIFRAUD_REVIEW');
  });

  it('[perm.auditRole] is the first of several that give it', () => {
    expect(auditRoleFor(external('STORE_MANAGER', 'MERCHANT_MANAGER'), 'MER_DASH')).toBe('STORE_MANAGER');
    expect(auditRoleFor(external('MERCHANT_MANAGER', 'STORE_MANAGER'), 'MER_DASH')).toBe('MERCHANT_MANAGER');
  });

  it('[perm.auditRole] counts the responsibilities of seeded roles', () => {
    expect(auditRoleFor(external('STORE_FRONTLINER', 'PARTNER_ADMIN'), 'PRO_CREATE')).toBe('PARTNER_ADMIN');
  });

  it('[perm.auditRole] counts the responsibilities of roles made by users', () => {
    const modules = { 'Night shift': ['PT_VIEW'], Refunds: ['PT_VIEW', 'PT_EDIT'] };
    expect(auditRoleFor(external('Night shift', 'Refunds'), 'PT_EDIT', modules)).toBe('Refunds');
  });

  it('[perm.auditRole] falls back to the first role', () => {
    expect(auditRoleFor(external('STORE_FRONTLINER', 'STORE_MANAGER'), 'UM_EDIT_ACCESS_ROLE')).toBe(
      'STORE_FRONTLINER',
    );
    expect(auditRoleFor(external('STORE_FRONTLINER', 'STORE_MANAGER'), 'MA_VIEW')).toBe('STORE_FRONTLINER');
  });

  it('[perm.auditRole] is empty for a user without roles', () => {
    expect(auditRoleFor(external(), 'MA_VIEW')).toBe('');
  });

  it('[perm.auditRole] of a call with several groups gives what the last one names, by any permission of it', () => {
    const modules = { Clerks: ['PAR_VIEW'], Editors: ['PRO_EDIT'] };
    const needs = { all: [['PAR_VIEW', 'MER_VIEW'], ['PM_EDIT']] };
    expect(auditRoleOf(internal('Clerks', 'HCPC_SBO_EDIT'), needs, modules)).toBe('HCPC_SBO_EDIT');
    const either = { all: [['PRO_STATUS_REVIEW_EDIT', 'PRO_EDIT']] };
    expect(auditRoleOf(internal('Clerks', 'Editors', 'HCPC_LOYALTY_EDIT'), either, modules)).toBe('Editors');
  });

  it('[perm.auditRole] of a call that needs nothing is the first', () => {
    expect(auditRoleOf(internal('Clerks', 'Editors'), undefined, {})).toBe('Clerks');
  });

  it('is not misled by names that objects carry anyway', () => {
    expect(auditRoleFor(internal('constructor', 'HCPC_SBO_VIEW'), 'PM_VIEW')).toBe('HCPC_SBO_VIEW');
  });
});
