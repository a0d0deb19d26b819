// Written by hand from the specification and its decisions, and reviewed; never generated from the contract. What is read of
// partners, stores and their applications: who gets in, and a second time what was decided about each call.
import type { Admitted, Decided } from './decided.ts';

const everyone: Admitted = { in: 'everyone' };
const STAFF = ['sales.admin', 'sbo.reviewer', 'sbo.second', 'antifraud.reviewer', 'online.viewer'] as const;
const THEIR_PEOPLE = ['partner.admin', 'head.office', 'store.manager'] as const;

/** A record of the first partner or of its first store; the second partner may ask, but not see it. */
const record: Admitted = { in: [...STAFF, ...THEIR_PEOPLE], hidden: ['other.partner'] };
/** A list answers everybody who may ask with what is theirs. */
const list: Admitted = { in: [...STAFF, ...THEIR_PEOPLE, 'other.partner'] };
const withPromos: Admitted = { in: [...list.in, 'loyalty.editor', 'frontliner'] as Admitted['in'] };

export const RECORD_READS: Readonly<Record<string, Admitted>> = {
  'partners.listPartnersV2': withPromos,
  'partners.getPartnerListV2': { in: [...withPromos.in, 'it.support'] as Admitted['in'] },
  'partners.searchPartnersV3': list,
  'partners.getPartnerBrands': everyone,
  'partners.getPartnerCodelist': list,
  'partners.getPartnerWorkflowStatuses': everyone,
  'partners.getPartnerTypes': everyone,
  'partners.getTransactionTypes': everyone,
  'partners.getTransactionTypesPublic': { in: 'anyone' },
  'merchants.getMerchantV1': {
    in: [...STAFF, ...THEIR_PEOPLE, 'loyalty.editor', 'frontliner'],
    hidden: ['other.partner'],
  },
  'merchants.getMerchantDocumentTypes': everyone,
  'merchants.getVatTypes': everyone,
  'merchants.getSelfServiceCommodities': everyone,
  'applications.listApplications': list,
  'applications.getTabCounts': list,
  'applications.getPmDetailsPartnerWorkflow': record,
  'applications.getPmDetailsPartnerTrack': record,
  'applications.getPmDetailsBusinessDetailsWorkflow': record,
  'applications.getPmDetailsBusinessDetailsTrack': record,
  'applications.getPmDetailsBankDetailsWorkflow': record,
  'applications.getPmDetailsBankDetailsTrack': record,
  'applications.getPmDetailsDocumentsWorkflow': record,
  'applications.getPmDetailsDocumentsTrack': record,
  'applications.getPmDetailsMerchantsWorkflow': record,
  'applications.getPmDetailsMerchantsTrack': record,
  'applications.getMerchantSummary': record,
  'applications.getMerchantDetailsMerchantWorkflow': record,
  'applications.getMerchantDetailsMerchantTrack': record,
  'applications.getMerchantDetailsBankDetailsWorkflow': record,
  'applications.getMerchantDetailsBankDetailsTrack': record,
  'applications.getMerchantDetailsDocumentsWorkflow': record,
  'applications.getMerchantDetailsDocumentsTrack': record,
  'applications.getMerchantDetailsBusinessDetailsWorkflow': record,
  'applications.getMerchantDetailsBusinessDetailsTrack': record,
  'applications.getPartnerByReferenceNumber': record,
  'applications.getRecordTimeline': { in: STAFF },
  'applications.getPmBusinessAreas': everyone,
  'applications.getFinancePartnerTypes': everyone,
  'applicantFunnel.getApplicantFunnel': { in: STAFF },
  'contactRequests.listContactRequests': { in: ['sbo.reviewer', 'sbo.second'] },
  'contactRequests.decideContactRequest': { in: ['sbo.reviewer', 'sbo.second'] },
};

const SEES = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']] as const;
const SEES_OR_PROMOS = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW']] as const;
const applicants = { orOtp: true } as const;

const seen = (path: string): Decided => ['GET', path, 'permission', SEES];
const tracked = (path: string): Decided => ['GET', path, 'permission', SEES, applicants];
const session = (path: string): Decided => ['GET', path, 'session'];
const open = (path: string): Decided => ['GET', path, 'session', [], applicants];
const PM = '/api/partner-management';
const pm = (part: string) => `${PM}/get-details/{id}/${part}`;
const md = (part: string) => `/api/merchants/v3/merchant-details/{id}/${part}`;

