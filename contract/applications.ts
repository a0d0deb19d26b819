import { z } from 'zod';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { QUEUE_STAGES } from '#domain/review/queueStage.ts';
import { REMARK_SECTIONS } from '#domain/review/remarkSection.ts';
import { STATUS_MOVES, WORKFLOW_ACTIONS } from '#domain/review/workflowActions.ts';
import { auditEntry } from './audit.ts';
import { any, type CallMeta, call } from './call.ts';
import { done, envelope, id, idParams, instant, noInput, version, wholeList } from './envelope.ts';
import { line, lines } from './line.ts';
import { filter, listOf, listQuery } from './list.ts';
import { editNeeds, MERCHANT_SORTS, merchantRow } from './merchants.ts';
import { APPLICATION_SORTS, applicationFilters, partnerRow } from './partners.ts';
import {
  bankSection,
  businessSection,
  documentSection,
  merchantSection,
  movedSummary,
  remark,
  summary,
  tracked,
} from './shapes/applicationShapes.ts';
import { mended } from './shapes/mended.ts';
import { schedulesBody, sitesBody } from './shapes/sections.ts';

const named = z.string().nullable();
const view = any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW');
const track: CallMeta = { ...view, orOtp: true };
const edit: CallMeta = { access: 'permission', needs: editNeeds };
const review = any('PM_SBO_REVIEW', 'PM_RISK_REVIEW');

const byId = z.object({ params: idParams });
const details = <S extends z.ZodType>(path: `/api/${string}`, meta: CallMeta, body: S) =>
  call('GET', path, meta).input(byId).output(envelope(body));
const pm = (part: string): `/api/${string}` => `/api/partner-management/get-details/{id}/${part}`;
const md = (part: string): `/api/${string}` => `/api/merchants/v3/merchant-details/{id}/${part}`;
const storesQuery = z.object({
  params: idParams,
  query: listQuery({ merchantName: filter.text() }, MERCHANT_SORTS),
});

/** The sections that an update call names; each is checked by its own schema of `sections.ts`. */
export const PARTNER_SECTIONS = ['business-details', 'bank-details', 'contact-person', 'documents'] as const;
export const MERCHANT_SECTIONS = [
  'merchant',
  'business-details',
  'bank-details',
  'contact-person',
  'commodities',
  'documents',
] as const;
const sectionBody = z.record(z.string(), z.unknown());
/** After a section was saved: the record's new version, or the request that waits for a second person. */
const saved = envelope(z.object({ id, version, approvalRequestId: id.nullable() }));

const decision = z.strictObject({
  /** Why; required for incomplete, for a failed risk check, and for an approval against one. */
  reason: lines(2000).optional(),
  /** What the applicant has to mend, field by field and document by document. */
  remarks: z
    .array(
      z.strictObject({
        merchantId: id.nullish(),
        section: z.enum(REMARK_SECTIONS),
        /** A field of that section by its name on the wire, or the type of a document; left out: the whole section. */
        field: line(60).nullish(),
        message: lines(1000).min(1),
      }),
    )
    .max(100)
    .default([]),
});
export type Decision = z.output<typeof decision>;
const decide = (path: `/api/${string}`) =>
  call('POST', path, { ...review, versioned: true, proof: 'approval' })
    .input(z.object({ params: z.strictObject({ id, action: z.enum(WORKFLOW_ACTIONS) }), body: decision }))
    .output(envelope(movedSummary));
const lookup = { access: 'session', cacheSeconds: 3600 } as const;
const moves = { ...any('PM_SBO_REVIEW'), versioned: true, proof: 'approval' } as const;
const setStatus = (path: `/api/${string}`) =>
  call('POST', path, moves)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          status: z.enum(STATUS_MOVES),
          /** Why; of a block and closing for staff alone. */
          reason: lines(2000).optional(),
          /** Addition. Of a block and closing: what the people of the record are told; a plain sentence when left out. */
          told: lines(1000).optional(),
          /** HSIS or salesroom code; made by the server when an approved record becomes active without one. */
          code: line(40).optional(),
        }),
      }),
    )
    .output(envelope(movedSummary));

const takeBack = (path: `/api/${string}`) =>
  call('POST', path, { ...moves, addition: true })
    .input(byId)
    .output(envelope(movedSummary));

/** The version in If-Match is that of what is cancelled: the partner's, or the store's. */
const cancel = (path: `/api/${string}`, meta: CallMeta) =>
  call('POST', path, { ...meta, versioned: true })
    .input(
      z.object({
        body: z.strictObject({ partnerId: id, merchantId: id.nullish(), reason: lines(2000).optional() }),
      }),
    )
    .output(done);

