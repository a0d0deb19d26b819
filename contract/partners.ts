import { z } from 'zod';
import { partnerBusinessFields as fields, partnerFields } from '#domain/fields/partner.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { APPLICATION_TABS, PARTNER_TABS } from '#domain/records/recordTabs.ts';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, instant, noInput, version, wholeList } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import { merchantInput } from './merchants.ts';
import { registration } from './registration.ts';
import { address, addressInput } from './shapes/address.ts';
import { bankAccount, bankAccountInput } from './shapes/bankAccount.ts';
import { code, day } from './shapes/code.ts';
import { contactPerson, contactPersonInput } from './shapes/contactPerson.ts';
import { documentRow, stagedDocument } from './shapes/documentRow.ts';
import {
  lineOf,
  optionalLine,
  optionalLineOf,
  staffCodeOf,
  staffId,
  staffLineOf,
  staffLinesOf,
} from './shapes/lineOf.ts';
import { mdrRate, rateInput } from './shapes/mdrRate.ts';
import { optionalMobile } from './shapes/mobile.ts';
import { partnerPayload } from './shapes/partnerPayload.ts';
import { tinInput } from './shapes/tinInput.ts';

const accountOwner = z.object({ code: z.string(), name: z.string() }).nullable();
const named = z.string().nullable();

/** Status, review and who has it: the part of a row that partners and stores share. */
export const applicationState = z.object({
  status: z.enum(APPLICATION_STATUSES),
  workflowStatus: z.enum(WORKFLOW_STATUSES).nullable(),
  referenceNumber: named,
  submittedBy: named,
  dtimeSubmitted: instant.nullable(),
  /** The reviewer who has taken it, while the claim counts. */
  claimedBy: named,
});

export const partnerRow = applicationState.extend({
  id,
  hsisCode: named,
  name: z.string(),
  tinNumber: named,
  businessEntity: named,
  isPartnerBrand: z.boolean(),
  accountOwner,
  merchantCount: z.number().int(),
  dtimeUpdated: instant,
  updatedBy: named,
});
export type PartnerRow = z.infer<typeof partnerRow>;

const partner = partnerRow.extend({
  tradeMark: named,
  partnerBrandId: id.nullable(),
  partnerType: named,
  partnerCategoryId: named,
  onBoardedBy: z.string(),
  username: named,
  vatType: named,
  businessArea: named,
  startDate: named,
  endDate: named,
  notes: named,
  dtiRegistrationNumber: named,
  secRegistrationNumber: named,
  hcAgent: z.boolean(),
  shoppingMallsPartner: z.boolean(),
  digitalPosPartner: z.boolean(),
  enableEmailDR: z.boolean(),
  enableEmail2307: z.boolean(),
  logoImage: z.object({ name: z.string(), fileId: id }).nullable(),
  addresses: z.array(address),
  contactPersons: z.array(contactPerson),
  attachedDocuments: z.array(documentRow),
  mdrRates: z.array(mdrRate),
  bankDetails: z.array(bankAccount),
  editedBy: named,
  dtimeEdited: instant.nullable(),
  decidedBy: named,
  dtimeDecided: instant.nullable(),
  dtimeCreated: instant,
  version,
});
export type Partner = z.infer<typeof partner>;

export const PARTNER_SORTS = ['name', 'hsisCode', 'status', 'dtimeUpdated', 'dtimeSubmitted', 'id'] as const;
export const partnerFilters = {
  id: filter.ids(),
  partnerName: filter.text(),
  hsisCode: filter.text(),
  tinNumber: filter.text(),
  status: filter.oneOf(APPLICATION_STATUSES),
  workflowStatus: filter.oneOf(WORKFLOW_STATUSES),
};
/** What the list page searches: `q` is looked for in name, TIN in any grouping, HSIS code, reference number and mobile. */
export const partnerSearchFilters = {
  ...partnerFilters,
  q: filter.text(),
  accountOwner: filter.text(),
  businessEntity: filter.text(),
  tab: filter.oneOf(PARTNER_TABS),
};
/** Sort `waiting` puts first what waits for the caller, the oldest on top. */
export const APPLICATION_SORTS = ['waiting', ...PARTNER_SORTS] as const;
export const applicationFilters = {
  ...partnerFilters,
  q: filter.text(),
  accountOwner: filter.text(),
  claimedBy: filter.text(),
  dtimeSubmitted: filter.days(),
  tab: filter.oneOf(APPLICATION_TABS),
};

/**
 * What a partner is as a business. DTI for a sole proprietorship, SEC for partnerships and corporations. Brand, owner, codes,
 * types, dates and notes are staff's: what is left out stays as it is.
 */
export const businessDetails = z.strictObject({
  name: lineOf(fields.name),
  tradeMark: optionalLineOf(fields.tradeMark),
  businessEntity: code,
  tinNumber: tinInput,
  ...registration,
  vatType: code.nullish(),
  businessArea: code.nullish(),
  partnerType: code.nullish(),
  partnerCategoryId: code.nullish(),
  isPartnerBrand: z.boolean().optional(),
  partnerBrandId: staffId,
  accountOwnerCode: staffLineOf(fields.accountOwnerCode),
  hsisCode: staffCodeOf(fields.hsisCode),
  hcAgent: z.boolean().default(false),
  shoppingMallsPartner: z.boolean().default(false),
  digitalPosPartner: z.boolean().default(false),
  enableEmailDR: z.boolean().default(false),
  enableEmail2307: z.boolean().default(false),
  startDate: day.nullish(),
  endDate: day.nullish(),
  notes: staffLinesOf(fields.notes),
  address: addressInput,
});
export type BusinessDetails = z.output<typeof businessDetails>;