export const DECIDED_RECORD_READS: Readonly<Record<string, Decided>> = {
  'partners.listPartnersV2': ['GET', '/api/partners/v2', 'permission', SEES_OR_PROMOS],
  'partners.getPartnerListV2': [
    'GET',
    '/api/partners/v2/partner-list',
    'permission',
    [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW', 'UR_VIEW', 'UR_CREATE']],
  ],
  'partners.searchPartnersV3': seen('/api/partners/v3/search'),
  'partners.getPartnerBrands': session('/api/partners/brands'),
  'partners.getPartnerCodelist': [
    'GET',
    '/api/partners/get/codelist',
    'permission',
    [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PAR_CREATE']],
  ],
  'partners.getPartnerWorkflowStatuses': session('/api/partners/workflow-status'),
  'partners.getPartnerTypes': session('/api/partners/partner-types'),
  'partners.getTransactionTypes': session('/api/partners/transaction/types'),
  'partners.getTransactionTypesPublic': ['GET', '/api/partners/transaction/types/public', 'anyone'],
  'merchants.getMerchantV1': ['GET', '/api/merchants/v1/merchant/{id}', 'permission', SEES_OR_PROMOS],
  'merchants.getMerchantDocumentTypes': open('/api/merchants/document-type'),
  'merchants.getVatTypes': open('/api/merchants/vat-types'),
  'merchants.getSelfServiceCommodities': open('/api/merchants/self-service/commodities'),
  'applications.listApplications': seen(`${PM}/applications`),
  'applications.getTabCounts': seen(`${PM}/counts/{type}`),
  'applications.getPmDetailsPartnerWorkflow': seen(pm('partner/workflow')),
  'applications.getPmDetailsPartnerTrack': tracked(pm('partner/track')),
  'applications.getPmDetailsBusinessDetailsWorkflow': seen(pm('business-details/workflow')),
  'applications.getPmDetailsBusinessDetailsTrack': tracked(pm('business-details/track')),
  'applications.getPmDetailsBankDetailsWorkflow': seen(pm('bank-details/workflow')),
  'applications.getPmDetailsBankDetailsTrack': tracked(pm('bank-details/track')),
  'applications.getPmDetailsDocumentsWorkflow': seen(pm('documents/workflow')),
  'applications.getPmDetailsDocumentsTrack': tracked(pm('documents/track')),
  'applications.getPmDetailsMerchantsWorkflow': seen(pm('merchants/workflow')),
  'applications.getPmDetailsMerchantsTrack': tracked(pm('merchants/track')),
  'applications.getMerchantSummary': seen(md('summary')),
  'applications.getMerchantDetailsMerchantWorkflow': seen(md('merchant/workflow')),
  'applications.getMerchantDetailsMerchantTrack': tracked(md('merchant/track')),
  'applications.getMerchantDetailsBankDetailsWorkflow': seen(md('bank-details/workflow')),
  'applications.getMerchantDetailsBankDetailsTrack': tracked(md('bank-details/track')),
  'applications.getMerchantDetailsDocumentsWorkflow': seen(md('documents/workflow')),
  'applications.getMerchantDetailsDocumentsTrack': tracked(md('documents/track')),
  'applications.getMerchantDetailsBusinessDetailsWorkflow': seen(md('business-details/workflow')),
  'applications.getMerchantDetailsBusinessDetailsTrack': tracked(md('business-details/track')),
  'applications.getPartnerByReferenceNumber': tracked(`${PM}/get/partner/reference-number/{ref}`),
  'applications.getRecordTimeline': [
    'GET',
    `${PM}/timeline/{id}`,
    'permission',
    SEES,
    { userType: 'INTERNAL' },
  ],
  'applications.getPmBusinessAreas': session(`${PM}/business-areas`),
  'applications.getFinancePartnerTypes': session('/api/finance-management/partner-types'),
  'contactRequests.listContactRequests': [
    'GET',
    `${PM}/contact-requests`,
    'permission',
    [['PM_SBO_REVIEW']],
    { userType: 'INTERNAL' },
  ],
  'contactRequests.decideContactRequest': [
    'POST',
    `${PM}/contact-requests/{id}/decide`,
    'permission',
    [['PM_SBO_REVIEW']],
    { userType: 'INTERNAL' },
  ],
  'applicantFunnel.getApplicantFunnel': ['GET', `${PM}/funnel`, 'permission', SEES, { userType: 'INTERNAL' }],
};
