import { z } from 'zod';
import { storeDetailFields as fields } from '#domain/fields/store.ts';
import { PARTNER_TABS } from '#domain/records/recordTabs.ts';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { associateInput } from './associates.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, instant, noInput, version, wholeList } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import { registration } from './registration.ts';
import { address, addressInput } from './shapes/address.ts';
import { bankAccount, bankAccountInput } from './shapes/bankAccount.ts';
import { code } from './shapes/code.ts';
import { commodity, commodityInput } from './shapes/commodity.ts';
import { contactPerson, contactPersonInput } from './shapes/contactPerson.ts';
import { documentRow, stagedDocument } from './shapes/documentRow.ts';
import { ecommerceSite, ecommerceSiteInput } from './shapes/ecommerceSite.ts';
import { lineOf, optionalLineOf, staffCodeOf, staffLineOf } from './shapes/lineOf.ts';
import { mdrRate } from './shapes/mdrRate.ts';
import { merchantPayload } from './shapes/merchantPayload.ts';
import { optionalContactNumber } from './shapes/mobile.ts';
import { optional } from './shapes/optional.ts';
import { schedule, scheduleInput } from './shapes/schedule.ts';
import { tinInput } from './shapes/tinInput.ts';

const named = z.string().nullable();
const accountOwner = z.object({ code: z.string(), name: z.string() }).nullable();

export const merchantRow = z.object({
  id,
  hsisSalesRoomCode: named,
  merchantName: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  workflowStatus: z.enum(WORKFLOW_STATUSES).nullable(),
  referenceNumber: named,
  submittedBy: named,
  dtimeSubmitted: instant.nullable(),
  claimedBy: named,
  partnerId: id,
  partnerName: z.string(),
  /** Raw status of the partner: with the store's own, whether it trades. */
  partnerStatus: z.enum(APPLICATION_STATUSES),
  tinNumber: named,
  segment: named,
  city: named,
  province: named,
  dtimeUpdated: instant,
  updatedBy: named,
});
export type MerchantRow = z.infer<typeof merchantRow>;

const merchant = merchantRow.extend({
  merchantType: named,
  vatType: named,
  businessArea: named,
  accountOwner,
  onBoardedBy: z.string(),
  contactNumber: named,
  dtiRegistrationNumber: named,
  secRegistrationNumber: named,
  /** Decimal strings in pesos. */
  minCashAmt: named,
  maxCashAmt: named,
  acquirerId: named,
  terminalDetails: z.array(z.object({ terminalId: z.string() })),
  pos: named,
  isEwt: z.boolean(),
  isTwa: z.boolean(),
  enableEmailDR: z.boolean(),
  isSameAddress: z.boolean(),
  isSameBank: z.boolean(),
  isSameContact: z.boolean(),
  /** Id of the address of the type Business Place. */
  locationId: id.nullable(),
  addresses: z.array(address),
  contactPersons: z.array(contactPerson),
  bankDetails: z.array(bankAccount),
  mdrRates: z.array(mdrRate),
  commodities: z.array(commodity),
  schedules: z.array(schedule),
  ecommerceSites: z.array(ecommerceSite),
  attachedDocuments: z.array(documentRow),
  associateCount: z.number().int(),
  editedBy: named,
  dtimeEdited: instant.nullable(),
  decidedBy: named,
  dtimeDecided: instant.nullable(),
  dtimeCreated: instant,
  version,
});
export type Merchant = z.infer<typeof merchant>;

export const MERCHANT_SORTS = ['merchantName', 'hsisSalesRoomCode', 'status', 'dtimeUpdated', 'id'] as const;
/**
 * `q` is looked for in name, TIN in any grouping, salesroom code, reference number and mobile. `sentBack`: the review found it
 * incomplete, and it is mended and handed in again without its partner.
 */
export const merchantFilters = {
  id: filter.ids(),
  q: filter.text(),
  merchantName: filter.text(),
  hsisSalesRoomCode: filter.text(),
  tinNumber: filter.text(),
  partnerId: filter.ids(),
  status: filter.oneOf(APPLICATION_STATUSES),
  workflowStatus: filter.oneOf(WORKFLOW_STATUSES),
  tab: filter.oneOf(PARTNER_TABS),
  sentBack: filter.flag(),
  regionId: filter.place(),
  provinceId: filter.place(),
  cityId: filter.place(),
};

const money = z.union([z.string().max(fields.minCashAmt.max), z.number()]).nullish();

/**
 * What a store is: the section `merchant`. Area, owner, salesroom code, limits and terminals are staff's to set: what is left out
 * stays as it is. An address is needed unless the store shares that of its partner.
 */