const subject = z.strictObject({ partnerId: id, merchantId: id.nullish() });
const queueRow = z.object({
  /** The place in the queue: an id of its own, for partners and stores alike. */
  id,
  partnerId: id,
  merchantId: id.nullable(),
  name: z.string(),
  partnerName: z.string(),
  referenceNumber: named,
  status: z.enum(APPLICATION_STATUSES),
  workflowStatus: z.enum(WORKFLOW_STATUSES).nullable(),
  dtimeSubmitted: instant.nullable(),
  submittedBy: named,
  claimedBy: named,
  dtimeClaimed: instant.nullable(),
  /** False when the hands of the caller are in it: somebody else has to decide. */
  mayApprove: z.boolean(),
});
export type QueueRow = z.infer<typeof queueRow>;
export const queueFilters = { stage: z.enum(QUEUE_STAGES).optional(), mine: filter.flag() };
export const QUEUE_SORTS = ['name', 'partnerName', 'dtimeSubmitted', 'id'] as const;

const note = z.object({
  id,
  merchantId: id.nullable(),
  body: z.string(),
  createdBy: z.string(),
  dtimeCreated: instant,
});
export type RecordNote = z.infer<typeof note>;
const internal = { userType: 'INTERNAL', addition: true } as const;
const lookupRow = z.object({ code: z.string(), label: z.string() });
const tabCount = z.object({ tab: z.string(), count: z.number().int(), isAtLeast: z.boolean() });

