import { roleNameKey } from '#domain/accessRole.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { suggester } from '#domain/imports/suggest.ts';
import type { Tx } from '../../../db/context.ts';
import type { ChoiceRow } from '../../kind.ts';
import { choicesOf } from '../lookup.ts';

interface Role {
  id: string;
  name: string;
  isEnabled: boolean;
  isExternal: boolean;
}

/** Finds the access role of a row: enabled, and of the kind of user that the row makes. */
interface RoleBook {
  read: (name: string | null, isExternal: boolean) => { roleId: string | null; problems: Problem[] };
}

const READ = `select id, name::text as name, is_enabled as "isEnabled", is_external as "isExternal" from access_role order by name`;
const read = (tx: Tx): Promise<Role[]> =>
  tx.query<Role & Record<string, unknown>>({ name: 'import-roles', text: READ });

/** Reads the access roles, once a run. */
export const openRoles = async (tx: Tx): Promise<RoleBook> => {
  const roles = await read(tx);
  const by = new Map(roles.map((role) => [roleNameKey(role.name), role]));
  const suggest = [false, true].map((isExternal) =>
    suggester(
      roles.filter((role) => role.isEnabled && role.isExternal === isExternal).map(({ name }) => name),
    ),
  );
  return {
    read: (name, isExternal) => {
      if (name === null) return { roleId: null, problems: [] };
      const role = by.get(roleNameKey(name));
      if (role && role.isExternal === isExternal)
        return role.isEnabled
          ? { roleId: role.id, problems: [] }
          : { roleId: null, problems: [{ field: 'accessRole', code: 'not_active' }] };
      const meant = role ? null : suggest[Number(isExternal)]?.(name);
      const suggestion = meant ? { suggestion: meant } : {};
      return { roleId: null, problems: [{ field: 'accessRole', code: 'not_choice', ...suggestion }] };
    },
  };
};

/** Enabled roles: for external importers those of external users alone. */
export const offeredRoles = async (tx: Tx, onlyExternal: boolean): Promise<Role[]> =>
  (await read(tx)).filter(({ isEnabled, isExternal }) => isEnabled && (isExternal || !onlyExternal));

/** The names of the same roles that contain a text. */
export const roleChoices = async (tx: Tx, onlyExternal: boolean, q: string): Promise<ChoiceRow[]> => {
  const offered = await offeredRoles(tx, onlyExternal);
  return choicesOf(
    offered.map(({ name }) => ({ label: name })),
    q,
  );
};
