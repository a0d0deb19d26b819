import type { AccessRole } from '#contract/accessRoles.ts';
import { explainPermissions, isPermission, MODULE_PERMISSIONS } from '#domain/permissions.ts';

/** One permission that either of two roles gives. */
export interface Compared {
  permission: string;
  /** It comes with the name of the role, not with a responsibility. */
  isDerived: boolean;
  left: boolean;
  right: boolean;
}

type Role = Pick<AccessRole, 'role' | 'isExternal' | 'modules'>;

const enabledIn = ({ modules }: Role): string[] =>
  modules.flatMap(({ responsibilities }) =>
    responsibilities.filter(({ isEnabled }) => isEnabled).map(({ permission }) => permission),
  );

const derivedFrom = ({ role, isExternal }: Role): string[] =>
  explainPermissions({
    type: isExternal ? 'EXTERNAL' : 'INTERNAL',
    roles: [role],
    moduleAccessibility: [],
  })
    .filter(({ because }) => because.some(({ kind }) => kind === 'role'))
    .map(({ permission }) => permission);

const rows = (left: readonly string[], right: readonly string[], isDerived: boolean): Compared[] =>
  [...new Set([...left, ...right])].filter(isPermission).map((permission) => ({
    permission,
    isDerived,
    left: left.includes(permission),
    right: right.includes(permission),
  }));

const ORDER: readonly string[] = MODULE_PERMISSIONS;
const inModuleOrder = (a: Compared, b: Compared): number =>
  ORDER.indexOf(a.permission) - ORDER.indexOf(b.permission);

export const differs = ({ left, right }: Compared): boolean => left !== right;

/** All that either of two roles gives, by responsibility or by its name: what differs first, then in the order of the modules. */
export const compareRoles = (left: Role, right: Role): Compared[] => {
  const all = [
    ...rows(enabledIn(left), enabledIn(right), false).sort(inModuleOrder),
    ...rows(derivedFrom(left), derivedFrom(right), true),
  ];
  return [...all.filter(differs), ...all.filter((row) => !differs(row))];
};
