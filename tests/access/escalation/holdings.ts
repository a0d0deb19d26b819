import { permissionsOf, type UserType } from '#domain/permissions.ts';
import type { TestApp } from '../../support/app/app.ts';

/** What somebody has, whether or not they may sign in just now. */
export interface Holding {
  id: string;
  username: string | null;
  type: UserType;
  partnerId: string | null;
  level: string;
  roles: ReadonlySet<string>;
  stores: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
  isActive: boolean;
}

/** A role as it stands. */
export interface RoleState {
  name: string;
  isExternal: boolean;
  isEnabled: boolean;
  permissions: readonly string[];
}

/** All that the oracle looks at, between two steps. */
export interface World {
  people: ReadonlyMap<string, Holding>;
  roles: ReadonlyMap<string, RoleState>;
  rules: readonly { one: string; other: string }[];
  /** The roles of accounts that imports ask for, by request. */
  imported: ReadonlyMap<string, { role: string; partnerId: string | null }>;
  /** Roles of staff that wait for a second person: for whom (null: of an account that is yet to be made), and who asked. */
  waiting: readonly { userId: string | null; role: string; askerId: string | null }[];
  /** Requests that somebody approved who asked for them. */
  ownApprovals: number;
}

const PEOPLE = `select u.id, u.username::text, u.type, u.partner_id as "partnerId", u.access_level as level,
  u.status = 'ACTIVE' as "isActive",
  array(select a.name::text from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = u.id) as roles,
  array(select a.name::text from user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled
    where h.user_id = u.id) as enabled,
  array(select m.merchant_id::text from user_merchant m where m.user_id = u.id) as stores,
  array(select v.permission from user_permission v where v.user_id = u.id) as held
  from user_account u`;
const ROLES = `select id, name::text, is_external as "isExternal", is_enabled as "isEnabled", permissions from access_role`;
const IMPORTED = `select r.id, a.name::text as role, r.partner_id as "partnerId" from user_request r
  join access_role a on a.id = r.access_role_id where r.import_id is not null`;
const WAITING = `select r.user_id as "userId", a.name::text as role, k.id as "askerId" from user_request r
  join access_role a on a.id = r.access_role_id and not a.is_external left join user_account k on k.username = r.created_by::citext
  where r.status = 'SUBMITTED' and r.kind in ('role', 'registration')`;
const OWN = `select count(*)::int as count from user_request r where r.status = 'APPROVED' and lower(r.decided_by) = lower(r.created_by)`;

type PersonRow = Omit<Holding, 'roles' | 'stores' | 'permissions'> & {
  roles: string[];
  enabled: string[];
  stores: string[];
  held: string[];
};

const holdingOf = ({ roles, enabled, stores, held, ...person }: PersonRow): Holding => ({
  ...person,
  roles: new Set(roles),
  stores: new Set(stores),
  permissions: permissionsOf({ type: person.type, roles: enabled, moduleAccessibility: held }),
});

/** Reads it past every right of the portal. */
export const readWorld = async ({ admin }: TestApp): Promise<World> => {
  const people = await admin.query<PersonRow>(PEOPLE);
  const roles = await admin.query<RoleState & { id: string }>(ROLES);
  const rules = await admin.query('select one, other from separation_rule');
  const imported = await admin.query<{ id: string; role: string; partnerId: string | null }>(IMPORTED);
  const waiting = await admin.query<World['waiting'][number]>(WAITING);
  const own = await admin.query(OWN);
  return {
    people: new Map(people.rows.map((row) => [row.id, holdingOf(row)])),
    roles: new Map(roles.rows.map((row) => [row.id, row])),
    rules: rules.rows,
    imported: new Map(imported.rows.map((row) => [row.id, row])),
    waiting: waiting.rows,
    ownApprovals: own.rows[0].count,
  };
};
