import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULE_PERMISSIONS, PERMISSIONS, RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '../permissions.ts';
import {
  type AccessRoleChange,
  checkAccessRole,
  checkAdministration,
  grantsOf,
  notHeldBy,
  ROLE_ADMINISTRATION,
  roleNameKey,
} from './accessRole.ts';

const ALL: ReadonlySet<string> = new Set(PERMISSIONS);
const check = (over: Partial<AccessRoleChange> = {}) =>
  checkAccessRole({ name: 'Night shift', enabledPermissions: ['PT_VIEW'], held: ALL, ...over });
const nameCode = (name: string, over: Partial<AccessRoleChange> = {}): string | undefined =>
  check({ name, ...over }).find((problem) => problem.field === 'role')?.code;

describe('the name of an access role', () => {
  it.each(['Night shift', 'Area-2', 'Cavite_North', 'Niño 3', 'abc', 'x'.repeat(60), '  Night shift  '])(
    'may be %j',
    (name) => {
      expect(check({ name })).toEqual([]);
    },
  );

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'tooShort'],
    [' ab ', 'tooShort'],
    ['x'.repeat(61), 'tooLong'],
    ['a<b>', 'badCharacter'],
    ['=cmd', 'badCharacter'],
    ['tab\there', 'badCharacter'],
    ['a;drop table', 'badCharacter'],
    ['HCPC_SBO_VIEW', 'reserved'],
    ['HCPC_NEW', 'reserved'],
    ['partner_admin', 'reserved'],
    [' STORE_MANAGER ', 'reserved'],
  ])('%j is refused: %s', (name, code) => {
    expect(nameCode(name)).toBe(code);
  });

  it('of a seeded role stays, and is neither given nor taken by renaming', () => {
    expect(nameCode('PARTNER_ADMIN', { previousName: 'PARTNER_ADMIN' })).toBeUndefined();
    expect(nameCode('Partner boss', { previousName: 'PARTNER_ADMIN' })).toBe('reserved');
    expect(nameCode('partner_admin', { previousName: 'PARTNER_ADMIN' })).toBe('reserved');
    expect(nameCode('PARTNER_ADMIN', { previousName: 'Partner boss' })).toBe('reserved');
    expect(nameCode('Day shift', { previousName: 'Night shift' })).toBeUndefined();
  });

  it('is compared without case and outer blanks', () => {
    expect(roleNameKey(' Night Shift ')).toBe(roleNameKey('night shift'));
    expect(roleNameKey('Night shift')).not.toBe(roleNameKey('Nightshift'));
  });
});