const newRate = z.strictObject({ type: z.enum(MDR_TYPES), mdrRate: rateInput, effectiveFrom: day.nullish() });

export const createPartnerBody = businessDetails.extend({
  onBoardedBy: optionalLine(partnerFields.onBoardedBy.max),
  processor: z
    .strictObject({
      registeredBusinessName: optionalLine(200),
      jobTitle: optionalLine(80),
      fullName: optionalLine(120),
      mobileNumber: optionalMobile,
    })
    .nullish(),
  bankDetails: bankAccountInput,
  authorizedSignatory: contactPersonInput,
  contactPersons: z.array(contactPersonInput).max(10).default([]),
  mdrRates: z.array(newRate).max(6).default([]),
  merchants: z.array(merchantInput).max(500).default([]),
  documents: z.array(stagedDocument).max(60).default([]),
});
export type CreatePartnerBody = z.output<typeof createPartnerBody>;

const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
const viewOrPromos = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW');
const option = z.object({ id, name: z.string(), hsisCode: named, isPartnerBrand: z.boolean() });
const codeRow = z.object({ code: z.string(), label: z.string() });

export const partners = {
  listPartners: call('GET', '/api/partners', viewOrPromos)
    .input(z.object({ query: listQuery(partnerFilters, PARTNER_SORTS) }))
    .output(listOf(partnerRow)),
  /** The same list under the path that older clients use. */
  listPartnersV2: call('GET', '/api/partners/v2', viewOrPromos)
    .input(z.object({ query: listQuery(partnerFilters, PARTNER_SORTS) }))
    .output(listOf(partnerRow)),
  /** Names for selects, with type-ahead; active partners first. */
  getPartnerListV2: call(
    'GET',
    '/api/partners/v2/partner-list',
    any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW', 'UR_VIEW', 'UR_CREATE'),
  )
    .input(z.object({ query: listQuery({ id: filter.ids(), partnerName: filter.text() }, ['name', 'id']) }))
    .output(listOf(option)),
  /** The list page: every partner, with tabs, one search box and all filters. */
  searchPartnersV3: call('GET', '/api/partners/v3/search', view)
    .input(z.object({ query: listQuery(partnerSearchFilters, PARTNER_SORTS) }))
    .output(listOf(partnerRow)),
  getPartner: call('GET', '/api/partners/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(partner)),
  /** A whole application at once: partner, bank, people, stores and documents that were uploaded before; all or nothing. */
  createPartner: call('POST', '/api/partners', { ...any('PAR_CREATE'), heavy: true })
    .input(z.object({ body: createPartnerBody }))
    .output(envelope(partner)),
  /** The same as self-service sends it: the partner alone; its stores and files follow. */
  createPartnerV3: call('POST', '/api/partners/v3', any('PAR_CREATE'))
    .input(z.object({ body: partnerPayload }))
    .output(
      envelope(
        z.object({
          referenceNumber: z.string(),
          id,
          /** Codes of the documents that it needs before it can be approved, none of which is here yet (an addition). */
          missingDocuments: z.array(z.string()),
        }),
      ),
    ),
  /** Changes the business details; the body has no id. */
  editPartner: call('POST', '/api/partners/{id}', {
    access: 'permission',
    needs: { all: [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'], ['PM_EDIT']] },
    versioned: true,
  })
    .input(z.object({ params: idParams, body: businessDetails }))
    .output(envelope(partner)),
  getPartnerBrands: call('GET', '/api/partners/brands', { access: 'session', revalidated: true })
    .input(noInput)
    .output(wholeList(z.object({ id, name: z.string() }))),
  /** Staff by position and name, for account owners and sales representatives. */
  getPartnerCodelist: call(
    'GET',
    '/api/partners/get/codelist',
    any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PAR_CREATE'),
  )
    .input(
      z.object({
        query: z.strictObject({
          positionName: z.string().max(80).optional(),
          employeeName: z.string().max(80).optional(),
          offset: z.coerce.number().int().min(0).max(10_000).default(0),
          limit: z.coerce.number().int().min(1).max(100).default(20),
        }),
      }),
    )
    .output(
      envelope(
        z.object({
          list: z.array(codeRow.extend({ name: z.string(), positionName: z.string() })),
          total: z.number().int(),
        }),
      ),
    ),
  getPartnerWorkflowStatuses: call('GET', '/api/partners/workflow-status', {
    access: 'session',
    cacheSeconds: 3600,
  })
    .input(noInput)
    .output(wholeList(z.object({ codeStatus: z.string(), textStatus: z.string() }))),
  getPartnerTypes: call('GET', '/api/partners/partner-types', { access: 'session', cacheSeconds: 3600 })
    .input(noInput)
    .output(wholeList(codeRow)),
  getTransactionTypes: call('GET', '/api/partners/transaction/types', {
    access: 'session',
    cacheSeconds: 3600,
  })
    .input(noInput)
    .output(wholeList(codeRow)),
  getTransactionTypesPublic: call('GET', '/api/partners/transaction/types/public', {
    access: 'anyone',
    cacheSeconds: 3600,
  })
    .input(noInput)
    .output(wholeList(codeRow)),
  /** The partner's reference number, made when it has none. */
  generatePartnerReferenceNumber: call('POST', '/api/partners/v3/{partnerId}/reference-number:generate', {
    ...any('PAR_CREATE'),
    orOtp: true,
  })
    .input(z.object({ params: z.strictObject({ partnerId: id }) }))
    .output(envelope(z.string())),
};
