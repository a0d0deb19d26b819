import { ACCESS_ROLE_SORTS, accessRoleFilters } from '#contract/accessRoles.ts';
import { AUDIT_SORTS, auditFilters } from '#contract/audit.ts';
import { contract } from '#contract/index.ts';
import { listQuery } from '#contract/list.ts';
import { MERCHANT_SORTS, merchantFilters, PARTNER_SORTS, partnerFilters } from '#contract/partners.ts';
import { accessRoleSource } from '../../areas/accessRoles/source.ts';
import { auditSource } from '../../areas/audit/source.ts';
import { merchantSource } from '../../areas/merchants/source.ts';
import { partnerSource } from '../../areas/partners/source.ts';
import { accessRoleColumns, auditColumns, merchantColumns, partnerColumns } from './columns.ts';
import { type Exportable, exportable } from './exportable.ts';

/** Names of the lists in the contract's createExport. */
type ExportResource = 'access-roles' | 'audit' | 'partners' | 'merchants';

/** Every list that can be exported, one row each. */
export const EXPORTS: Readonly<Record<ExportResource, Exportable>> = {
  'access-roles': exportable({
    title: 'Access roles',
    meta: contract.accessRoles.listAccessRoles['~orpc'].meta,
    query: listQuery(accessRoleFilters, ACCESS_ROLE_SORTS),
    source: accessRoleSource,
    columns: accessRoleColumns,
  }),
  audit: exportable({
    title: 'Audit trail',
    meta: contract.audit.listAuditTrail['~orpc'].meta,
    query: listQuery(auditFilters, AUDIT_SORTS),
    source: auditSource,
    columns: auditColumns,
  }),
  partners: exportable({
    title: 'Partners',
    meta: contract.partners.listPartners['~orpc'].meta,
    query: listQuery(partnerFilters, PARTNER_SORTS),
    source: partnerSource,
    columns: partnerColumns,
  }),
  merchants: exportable({
    title: 'Merchants',
    meta: contract.merchants.listMerchants['~orpc'].meta,
    query: listQuery(merchantFilters, MERCHANT_SORTS),
    source: merchantSource,
    columns: merchantColumns,
  }),
};