export const applications = {
  /** Applications, with what waits for the caller first. */
  listApplications: call('GET', '/api/partner-management/applications', { ...view, addition: true })
    .input(z.object({ query: listQuery(applicationFilters, APPLICATION_SORTS) }))
    .output(listOf(partnerRow)),
  /** How many records each tab of a list page holds, exact to 10,000. */
  getTabCounts: call('GET', '/api/partner-management/counts/{type}', { ...view, addition: true })
    .input(z.object({ params: z.strictObject({ type: z.enum(['partners', 'merchants', 'applications']) }) }))
    .output(envelope(z.object({ list: z.array(tabCount) }))),

  getPmDetailsPartnerWorkflow: details(pm('partner/workflow'), view, summary),
  getPmDetailsPartnerTrack: details(pm('partner/track'), track, summary),
  getPmDetailsBusinessDetailsWorkflow: details(pm('business-details/workflow'), view, businessSection),
  getPmDetailsBusinessDetailsTrack: details(pm('business-details/track'), track, businessSection),
  getPmDetailsBankDetailsWorkflow: details(pm('bank-details/workflow'), view, bankSection),
  getPmDetailsBankDetailsTrack: details(pm('bank-details/track'), track, bankSection),
  getPmDetailsDocumentsWorkflow: details(pm('documents/workflow'), view, documentSection),
  getPmDetailsDocumentsTrack: details(pm('documents/track'), track, documentSection),
  getPmDetailsMerchantsWorkflow: call('GET', pm('merchants/workflow'), view)
    .input(storesQuery)
    .output(listOf(merchantRow)),
  getPmDetailsMerchantsTrack: call('GET', pm('merchants/track'), track)
    .input(storesQuery)
    .output(listOf(merchantRow)),
  /** The head of a store, as `getPmDetailsPartnerWorkflow` is that of a partner. */
  getMerchantSummary: details(md('summary'), { ...view, addition: true }, summary),
  getMerchantDetailsMerchantWorkflow: details(md('merchant/workflow'), view, merchantSection),
  getMerchantDetailsMerchantTrack: details(md('merchant/track'), track, merchantSection),
  getMerchantDetailsBankDetailsWorkflow: details(md('bank-details/workflow'), view, bankSection),
  getMerchantDetailsBankDetailsTrack: details(md('bank-details/track'), track, bankSection),
  getMerchantDetailsDocumentsWorkflow: details(md('documents/workflow'), view, documentSection),
  getMerchantDetailsDocumentsTrack: details(md('documents/track'), track, documentSection),
  getMerchantDetailsBusinessDetailsWorkflow: details(md('business-details/workflow'), view, businessSection),
  getMerchantDetailsBusinessDetailsTrack: details(md('business-details/track'), track, businessSection),
  /** The application under its reference number, or stores that were added later under theirs. */
  getPartnerByReferenceNumber: call(
    'GET',
    '/api/partner-management/get/partner/reference-number/{ref}',
    track,
  )
    .input(z.object({ params: z.strictObject({ ref: z.string().max(40) }) }))
    .output(envelope(tracked)),
  updatePartnerSection: call('POST', '/api/partner-management/update/{id}/{section}', {
    ...edit,
    versioned: true,
  })
    .input(z.object({ params: z.strictObject({ id, section: z.enum(PARTNER_SECTIONS) }), body: sectionBody }))
    .output(saved),
  updateMerchantSection: call('POST', '/api/merchants/update/{id}/{section}', { ...edit, versioned: true })
    .input(
      z.object({ params: z.strictObject({ id, section: z.enum(MERCHANT_SECTIONS) }), body: sectionBody }),
    )
    .output(saved),
  updateMerchantSchedules: call('POST', '/api/merchants/v3/{id}/update/schedules', {
    ...edit,
    versioned: true,
  })
    .input(z.object({ params: idParams, body: schedulesBody }))
    .output(saved),
  updateMerchantEcommerceSites: call('POST', '/api/merchants/v3/{id}/update/ecommerce-sites', {
    ...edit,
    versioned: true,
  })
    .input(z.object({ params: idParams, body: sitesBody }))
    .output(saved),

  /** A decision of the review, bound to the version that the reviewer saw. A partner's decision takes its undecided stores with it. */
  partnerWorkflowAction: decide('/api/partners/v3/{action}/workflow-status/{id}'),
  merchantWorkflowAction: decide('/api/merchants/v3/{action}/workflow-status/{id}'),
  /** Activate, deactivate, block, close, reject. */
  updatePartnerStatus: setStatus('/api/partners/v3/{id}/status:update'),
  updateMerchantStatus: setStatus('/api/merchants/v3/{id}/status:update'),
  /** Takes Incomplete back: submitted again with the workflow it had, its open remarks withdrawn, its stores with it. */
  takeBackPartner: takeBack('/api/partner-management/take-back/{id}'),
  takeBackMerchant: takeBack('/api/merchants/take-back/{id}'),
  /** Answers a remark that is open, in the place of an earlier answer. */
  answerRemark: call('POST', '/api/partner-management/remarks/{id}/answer', {
    ...edit,
    orOtp: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: z.strictObject({ answer: lines(1000).min(1) }) }))
    .output(envelope(remark)),
  /** Writes what an open remark asks for, by the applicant: nothing but the fields that it opens (domain/applicants/mendable.ts). */
  mendRemark: call('POST', '/api/self-service/remarks/{id}/mend', {
    access: 'otp',
    versioned: true,
    addition: true,
  })
    .input(z.object({ params: idParams, body: z.strictObject({ values: mended }) }))
    .output(saved),
  /** After something was done about every remark: a change in its section, or an answer. */
  resubmitPartner: call('POST', '/api/partner-management/resubmit/{id}', {
    ...edit,
    versioned: true,
    orOtp: true,
    addition: true,
  })
    .input(byId)
    .output(envelope(movedSummary)),
  resubmitMerchant: call('POST', '/api/merchants/resubmit/{id}', {
    ...edit,
    versioned: true,
    orOtp: true,
    addition: true,
  })
    .input(byId)
    .output(envelope(movedSummary)),
  /** Cancels a whole application with its stores, or the one store that `merchantId` names; before what is cancelled is active. */
  cancelApplication: cancel('/api/partner-management/cancel/application', edit),
  cancelApplicationPublic: cancel('/api/partner-management/cancel/application/public', { access: 'otp' }),

  /** What waits for review, the oldest first; `mine` are the caller's claims. */
  getReviewQueue: call('GET', '/api/partner-management/queue', { ...review, addition: true })
    .input(
      z.object({
        query: listQuery(queueFilters, QUEUE_SORTS),
      }),
    )
    .output(listOf(queueRow)),
  /** Takes an application for oneself; 409 with the name of whoever has it. A claim counts for eight hours. */
  claimReview: call('POST', '/api/partner-management/claim', { ...review, addition: true })
    .input(z.object({ body: subject }))
    .output(done),
  releaseReview: call('POST', '/api/partner-management/release', { ...review, addition: true })
    .input(z.object({ body: subject }))
    .output(done),

  listNotes: call('GET', '/api/partner-management/notes/{id}', { ...view, ...internal })
    .input(z.object({ params: idParams, query: listQuery({ merchantId: filter.ids() }, ['id']) }))
    .output(listOf(note)),
  addNote: call('POST', '/api/partner-management/notes/{id}', { ...view, ...internal })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ merchantId: id.nullish(), body: lines(2000).min(1) }),
      }),
    )
    .output(envelope(note)),
  /** What changed on a partner itself, or on one of its stores where `merchantId` names it, newest first. */
  getRecordTimeline: call('GET', '/api/partner-management/timeline/{id}', { ...view, ...internal })
    .input(z.object({ params: idParams, query: listQuery({ merchantId: filter.ids() }, ['id']) }))
    .output(listOf(auditEntry)),
  getPmBusinessAreas: call('GET', '/api/partner-management/business-areas', lookup)
    .input(noInput)
    .output(wholeList(lookupRow)),
  getFinancePartnerTypes: call('GET', '/api/finance-management/partner-types', lookup)
    .input(noInput)
    .output(wholeList(lookupRow)),
};
