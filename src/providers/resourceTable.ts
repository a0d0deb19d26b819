import {
  ACCESS_ROLE_SORTS,
  type AccessRole,
  accessRoleBody,
  accessRoleFilters,
} from '#contract/accessRoles.ts';
import { ASSOCIATE_SORTS, associateFilters } from '#contract/associates.ts';
import { AUDIT_SORTS, auditFilters } from '#contract/audit.ts';
import { contract } from '#contract/index.ts';
import { MERCHANT_SORTS, merchantFilters } from '#contract/merchants.ts';
import { CONTRACT_SORTS, contractFilters } from '#contract/partnerContracts.ts';
import {
  APPLICATION_SORTS,
  applicationFilters,
  PARTNER_SORTS,
  partnerSearchFilters,
} from '#contract/partners.ts';

export type Route = { method: string; path: string };

/** What react-admin calls a resource, in the API's terms. Paths, fields and filters are read from the contract. */
export type ResourceDescriptor = {
  list: Route;
  one?: Route;
  create?: Route;
  update?: Route;
  /** The row's field that becomes react-admin's `id`. */
  idField: string;
  /** Updates send If-Match with the `version` of the record that was read. */
  versioned: boolean;
  sorts: readonly string[];
  filters: readonly string[];
  /** The filter that stands in the list's path as {id}: such a list is always somebody's. */
  of?: string;
  /** The filter that a free-text `q` becomes, as "part of". */
  search?: string;
  /** The fields that create and update send; others of the record stay behind. */
  bodyFields: readonly string[];
};

type Procedure = { '~orpc': { route: { method?: string; path?: string } } };

const routeOf = (procedure: Procedure): Route => {
  const { method = 'GET', path = '/' } = procedure['~orpc'].route;
  return { method, path };
};

const readOnly = { versioned: false, bodyFields: [] } as const;
const roleId: keyof AccessRole = 'accessRoleId';

/**
 * The resources of react-admin. A filter is written as in the API, nested (`{name: {like: 'x'}}`, `{status: 'A'}`); a list
 * of values becomes `[in]`, and `q` the search field.
 */
export const resourceTable = {
  'access-roles': {
    list: routeOf(contract.accessRoles.listAccessRoles),
    one: routeOf(contract.accessRoles.getAccessRole),
    create: routeOf(contract.accessRoles.createAccessRole),
    update: routeOf(contract.accessRoles.editAccessRole),
    idField: roleId,
    versioned: true,
    sorts: ACCESS_ROLE_SORTS,
    filters: Object.keys(accessRoleFilters),
    search: 'role',
    bodyFields: Object.keys(accessRoleBody.shape),
  },
  partners: {
    ...readOnly,
    list: routeOf(contract.partners.searchPartnersV3),
    one: routeOf(contract.partners.getPartner),
    idField: 'id',
    sorts: PARTNER_SORTS,
    filters: Object.keys(partnerSearchFilters),
    search: 'q',
  },
  applications: {
    ...readOnly,
    list: routeOf(contract.applications.listApplications),
    one: routeOf(contract.partners.getPartner),
    idField: 'id',
    sorts: APPLICATION_SORTS,
    filters: Object.keys(applicationFilters),
    search: 'q',
  },
  merchants: {
    ...readOnly,
    list: routeOf(contract.merchants.listMerchants),
    one: routeOf(contract.merchants.getMerchant),
    idField: 'id',
    sorts: MERCHANT_SORTS,
    filters: Object.keys(merchantFilters),
    search: 'q',
  },
  contracts: {
    ...readOnly,
    list: routeOf(contract.partnerContracts.listContracts),
    one: routeOf(contract.partnerContracts.getContract),
    idField: 'id',
    sorts: CONTRACT_SORTS,
    filters: Object.keys(contractFilters),
    search: 'q',
  },
  associates: {
    ...readOnly,
    list: routeOf(contract.associates.listAssociates),
    one: routeOf(contract.associates.getAssociate),
    idField: 'id',
    sorts: ASSOCIATE_SORTS,
    filters: Object.keys(associateFilters),
    search: 'q',
    of: 'partnerId',
  },
  audit: {
    ...readOnly,
    list: routeOf(contract.audit.listAuditTrail),
    idField: 'id',
    sorts: AUDIT_SORTS,
    filters: Object.keys(auditFilters),
    search: 'actor',
  },
  jobs: {
    ...readOnly,
    list: routeOf(contract.jobs.listJobs),
    one: routeOf(contract.jobs.getJob),
    idField: 'id',
    sorts: ['id'],
    filters: [],
  },
} satisfies Record<string, ResourceDescriptor>;

export type ResourceName = keyof typeof resourceTable;

/** The descriptor of a resource; an unknown name is a mistake in the code and throws. */
export const descriptorOf = (resource: string): ResourceDescriptor => {
  const found: Record<string, ResourceDescriptor> = resourceTable;
  const descriptor = found[resource];
  if (!descriptor) throw new Error(`There is no resource "${resource}" in resourceTable.ts`);
  return descriptor;
};
