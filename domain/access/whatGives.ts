import { DERIVED, MODULES, type Permission, type PermissionHolder } from '../permissions.ts';

/**
 * One thing that stands between a person and a permission. `module`: a responsibility of that module is needed, in any role.
 * `off`: their roles would give it, but its module is switched off for them; `offBesides`: they would not, and it is. `role`: a role of that name. `type`: it is for the other kind of people. `without`: roles that they have take it away.
 */
export type Lack = { kind: 'module' | 'off' | 'offBesides' | 'role' | 'type' | 'without'; name: string };

const matches = (pattern: string, role: string): boolean =>
  pattern.endsWith('*')
    ? role.length >= pattern.length && role.startsWith(pattern.slice(0, -1))
    : role === pattern;

/** What of somebody's roles does not reach them: codes of modules that are off, and the permissions that the roles would give in these. */
export interface SwitchedOff {
  off: readonly string[];
  withheld: readonly string[];
}
const NOTHING_OFF: SwitchedOff = { off: [], withheld: [] };

const ofModules = (permission: Permission, { off, withheld }: SwitchedOff): Lack[] =>
  MODULES.filter(({ responsibilities }) =>
    responsibilities.some((one) => one.permission === permission),
  ).flatMap(({ code }): Lack[] => {
    if (withheld.includes(permission)) return [{ kind: 'off', name: code }];
    const needed: Lack = { kind: 'module', name: code };
    return off.includes(code) ? [needed, { kind: 'offBesides', name: code }] : [needed];
  });

/** What would give somebody a permission that they do not hold: modules, roles by name, or what stands against it. */
export function whatGives(
  permission: Permission,
  { type, roles }: Pick<PermissionHolder, 'type' | 'roles'>,
  switchedOff: SwitchedOff = NOTHING_OFF,
): Lack[] {
  const derived = DERIVED.filter((row) => row.permission === permission).flatMap((row): Lack[] => {
    if (row.userType && row.userType !== type) return [{ kind: 'type', name: row.userType }];
    const against = roles.filter((role) => row.unless?.some((pattern) => matches(pattern, role)));
    if (against.length) return against.map((name) => ({ kind: 'without', name }));
    return (row.anyOf ?? []).map((name) => ({ kind: 'role', name }));
  });
  return [...ofModules(permission, switchedOff), ...derived];
}
