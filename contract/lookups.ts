import { z } from 'zod';
import { type CallMeta, call } from './call.ts';
import { id, noInput, wholeList } from './envelope.ts';
import { line } from './line.ts';

const row = z.object({ code: z.string(), label: z.string() });
export type LookupRow = z.infer<typeof row>;
const cached = { cacheSeconds: 3600 } as const;
const forSession: CallMeta = { access: 'session', ...cached };
const forApplicants: CallMeta = { access: 'session', orOtp: true, ...cached };
const forAnyone: CallMeta = { access: 'anyone', ...cached };

const list = (name: string, meta: CallMeta) =>
  call('GET', `/api/utility/${name}`, meta).input(noInput).output(wholeList(row));

const realRows: CallMeta = { access: 'session', revalidated: true };
/** How many salesrooms one answer holds; of more the text has to tell. */
export const MOST_SALESROOMS = 1000;

const documentType = row.extend({
  /** Codes of the business types whose application cannot be approved without it. */
  neededBy: z.array(z.string()),
  /** Those that usually have one, which helps but is not needed. */
  usualFor: z.array(z.string()),
});

/** GET api/utility/…: code and label in the order of the list; salesrooms and account owners are real rows, asked for anew. */
export const lookups = {
  getMerchantStatuses: list('merchant-status', forSession),
  getPartnerStatuses: list('partner-status', forSession),
  getConfirmationStatuses: list('confirmation-status', forSession),
  getLandmarkTypes: list('landmark-type', forApplicants),
  getPartnerCategories: list('partner-category', forSession),
  getBusinessEntityTypes: list('business-entity-type', forApplicants),
  getStatusWorkflows: list('status-workflow', forSession),
  getDocumentTypes: list('document-type', forApplicants),
  getAddressTypes: list('address-type', forApplicants),
  /** Stores of the user's scope, by part of their name or code where `q` is given, 1,000 at most; label is "name - code". */
  getSalesroomCodes: call('GET', '/api/utility/salesroom', realRows)
    .input(z.object({ query: z.strictObject({ q: line(200).min(1).optional() }) }))
    .output(wholeList(row.extend({ name: z.string() }))),
  getMerchantTypes: list('merchant-type', forSession),
  getUtilityPartnerTypes: list('partner-type', forSession),
  getUtilityPartnerTypesPublic: list('partner-type/public', forAnyone),
  getBankAccountTypes: list('bank-account-type', forApplicants),
  getBankNames: call('GET', '/api/utility/bank-name', forApplicants)
    .input(noInput)
    .output(wholeList(row.extend({ id, kind: z.string() }))),
  getBankBranches: call('GET', '/api/utility/bank-branch/{bankId}', forApplicants)
    .input(z.object({ params: z.strictObject({ bankId: id }) }))
    .output(wholeList(row.extend({ id }))),
  getBankAccountStatuses: list('bank-account-status', forApplicants),
  getProductTypes: list('product-type', forApplicants),
  getContactDetailTypes: list('contact-detail-type', forApplicants),
  getIdentificationTypes: list('identification-types', forAnyone),
  /** Staff who own partners or stores of the user's scope. */
  getAccountOwners: call('GET', '/api/utility/account-owners', realRows)
    .input(noInput)
    .output(wholeList(row.extend({ name: z.string() }))),
  getBusinessAreas: list('business-areas', forApplicants),
  getModesOfPayment: list('mode-of-payment', forSession),
  getComputationMatrix: list('computation-matrix', forSession),
  /** Kinds of business, as an application asks for them. */
  getBusinessTypes: call('GET', '/api/enums/business/types', forAnyone).input(noInput).output(wholeList(row)),
  /** Kinds of document, each with the business types that need it: what one needs before applying, and the checklist after. */
  getEnumDocumentTypes: call('GET', '/api/enums/documents/types', forAnyone)
    .input(noInput)
    .output(wholeList(documentType)),
};

const place = z.object({ id: z.string(), name: z.string() });
const placeId = z.string().regex(/^\d{10}$/);

/** GET api/partners/regions … zip-codes: the whole list of a parent. */
export const places = {
  getRegions: call('GET', '/api/partners/regions', forApplicants).input(noInput).output(wholeList(place)),
  getProvinces: call('GET', '/api/partners/provinces', forApplicants)
    .input(z.object({ query: z.strictObject({ regionId: placeId.optional() }) }))
    .output(wholeList(place.extend({ regionId: z.string() }))),
  getCities: call('GET', '/api/partners/cities', forApplicants)
    .input(
      z.object({ query: z.strictObject({ provinceId: placeId.optional(), regionId: placeId.optional() }) }),
    )
    .output(wholeList(place.extend({ provinceId: z.string(), hasSubMunicipalities: z.boolean() }))),
  getSubMunicipalities: call('GET', '/api/partners/sub-municipalities', forApplicants)
    .input(z.object({ query: z.strictObject({ cityId: placeId.optional() }) }))
    .output(wholeList(place.extend({ cityId: z.string() }))),
  /** One of the two parents is required: 42,010 rows are never asked for at once. */
  getBarangays: call('GET', '/api/partners/barangays', forApplicants)
    .input(
      z.object({
        query: z.union([z.strictObject({ cityId: placeId }), z.strictObject({ subMunicipalityId: placeId })]),
      }),
    )
    .output(wholeList(place.extend({ subMunicipalityId: z.string().nullable() }))),
  /** `name` is the 4-digit code and `zipCode` the post-office area; label is "name - zipCode". */
  getZipCodes: call('GET', '/api/partners/zip-codes', forApplicants)
    .input(z.object({ query: z.strictObject({ cityId: placeId, subMunicipalityId: placeId.optional() }) }))
    .output(wholeList(place.extend({ zipCode: z.string(), label: z.string() }))),
};