export const merchantDetails = z.strictObject({
  merchantName: lineOf(fields.merchantName),
  merchantType: code.nullish(),
  segment: optionalLineOf(fields.segment),
  contactNumber: optionalContactNumber,
  businessArea: code.nullish(),
  accountOwnerCode: staffLineOf(fields.accountOwnerCode),
  hsisSalesRoomCode: staffCodeOf(fields.hsisSalesRoomCode),
  minCashAmt: money,
  maxCashAmt: money,
  acquirerId: staffLineOf(fields.acquirerId),
  terminalDetails: z
    .array(z.strictObject({ terminalId: lineOf(fields.terminalDetails.of.terminalId) }))
    .max(50)
    .optional(),
  pos: staffLineOf(fields.pos),
  enableEmailDR: z.boolean().default(false),
  /** Left out, a store goes on sharing its partner's address as long as it is the same one. */
  isSameAddress: z.boolean().optional(),
  address: addressInput.nullish(),
});
export type MerchantDetails = z.output<typeof merchantDetails>;

/** A store as a business of its own: the section `business-details`. */
export const merchantBusiness = z.strictObject({
  tinNumber: optional(tinInput),
  ...registration,
  vatType: code.nullish(),
  isEwt: z.boolean().optional(),
  isTwa: z.boolean().optional(),
});
export type MerchantBusiness = z.output<typeof merchantBusiness>;

/** A whole store, as the wizard sends it. What is the same as the partner's is left out. */
export const merchantInput = merchantDetails.extend(merchantBusiness.shape).extend({
  isSameBank: z.boolean().default(true),
  isSameContact: z.boolean().default(true),
  bankDetails: bankAccountInput.nullish(),
  contactPerson: contactPersonInput.nullish(),
  commodities: z.array(commodityInput).max(40).default([]),
  schedules: z.array(scheduleInput).max(7).default([]),
  ecommerceSites: z.array(ecommerceSiteInput).max(10).default([]),
  retailerAssociates: z.array(associateInput).max(50).default([]),
  documents: z.array(stagedDocument).max(40).default([]),
});
export type MerchantInput = z.output<typeof merchantInput>;

const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
export const editNeeds = { all: [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'], ['PM_EDIT']] } as const;
const lookupRow = z.object({ code: z.string(), label: z.string() });
const forApplicants = { access: 'session', orOtp: true, cacheSeconds: 3600 } as const;

export const merchants = {
  listMerchants: call(
    'GET',
    '/api/merchants',
    any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW', 'UR_VIEW', 'UR_CREATE'),
  )
    .input(z.object({ query: listQuery(merchantFilters, MERCHANT_SORTS) }))
    .output(listOf(merchantRow)),
  getMerchant: call('GET', '/api/merchants/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(merchant)),
  /** What promos and look-ups need of a store. */
  getMerchantV1: call(
    'GET',
    '/api/merchants/v1/merchant/{id}',
    any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW', 'PRO_VIEW'),
  )
    .input(z.object({ params: idParams }))
    .output(envelope(merchantRow.extend({ locationId: id.nullable(), addresses: z.array(address) }))),
  /** Adds a store to a partner of the caller's scope: it begins as Submitted. */
  createMerchant: call('POST', '/api/merchants', any('MER_CREATE', 'PAR_CREATE'))
    .input(z.object({ body: merchantInput.extend({ partnerId: id }) }))
    .output(envelope(merchant)),
  /** The same as self-service sends it. */
  createMerchantV3: call('POST', '/api/merchants/v3', any('PAR_CREATE', 'MER_CREATE'))
    .input(z.object({ body: merchantPayload }))
    .output(envelope(z.object({ referenceNumber: z.string(), id }))),
  editMerchant: call('POST', '/api/merchants/{id}', {
    access: 'permission',
    needs: editNeeds,
    versioned: true,
  })
    .input(z.object({ params: idParams, body: merchantDetails.extend(merchantBusiness.shape) }))
    .output(envelope(merchant)),
  getMerchantDocumentTypes: call('GET', '/api/merchants/document-type', forApplicants)
    .input(noInput)
    .output(wholeList(lookupRow)),
  getVatTypes: call('GET', '/api/merchants/vat-types', forApplicants)
    .input(noInput)
    .output(wholeList(lookupRow)),
  /** Commodities with their types, as stored (`types`, `code`, `name`); forms reshape them. */
  getSelfServiceCommodities: call('GET', '/api/merchants/self-service/commodities', forApplicants)
    .input(noInput)
    .output(
      wholeList(
        z.object({
          code: z.string(),
          name: z.string(),
          types: z.array(z.object({ code: z.string(), name: z.string() })),
        }),
      ),
    ),
};
