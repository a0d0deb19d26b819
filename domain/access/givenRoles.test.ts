import { describe, expect, it } from 'vitest';
import { permissionsOf, RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '../permissions.ts';
import { GIVES, type GivenRole, type Giver, givenBy, giversOf, whyNotGiven } from './givenRoles.ts';
import { HEAD_OFFICES, type SeededRoleName } from './roles.ts';

const seeded = (name: SeededRoleName): GivenRole => ({
  name,
  isExternal: RESERVED_ROLES.find((role) => role.name === name)?.isExternal ?? false,
  enabledPermissions: ROLE_MODULE_PERMISSIONS[name],
});
const holder = (...roles: SeededRoleName[]): Giver => {
  const type = roles.every((name) => seeded(name).isExternal) ? 'EXTERNAL' : 'INTERNAL';
  const moduleAccessibility = roles.flatMap((name) => ROLE_MODULE_PERMISSIONS[name]);
  return { type, roles, permissions: permissionsOf({ type, roles, moduleAccessibility }) };
};
const given = (...roles: SeededRoleName[]) =>
  RESERVED_ROLES.map(({ name }) => name).filter(
    (name) => whyNotGiven(holder(...roles), seeded(name)) === null,
  );
const EXTERNAL = RESERVED_ROLES.filter(({ isExternal }) => isExternal).map(({ name }) => name);
const custom = (isExternal: boolean, ...enabledPermissions: string[]): GivenRole => ({
  name: 'Night shift',
  isExternal,
  enabledPermissions,
});

describe('an external role', () => {
  it.each(['HCPC_SALES_ADMIN', 'HCPC_ITAPP_SUPPORT'] as const)(
    'each is given by %s, one of our own too',
    (name) => {
      expect(given(name).filter((role) => EXTERNAL.includes(role))).toEqual(EXTERNAL);
      expect(whyNotGiven(holder(name), custom(true, 'PT_VIEW', 'PRO_EDIT'))).toBeNull();
    },
  );

  it('those of head office, accounting, store and merchant are given by the partner’s administrator', () => {
    expect(given('PARTNER_ADMIN')).toEqual([
      'ACCOUNTING_FINANCE',
      ...HEAD_OFFICES,
      'STORE_MANAGER',
      'MERCHANT_MANAGER',
      'STORE_FRONTLINER',
      'MERCHANT_FRONTLINER',
    ]);
    for (const name of ['PARTNER_ADMIN', 'CEO_PRESIDENT', 'INFORMATION_TECHNOLOGY'] as const)
      expect(whyNotGiven(holder('PARTNER_ADMIN'), seeded(name))).toBe('notGiven');
    expect(whyNotGiven(holder('PARTNER_ADMIN'), custom(true, 'PT_VIEW'))).toBe('notGiven');
  });

  it('none is given by anybody else, whatever they may do besides', () => {
    const others = RESERVED_ROLES.filter(({ name }) => !Object.hasOwn(GIVES, name));
    for (const { name } of others) expect(given(name).filter((role) => EXTERNAL.includes(role))).toEqual([]);
    expect(whyNotGiven(holder('INFORMATION_TECHNOLOGY'), seeded('STORE_FRONTLINER'))).toBe('notGiven');
  });

  it('is given by the name of the giver’s role alone', () => {
    const named: Giver = { type: 'EXTERNAL', roles: ['constructor', 'toString'], permissions: new Set() };
    expect(whyNotGiven(named, seeded('STORE_FRONTLINER'))).toBe('notGiven');
  });
});

describe('a role of staff', () => {
  it('is given by staff who hold all that it gives', () => {
    expect(whyNotGiven(holder('HCPC_SALES_ADMIN'), seeded('HCPC_FINANCE_VIEW'))).toBeNull();
    expect(whyNotGiven(holder('HCPC_ITAPP_SUPPORT'), custom(false, 'UR_VIEW'))).toBeNull();
  });

  it('takes somebody else’s rights where the giver lacks one of its modules, whatever follows from its name', () => {
    expect(whyNotGiven(holder('HCPC_SALES_ADMIN'), seeded('HCPC_SBO_REVIEW'))).toBeNull();
    expect(whyNotGiven(holder('HCPC_ITAPP_SUPPORT'), custom(false, 'UR_VIEW', 'PAR_VIEW'))).toBe(
      'secondPerson',
    );
  });

  it('is never given by people of a partner', () => {
    const every: Giver = {
      type: 'EXTERNAL',
      roles: ['PARTNER_ADMIN'],
      permissions: new Set(['UR_VIEW', 'INT_DASH']),
    };
    expect(whyNotGiven(every, custom(false, 'UR_VIEW'))).toBe('notGiven');
  });
});

describe('who gives a role, as people read it', () => {
  it('is what the rule says, for every role and every holder of one role', () => {
    for (const { name, isExternal } of RESERVED_ROLES) {
      if (!isExternal) {
        expect(giversOf({ name, isExternal }), name).toEqual([]);
        continue;
      }
      const does = RESERVED_ROLES.map((giver) => giver.name).filter(
        (giver) => whyNotGiven(holder(giver), seeded(name)) === null,
      );
      expect(giversOf({ name, isExternal }).toSorted(), name).toEqual(does.toSorted());
      for (const giver of RESERVED_ROLES) {
        const list = givenBy(giver.name);
        expect(list === 'every external role' || list.includes(name)).toBe(does.includes(giver.name));
      }
    }
  });

  it('is nobody for a head office, and every role of ours for support', () => {
    expect(givenBy('HEAD_OFFICE_1')).toEqual([]);
    expect(givenBy('toString')).toEqual([]);
    expect(giversOf({ name: 'Night shift', isExternal: true })).toEqual([
      'HCPC_SALES_ADMIN',
      'HCPC_ITAPP_SUPPORT',
    ]);
  });
});