describe('the responsibilities of an access role', () => {
  it('are at least one', () => {
    expect(check({ enabledPermissions: [] })).toEqual([{ field: 'modules', code: 'noneEnabled' }]);
  });

  it('are module permissions; derived and unknown ones are refused', () => {
    expect(check({ enabledPermissions: ['PT_VIEW', 'PM_EDIT', 'ROOT', 'ROOT'] })).toEqual([
      { field: 'modules', code: 'unknownPermission', permissions: ['PM_EDIT', 'ROOT'] },
    ]);
  });

  it('are held by the one who grants them', () => {
    const held = new Set(['PT_VIEW', 'UM_CREATE_ACCESS_ROLE']);
    expect(check({ held })).toEqual([]);
    expect(check({ held, enabledPermissions: ['PT_VIEW', 'PT_EDIT', 'PRO_EDIT'] })).toEqual([
      { field: 'modules', code: 'notHeld', permissions: ['PRO_EDIT', 'PT_EDIT'] },
    ]);
  });

  it('that stood before may stay though the editor does not hold them', () => {
    const held = new Set(['PT_VIEW']);
    const before = { previousName: 'Night shift', previousEnabled: ['PT_EDIT'] };
    expect(check({ held, ...before, enabledPermissions: ['PT_VIEW', 'PT_EDIT'] })).toEqual([]);
    expect(check({ held, ...before, enabledPermissions: ['PT_EDIT', 'UR_EDIT'] })).toMatchObject([
      { code: 'notHeld', permissions: ['UR_EDIT'] },
    ]);
  });

  it('count with what derives from the name', () => {
    const held = new Set(['PAR_VIEW']);
    const role = { name: 'HCPC_SBO_REVIEW', enabledPermissions: ['PAR_VIEW'] };
    expect(notHeldBy(held, role)).toEqual(['PM_SBO_REVIEW', 'PM_DOWNLOAD', 'INT_DASH']);
    expect(check({ held, ...role })).toContainEqual({
      field: 'modules',
      code: 'notHeld',
      permissions: ['PM_SBO_REVIEW', 'PM_DOWNLOAD', 'INT_DASH'],
    });
    expect(check({ held, ...role, previousName: role.name, previousEnabled: ['PAR_VIEW'] })).toEqual([]);
    expect([...grantsOf('HCPC_MPL_EDIT', ['PAR_VIEW'])]).toEqual(['PAR_VIEW', 'MPL_EDIT', 'INT_DASH']);
  });

  it('never widen what is held by anybody', () => {
    const subsets = fc.subarray([...MODULE_PERMISSIONS]);
    fc.assert(
      fc.property(subsets, subsets, subsets, (heldNames, enabledPermissions, previousEnabled) => {
        const held: ReadonlySet<string> = new Set(heldNames);
        const allowed = enabledPermissions.every((name) => held.has(name) || previousEnabled.includes(name));
        const problems = check({ held, enabledPermissions, previousEnabled, previousName: 'Night shift' });
        expect(problems.some((problem) => problem.code === 'notHeld')).toBe(!allowed);
      }),
    );
  });

  it('report every problem at once', () => {
    expect(check({ name: '', enabledPermissions: [] }).map((problem) => problem.code)).toEqual([
      'required',
      'noneEnabled',
    ]);
  });
});

describe('the administration of access roles', () => {
  const check = (before: string[], after: string[], by = 'ana') =>
    checkAdministration({ before: new Set(before), after: new Set(after), by });

  it.each([
    ['with the last administrator', ['ana'], []],
    ['with all of several at once', ['ana', 'ben'], []],
    ['with the last one, who is somebody else', ['ben'], []],
  ])('never ends %s', (_, before, after) => {
    expect(check(before, after)).toBe('lastAdministrator');
  });

  it('is not taken from oneself, though others keep it', () => {
    expect(check(['ana', 'ben'], ['ben'])).toBe('ownAccess');
  });

  it.each([
    ['somebody else loses it', ['ana', 'ben'], ['ana']],
    ['the last one hands it on and never had it alone', ['ben'], ['cara']],
    ['somebody gains it', ['ana'], ['ana', 'ben']],
    ['nothing changes', ['ana'], ['ana']],
    ['nobody had it before', [], []],
  ])('does not stand in the way when %s', (_, before, after) => {
    expect(check(before, after)).toBeNull();
  });

  it('is in the hands of staff in every new installation', () => {
    const giving = RESERVED_ROLES.filter(({ name }) =>
      ROLE_ADMINISTRATION.every((permission) => ROLE_MODULE_PERMISSIONS[name].includes(permission)),
    );
    expect(giving).toEqual([
      { name: 'HCPC_SALES_ADMIN', isExternal: false },
      { name: 'HCPC_ITAPP_SUPPORT', isExternal: false },
    ]);
  });

  it('once there survives any sequence of changes that are let through', () => {
    const people = ['ana', 'ben', 'cara'];
    const step = fc.tuple(fc.constantFrom(...people), fc.subarray(people));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = new Set(people);
        for (const [by, wanted] of steps) {
          const after = new Set(wanted);
          if (checkAdministration({ before: now, after, by }) === null) now = after;
          expect(now.size).toBeGreaterThan(0);
        }
      }),
    );
  });
});
