import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  explainPermissions,
  meets,
  missing,
  PERMISSIONS,
  permissionsOf,
  RESERVED_ROLES,
} from './permissions.ts';

const roleNames = fc.oneof(
  fc.constantFrom(...RESERVED_ROLES.map((role) => role.name as string)),
  fc.string({ maxLength: 20 }),
);
const holders = fc.record({
  type: fc.constantFrom('INTERNAL' as const, 'EXTERNAL' as const),
  roles: fc.array(roleNames, { maxLength: 6 }),
  moduleAccessibility: fc.array(fc.oneof(fc.constantFrom(...PERMISSIONS), fc.string()), { maxLength: 8 }),
});

describe('the algebra of permissions', () => {
  it('neither order nor repetition of roles and modules matters', () => {
    fc.assert(
      fc.property(holders, (user) => {
        const twice = (names: readonly string[]): string[] => [...names, ...names].reverse();
        const other = {
          ...user,
          roles: twice(user.roles),
          moduleAccessibility: twice(user.moduleAccessibility),
        };
        expect(permissionsOf(other)).toEqual(permissionsOf(user));
      }),
    );
  });

  it('one more role takes away nothing but MPL_VIEW', () => {
    fc.assert(
      fc.property(holders, roleNames, (user, role) => {
        const more = permissionsOf({ ...user, roles: [...user.roles, role] });
        const lost = [...permissionsOf(user)].filter((permission) => !more.has(permission));
        expect(lost.filter((permission) => permission !== 'MPL_VIEW')).toEqual([]);
      }),
    );
  });

  it('explains exactly what is held, each with a reason the user really has', () => {
    fc.assert(
      fc.property(holders, (user) => {
        const explained = explainPermissions(user);
        expect(new Set(explained.map((row) => row.permission))).toEqual(permissionsOf(user));
        for (const { because } of explained) {
          expect(because.length).toBeGreaterThan(0);
          for (const { kind, name } of because) {
            const sources = { role: user.roles, module: user.moduleAccessibility, userType: [user.type] };
            expect(sources[kind]).toContain(name);
          }
        }
      }),
    );
  });

  it('meets and missing agree', () => {
    const names = fc.constantFrom('A', 'B', 'C', 'D');
    fc.assert(
      fc.property(
        fc.array(names),
        fc.array(fc.array(names, { maxLength: 3 }), { maxLength: 3 }),
        (has, all) => {
          const held = new Set(has);
          const expected = all.every((group) => group.some((name) => held.has(name)));
          expect(meets(held, { all })).toBe(expected);
          expect(missing(held, { all }).length === 0).toBe(expected);
        },
      ),
    );
  });
});
