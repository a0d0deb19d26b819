import type { AccessRoleBody, AccessRoleModule } from '#contract/accessRoles.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';

const UNKNOWN = {
  en: 'Some responsibilities are not known.',
  fil: 'May mga responsibilidad na hindi kilala.',
};
const TWICE = { en: 'Name this once', fil: 'Isang beses lang itong banggitin' };
const NO_MODULE = { en: 'There is no such module', fil: 'Walang ganitong module' };
const NO_PERMISSION = { en: 'There is no such permission', fil: 'Walang ganitong permiso' };
const OTHER_MODULE = {
  en: 'This permission belongs to another module',
  fil: 'Sa ibang module ang permisong ito',
};

const READ = `select m.code, m.name, json_agg(json_build_object('permission', r.permission, 'name', r.name,
    'isEnabled', false) order by r.position) as responsibilities
  from module m join responsibility r on r.module_code = m.code group by m.code order by m.position`;

/** Every module with its responsibilities, all disabled. */
export const readModules = (tx: Tx): Promise<AccessRoleModule[]> =>
  tx.query<AccessRoleModule>({ name: 'modules', text: READ });

/** The modules as a role has them: enabled where it holds the permission. */
export const withEnabled = (
  modules: AccessRoleModule[],
  permissions: readonly string[],
): AccessRoleModule[] => {
  const held = new Set(permissions);
  return modules.map((module) => ({
    ...module,
    responsibilities: module.responsibilities.map((responsibility) => ({
      ...responsibility,
      isEnabled: held.has(responsibility.permission),
    })),
  }));
};

/**
 * The permissions that a body enables, in the order of the modules. 400 that names the field for a module or permission
 * that does not exist, stands under another module or is named twice.
 */
export const enabledIn = (body: AccessRoleBody, modules: AccessRoleModule[]): string[] => {
  const known = new Map(modules.map((m) => [m.code, new Set(m.responsibilities.map((r) => r.permission))]));
  const all = modules.flatMap((module) => module.responsibilities.map((r) => r.permission));
  const fields: Record<string, Sentence> = {};
  const enabled = new Set<string>();
  const seen = new Set<string>();
  const note = (path: string, name: string, problem: Sentence | false | undefined) => {
    if (problem) fields[path] = problem;
    else if (seen.has(name)) fields[path] = TWICE;
    seen.add(name);
  };
  body.modules.forEach(({ code, responsibilities }, at) => {
    const own = known.get(code);
    note(`modules.${at}.code`, `module ${code}`, !own && NO_MODULE);
    responsibilities.forEach(({ permission, isEnabled }, index) => {
      const wrong = all.includes(permission) ? own && !own.has(permission) && OTHER_MODULE : NO_PERMISSION;
      note(`modules.${at}.responsibilities.${index}.permission`, permission, wrong);
      if (isEnabled) enabled.add(permission);
    });
  });
  if (Object.keys(fields).length) throw fail('invalid', UNKNOWN, { fields });
  return all.filter((permission) => enabled.has(permission));
};
