import type { RaRecord } from 'react-admin';
import type { AccessRoleBody, AccessRoleModule } from '#contract/accessRoles.ts';
import { checkAccessRole } from '#domain/access/accessRole.ts';
import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { MODULE_PERMISSIONS, MODULES } from '#domain/permissions.ts';
import type { FormSpec, Values } from '../../components/admin/form/formSpec.tsx';
import type { Enabled } from './matrixModel.ts';

/** The enabled permissions of a role that the API answered, every known one named. */
export const enabledOf = (modules: readonly AccessRoleModule[] = []): Enabled => {
  const on = new Set(
    modules.flatMap((module) =>
      module.responsibilities.filter((one) => one.isEnabled).map((one) => one.permission),
    ),
  );
  return Object.fromEntries(MODULE_PERMISSIONS.map((permission) => [permission, on.has(permission)]));
};

const isEnabledMap = (value: unknown): value is Enabled => typeof value === 'object' && value !== null;

/** The names of the permissions that a form has switched on. */
const chosenIn = (values: Values): string[] => {
  const map = isEnabledMap(values.permissions) ? values.permissions : {};
  return Object.keys(map).filter((permission) => map[permission]);
};

/** Whether the role in a form requires a second factor: as was chosen, else what a role like it begins with. */
export const requiresFactorIn = (values: Values): boolean =>
  typeof values.requiresSecondFactor === 'boolean'
    ? values.requiresSecondFactor
    : requiresFactorByDefault({
        name: String(values.role ?? ''),
        isExternal: values.isExternal === true,
        permissions: chosenIn(values),
      });

const toBody = (values: Values): AccessRoleBody => {
  const chosen = new Set(chosenIn(values));
  return {
    role: String(values.role ?? '').trim(),
    isEnabled: values.isEnabled === true,
    isExternal: values.isExternal === true,
    requiresSecondFactor: requiresFactorIn(values),
    modules: MODULES.map(({ code, responsibilities }) => ({
      code,
      responsibilities: responsibilities.map(({ permission }) => ({
        permission,
        isEnabled: chosen.has(permission),
      })),
    })),
  };
};

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  rule_role_name_taken: 'role',
  rule_role_reserved: 'role',
  rule_role_empty: 'permissions',
  rule_grant_not_held: 'permissions',
  rule_kept_apart: 'permissions',
};

const LABELS: Readonly<Record<string, string>> = {
  isEnabled: 'isEnabledLabel',
  isExternal: 'isExternalLabel',
  permissions: 'fields.modules',
};

interface Context {
  translate: (key: string, options?: Record<string, string>) => string;
  held: ReadonlySet<string>;
  /** The role as it was read; none when it is new. */
  base?: RaRecord;
  /** Asks before a role is saved. */
  confirm?: FormSpec['confirm'];
}

/** What the form of an access role is about. */
export const roleFormSpec = ({ translate, held, base, confirm }: Context): FormSpec => ({
  ...(confirm && { confirm }),
  resource: 'access-roles',
  draft: 'access-role',
  reportedAs: { create: 'UM_CREATE_ACCESS_ROLE', edit: 'UM_EDIT_ACCESS_ROLE' },
  toValues: (record) => ({
    role: record?.role ?? '',
    isEnabled: record?.isEnabled ?? true,
    isExternal: record?.isExternal ?? false,
    // Of a new role it follows what is granted, until somebody chooses.
    requiresSecondFactor: record?.requiresSecondFactor ?? null,
    permissions: enabledOf(record?.modules),
  }),
  toBody: (values) => ({ ...toBody(values) }),
  validate: (values) => {
    const problems = checkAccessRole({
      name: String(values.role ?? ''),
      enabledPermissions: chosenIn(values),
      held,
      ...(base
        ? {
            previousName: String(base.role),
            previousEnabled: chosenIn({ permissions: enabledOf(base.modules) }),
          }
        : {}),
    });
    return Object.fromEntries(
      problems.map(({ field, code }) => [
        field === 'modules' ? 'permissions' : field,
        translate(`resources.accessRoles.problems.${code}`),
      ]),
    );
  },
  saidOf: ({ role, approvalRequestId }) =>
    translate(`resources.accessRoles.${approvalRequestId ? 'waits' : 'saved'}`, { role: String(role) }),
  fieldOf: (path) => FIELD_OF_CODE[path] ?? (path.startsWith('modules') ? 'permissions' : undefined),
  labelOf: (path) => {
    const permission = /^permissions\.(.+)$/.exec(path)?.[1];
    if (permission) return translate(`permissions.label.${permission}`, { _: permission });
    return translate(`resources.accessRoles.${LABELS[path] ?? `fields.${path}`}`, { _: path });
  },
});
