import { DERIVED, MODULES, type Permission, type PermissionHolder } from '../permissions.ts';

/**
 * One thing that stands between a person and a permission. `module`: a responsibility of that module is needed, in any role.
 * `off`: their roles have that module, but it is switched off for them. `role`: a role of that name. `type`: it is for the other kind of people. `without`: roles that they have take it away.
 */
export type Lack = { kind: 'module' | 'off' | 'role' | 'type' | 'without'; name: string };

const matches = (pattern: string, role: string): boolean =>
  pattern.endsWith('*')
    ? role.length >= pattern.length && role.startsWith(pattern.slice(0, -1))
    : role === pattern;

const ofModules = (permission: Permission, off: readonly string[]): Lack[] =>
  MODULES.filter(({ responsibilities }) => responsibilities.some((one) => one.permission === permission)).map(
    ({ code }) => ({ kind: off.includes(code) ? 'off' : 'module', name: code }),
  );

/** What would give somebody a permission that they do not hold: modules, roles by name, or what stands against it. `off`: modules that are switched off. */
export function whatGives(
  permission: Permission,
  { type, roles }: Pick<PermissionHolder, 'type' | 'roles'>,
  off: readonly string[] = [],
): Lack[] {
  const derived = DERIVED.filter((row) => row.permission === permission).flatMap((row): Lack[] => {
    if (row.userType && row.userType !== type) return [{ kind: 'type', name: row.userType }];
    const against = roles.filter((role) => row.unless?.some((pattern) => matches(pattern, role)));
    if (against.length) return against.map((name) => ({ kind: 'without', name }));
    return (row.anyOf ?? []).map((name) => ({ kind: 'role', name }));
  });
  return [...ofModules(permission, off), ...derived];
}
