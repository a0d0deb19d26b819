import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, RESERVED_ROLES } from '../permissions.ts';
import { whatGives } from './whatGives.ts';

const STAFF = { type: 'INTERNAL', roles: [] as string[] } as const;
const OUTSIDER = { type: 'EXTERNAL', roles: [] as string[] } as const;

describe('what would give a permission', () => {
  it('is a responsibility, a role, or being of the other kind', () => {
    expect(whatGives('PAR_VIEW', STAFF)).toEqual([{ kind: 'module', name: 'PARTNERS' }]);
    expect(whatGives('PM_RISK_REVIEW', STAFF)).toEqual([{ kind: 'role', name: 'HCPC_ANTIFRAUD_REVIEW' }]);
    expect(whatGives('MA_VIEW', STAFF)).toEqual([{ kind: 'type', name: 'EXTERNAL' }]);
    expect(whatGives('INT_DASH', OUTSIDER)).toEqual([{ kind: 'type', name: 'INTERNAL' }]);
  });

  it('is switching a module on again where the roles give it, and a role besides where they do not', () => {
    const switchedOff = { off: ['PROMOS'], withheld: ['PRO_VIEW'] };
    expect(whatGives('PRO_VIEW', OUTSIDER, switchedOff)).toEqual([{ kind: 'off', name: 'PROMOS' }]);
    expect(whatGives('PRO_CREATE', OUTSIDER, switchedOff)).toEqual([
      { kind: 'module', name: 'PROMOS' },
      { kind: 'offBesides', name: 'PROMOS' },
    ]);
    expect(whatGives('PT_VIEW', OUTSIDER, switchedOff)).toEqual([
      { kind: 'module', name: 'PAYMENT_TRANSACTIONS' },
    ]);
  });

  it('is without a role that takes it away', () => {
    expect(whatGives('MPL_VIEW', { type: 'INTERNAL', roles: ['HCPC_ONLINE_VIEW', 'HCPC_SBO_VIEW'] })).toEqual(
      [{ kind: 'without', name: 'HCPC_SBO_VIEW' }],
    );
  });

  it('is never nothing, and a role that it names gives it', () => {
    for (const holder of [STAFF, OUTSIDER])
      for (const permission of PERMISSIONS) {
        if (permissionsOf({ ...holder, moduleAccessibility: [] }).has(permission)) continue;
        const lacks = whatGives(permission, holder);
        expect(lacks.length, permission).toBeGreaterThan(0);
        for (const { kind, name } of lacks) {
          if (kind !== 'role') continue;
          const role = RESERVED_ROLES.find((one) => one.name.startsWith(name.replace('*', '')))?.name ?? name;
          const held = permissionsOf({ type: holder.type, roles: [role], moduleAccessibility: [] });
          expect(held.has(permission), `${role} gives ${permission}`).toBe(true);
        }
      }
  });
});
