import { ACCESS_ROLE_SORTS, accessRoleFilters } from '#contract/accessRoles.ts';
import { AUDIT_SORTS, auditFilters } from '#contract/audit.ts';
import { contract } from '#contract/index.ts';
import { listQuery } from '#contract/list.ts';
import { MERCHANT_SORTS, merchantFilters } from '#contract/merchants.ts';
import { CONTRACT_SORTS, contractFilters } from '#contract/partnerContracts.ts';
import {
  APPLICATION_SORTS,
  applicationFilters,
  PARTNER_SORTS,
  partnerSearchFilters,
} from '#contract/partners.ts';
import { PROMO_SORTS, promoFilters } from '#contract/promos.ts';
import { manilaDate } from '#domain/dates.ts';
import { same } from '#domain/text.ts';
import { accessRoleSource } from '../../areas/accessRoles/source.ts';
import { applicationSource } from '../../areas/applications/source.ts';
import { auditSource } from '../../areas/audit/source.ts';
import { merchantSource } from '../../areas/merchants/source.ts';
import { contractSource } from '../../areas/partnerContracts/source.ts';
import { partnerSearchSource } from '../../areas/partners/source.ts';
import { promoSource } from '../../areas/promos/source.ts';
import { accessRoleColumns, auditColumns } from './columns.ts';
import { contractColumns } from './contractColumns.ts';
import { type Exportable, exportable } from './exportable.ts';
import { promoColumns } from './promoColumns.ts';
import { merchantColumns, partnerColumns } from './recordColumns.ts';

/** Names of the lists in the contract's createExport. */
type ExportResource =
  | 'access-roles'
  | 'audit'
  | 'partners'
  | 'merchants'
  | 'applications'
  | 'contracts'
  | 'promos';

/** Every list that can be exported, one row each. */
export const EXPORTS: Readonly<Record<ExportResource, Exportable>> = {
  'access-roles': exportable({
    title: { en: 'Access roles', fil: 'Mga access role' },
    meta: contract.accessRoles.listAccessRoles['~orpc'].meta,
    query: listQuery(accessRoleFilters, ACCESS_ROLE_SORTS),
    source: () => accessRoleSource,
    columns: accessRoleColumns,
  }),
  audit: exportable({
    title: same('Audit trail'),
    meta: contract.audit.listAuditTrail['~orpc'].meta,
    query: listQuery(auditFilters, AUDIT_SORTS),
    source: () => auditSource,
    columns: auditColumns,
  }),
  partners: exportable({
    title: { en: 'Partners', fil: 'Mga partner' },
    meta: contract.partners.listPartners['~orpc'].meta,
    // All that the list page filters by; the other list calls know some of it.
    query: listQuery(partnerSearchFilters, PARTNER_SORTS),
    source: partnerSearchSource,
    columns: partnerColumns,
  }),
  merchants: exportable({
    title: { en: 'Merchants', fil: 'Mga merchant' },
    meta: contract.merchants.listMerchants['~orpc'].meta,
    query: listQuery(merchantFilters, MERCHANT_SORTS),
    source: merchantSource,
    columns: merchantColumns,
  }),
  applications: exportable({
    title: { en: 'Applications', fil: 'Mga aplikasyon' },
    meta: contract.applications.listApplications['~orpc'].meta,
    query: listQuery(applicationFilters, APPLICATION_SORTS),
    source: applicationSource,
    columns: partnerColumns,
  }),
  contracts: exportable({
    title: { en: 'Contracts', fil: 'Mga kontrata' },
    meta: contract.partnerContracts.listContracts['~orpc'].meta,
    query: listQuery(contractFilters, CONTRACT_SORTS),
    source: ({ now }) => contractSource(manilaDate(now)),
    columns: contractColumns,
  }),
  promos: exportable({
    title: { en: 'Promos', fil: 'Mga promo' },
    meta: contract.promos.listPromos['~orpc'].meta,
    query: listQuery(promoFilters, PROMO_SORTS),
    source: promoSource,
    columns: promoColumns,
  }),
};
