import { applications, QUEUE_SORTS, queueFilters } from '#contract/applications.ts';
import { APPROVAL_SORTS, approvalFilters, approvals } from '#contract/approvals.ts';
import { ASSOCIATE_SORTS, associates, associatesOfPartner } from '#contract/associates.ts';
import { JOB_SORTS, jobs } from '#contract/desk.ts';
import { MERCHANT_SORTS, merchantFilters, merchants } from '#contract/merchants.ts';
import { CONTRACT_SORTS, contractFilters, partnerContracts } from '#contract/partnerContracts.ts';
import {
  APPLICATION_SORTS,
  applicationFilters,
  PARTNER_SORTS,
  partnerSearchFilters,
  partners,
} from '#contract/partners.ts';
import { PROMO_SORTS, promoFilters, promos } from '#contract/promos.ts';
import { type ResourceDescriptor, readOnly, routeOf } from './resourceDescriptor.ts';

/** The resources that come with the first use of one of them, so that other lists do not carry their part of the contract. */
export const lateResources = {
  partners: {
    ...readOnly,
    list: routeOf(partners.searchPartnersV3),
    one: routeOf(partners.getPartner),
    idField: 'id',
    sorts: PARTNER_SORTS,
    filters: Object.keys(partnerSearchFilters),
    search: 'q',
  },
  applications: {
    ...readOnly,
    list: routeOf(applications.listApplications),
    one: routeOf(partners.getPartner),
    idField: 'id',
    sorts: APPLICATION_SORTS,
    filters: Object.keys(applicationFilters),
    search: 'q',
  },
  merchants: {
    ...readOnly,
    list: routeOf(merchants.listMerchants),
    one: routeOf(merchants.getMerchant),
    idField: 'id',
    sorts: MERCHANT_SORTS,
    filters: Object.keys(merchantFilters),
    search: 'q',
  },
  contracts: {
    ...readOnly,
    list: routeOf(partnerContracts.listContracts),
    one: routeOf(partnerContracts.getContract),
    idField: 'id',
    sorts: CONTRACT_SORTS,
    filters: Object.keys(contractFilters),
    search: 'q',
  },
  associates: {
    ...readOnly,
    list: routeOf(associates.listAssociates),
    one: routeOf(associates.getAssociate),
    idField: 'id',
    sorts: ASSOCIATE_SORTS,
    // An export names the partner in its query, the list in its path.
    filters: Object.keys(associatesOfPartner),
    search: 'q',
    of: 'partnerId',
  },
  jobs: {
    ...readOnly,
    list: routeOf(jobs.listJobs),
    one: routeOf(jobs.getJob),
    idField: 'id',
    sorts: JOB_SORTS,
    filters: [],
  },
  approvals: {
    ...readOnly,
    list: routeOf(approvals.listApprovalRequests),
    one: routeOf(approvals.getApprovalRequest),
    idField: 'id',
    sorts: APPROVAL_SORTS,
    filters: Object.keys(approvalFilters),
  },
  queue: {
    ...readOnly,
    list: routeOf(applications.getReviewQueue),
    idField: 'id',
    sorts: QUEUE_SORTS,
    filters: Object.keys(queueFilters),
  },
  promos: {
    ...readOnly,
    list: routeOf(promos.listPromos),
    idField: 'promoId',
    sorts: PROMO_SORTS,
    filters: Object.keys(promoFilters),
    search: 'q',
  },
} satisfies Record<string, ResourceDescriptor>;
