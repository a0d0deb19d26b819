import type { ACCESS_ROLE_SORTS, AccessRoleRow, accessRoleFilters } from '#contract/accessRoles.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byFlag, byId, byText } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import { ROLE_ROW } from './readRole.ts';

/** The list of access roles. */
export const accessRoleSource: ListSource<
  typeof accessRoleFilters,
  typeof ACCESS_ROLE_SORTS,
  Selected<AccessRoleRow>,
  AccessRoleRow
> = {
  name: 'access-roles',
  ...listed(ROLE_ROW),
  from: 'access_role a',
  countFrom: 'access_role a',
  id: 'a.id',
  sorts: {
    role: { sql: 'a.name', type: 'citext' },
    dtimeUpdated: { sql: 'a.updated_at', type: 'timestamptz' },
    dtimeCreated: { sql: 'a.created_at', type: 'timestamptz' },
    id: { sql: 'a.id', type: 'bigint' },
  },
  defaultSort: 'role',
  filters: {
    id: byId('a.id'),
    role: byText('a.name', 'citext'),
    isEnabled: byFlag('a.is_enabled'),
    isExternal: byFlag('a.is_external'),
  },
};
