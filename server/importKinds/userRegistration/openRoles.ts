import { grantsOf, roleNameKey } from '#domain/access/accessRole.ts';
import { type GivenRole, whyNotGiven } from '#domain/access/givenRoles.ts';
import { conflictsIn } from '#domain/access/rights/separation.ts';
import { suggester } from '#domain/imports/match/suggest.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { isReservedRole } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { ChoiceRow } from '../../imports/importKind.ts';
import { readSeparation } from '../../signIn/rights/separationRules.ts';
import { choicesOf } from '../shared/lookup.ts';

interface Stored extends GivenRole {
  id: string;
  isEnabled: boolean;
}
interface Role extends Stored {
  /** It brings together by itself what is kept apart. */
  isInConflict: boolean;
}

/** Finds the access role of a row: enabled, of the kind of user that the row makes, and the importer's to give. */
interface RoleBook {
  read: (name: string | null, isExternal: boolean) => { roleId: string | null; problems: Problem[] };
}

const ROLE = columnsOf<Stored>('access_role a')({
  id: id('a.id'),
  name: text('a.name'),
  isEnabled: flag('a.is_enabled'),
  isExternal: flag('a.is_external'),
  enabledPermissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from access_role a order by a.name`;
const read = async (tx: Tx): Promise<Role[]> => {
  const [roles, rules] = await Promise.all([
    ROLE.read(tx, { name: 'import-roles', text: READ }),
    readSeparation(tx),
  ]);
  return roles.map((role) => ({
    ...role,
    isInConflict: conflictsIn(grantsOf(role.name, role.enabledPermissions), rules).length > 0,
  }));
};

/** Why a role is not the importer's to give; of the roles of staff and of our own, people of partners learn nothing. */
const refusedTo = (user: SignedIn, role: Role): Problem['code'] | null => {
  const why = whyNotGiven(user, role);
  if (why === null) return null;
  if (user.type === 'EXTERNAL' && !(role.isExternal && isReservedRole(role.name))) return 'not_choice';
  return why === 'secondPerson' ? 'needs_second' : 'not_given';
};

/** Reads the access roles, once a run. */
export const openRoles = async (tx: Tx, user: SignedIn): Promise<RoleBook> => {
  const roles = await read(tx);
  const by = new Map(roles.map((role) => [roleNameKey(role.name), role]));
  const suggest = [false, true].map((isExternal) =>
    suggester(givable(user, roles, (role) => role.isExternal === isExternal)),
  );
  const problem = (code: Problem['code'], meant?: string | null) => ({
    roleId: null,
    problems: [{ field: 'accessRole', code, ...(meant ? { suggestion: meant } : {}) }],
  });
  return {
    read: (name, isExternal) => {
      if (name === null) return { roleId: null, problems: [] };
      const role = by.get(roleNameKey(name));
      if (!role) return problem('not_choice', suggest[Number(isExternal)]?.(name));
      if (role.isExternal !== isExternal) return problem('not_choice');
      const refused = refusedTo(user, role);
      if (refused) return problem(refused);
      if (role.isInConflict) return problem('kept_apart');
      return role.isEnabled ? { roleId: role.id, problems: [] } : problem('not_active');
    },
  };
};

const isGivable = (user: SignedIn, role: Role): boolean =>
  role.isEnabled && !role.isInConflict && whyNotGiven(user, role) === null;
const givable = (user: SignedIn, roles: readonly Role[], where: (role: Role) => boolean): string[] =>
  roles.filter((role) => isGivable(user, role) && where(role)).map(({ name }) => name);

/** Enabled roles that the importer gives. */
export const offeredRoles = async (tx: Tx, user: SignedIn): Promise<Role[]> =>
  (await read(tx)).filter((role) => isGivable(user, role));

/** The names of the same roles that contain a text. */
export const roleChoices = async (tx: Tx, user: SignedIn, q: string): Promise<ChoiceRow[]> => {
  const offered = await offeredRoles(tx, user);
  return choicesOf(
    offered.map(({ name }) => ({ label: name })),
    q,
  );
};
