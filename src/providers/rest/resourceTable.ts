import {
  ACCESS_ROLE_SORTS,
  type AccessRole,
  accessRoleBody,
  accessRoleFilters,
  accessRoles,
} from '#contract/accessRoles.ts';
import { AUDIT_SORTS, audit, auditFilters } from '#contract/audit.ts';
import { loadChunk } from '../../public/chunks.ts';
import type { lateResources } from './lateResources.ts';
import { type ResourceDescriptor, readOnly, routeOf } from './resourceDescriptor.ts';

const roleId: keyof AccessRole = 'accessRoleId';

/**
 * The resources of react-admin that the first pages show; the others stand in lateResources.ts. A filter is written as in the
 * API, nested (`{name: {like: 'x'}}`, `{status: 'A'}`); a list of values becomes `[in]`, and `q` the search field.
 */
const ownResources = {
  'access-roles': {
    list: routeOf(accessRoles.listAccessRoles),
    one: routeOf(accessRoles.getAccessRole),
    create: routeOf(accessRoles.createAccessRole),
    update: routeOf(accessRoles.editAccessRole),
    idField: roleId,
    versioned: true,
    sorts: ACCESS_ROLE_SORTS,
    filters: Object.keys(accessRoleFilters),
    search: 'role',
    bodyFields: Object.keys(accessRoleBody.shape),
  },
  audit: {
    ...readOnly,
    list: routeOf(audit.listAuditTrail),
    idField: 'id',
    sorts: AUDIT_SORTS,
    filters: Object.keys(auditFilters),
    search: 'actor',
  },
} satisfies Record<string, ResourceDescriptor>;

export type ResourceName = keyof typeof ownResources | keyof typeof lateResources;

const named = (
  table: Readonly<Record<string, ResourceDescriptor>>,
  name: string,
): ResourceDescriptor | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

const late = () => loadChunk(async () => (await import('./lateResources.ts')).lateResources);

/** The descriptor of a resource; an unknown name is a mistake in the code and rejects. */
export const descriptorOf = async (resource: string): Promise<ResourceDescriptor> => {
  const found = named(ownResources, resource) ?? named(await late(), resource);
  if (!found) throw new Error(`There is no resource "${resource}" among the resources of src/providers`);
  return found;
};
