import { z } from 'zod';
import { APPLICATION_STATUSES, WORKFLOW_STATUSES } from '#domain/review/applicationStatus.ts';
import { REMARK_STATES } from '#domain/review/remarkState.ts';
import { id, instant, version } from '../envelope.ts';
import { merchantRow } from '../merchants.ts';
import { applicationState } from '../partners.ts';
import { address } from './address.ts';
import { bankAccount } from './bankAccount.ts';
import { contactPerson } from './contactPerson.ts';
import { documentRow } from './documentRow.ts';

const named = z.string().nullable();

/** Why something is incomplete, for the applicant: a section, a field or document of it, and the words; and what was done about it. */
export const remark = z.object({
  id,
  merchantId: id.nullable(),
  /** Name of that store. */
  merchantName: named,
  section: z.string(),
  field: named,
  message: z.string(),
  createdBy: named,
  dtimeCreated: instant,
  /** Open, or what clears it: a change of what its section held when it was made, or an answer. */
  state: z.enum(REMARK_STATES),
  answer: named,
  answeredBy: named,
  dtimeAnswered: instant.nullable(),
  /** When it was settled: handed in again, withdrawn, or decided. */
  dtimeResolved: instant.nullable(),
});
export type Remark = z.infer<typeof remark>;

/** Who moved it when, and why; which reasons people outside are told says domain/seenFromOutside. */
const event = z.object({
  id,
  merchantId: id.nullable(),
  action: z.string(),
  fromStatus: z.enum(APPLICATION_STATUSES).nullable(),
  toStatus: z.enum(APPLICATION_STATUSES),
  fromWorkflow: z.enum(WORKFLOW_STATUSES).nullable(),
  toWorkflow: z.enum(WORKFLOW_STATUSES).nullable(),
  reason: named,
  /** What the people of the record were told when it was made inactive, blocked or closed; null is a plain sentence. */
  told: named,
  createdBy: named,
  dtimeCreated: instant,
});
export type ApplicationEvent = z.infer<typeof event>;

/** Another record with the same TIN and branch; `store` names the store of the application that has it, none is the record itself. */
const sameTin = z.object({
  record: z.enum(['partner', 'merchant']),
  id,
  partnerId: id,
  name: z.string(),
  store: named,
});
export type SameTin = z.infer<typeof sameTin>;

/** The head of an application: what it is, who applied, where it stands, who has it, what is open. */
export const summary = applicationState.extend({
  id,
  name: z.string(),
  /** Of a partner its own; a store's tell whose it is. */
  partnerId: id,
  partnerName: z.string(),
  partnerStatus: z.enum(APPLICATION_STATUSES),
  hsisCode: named,
  tinNumber: named,
  businessEntity: named,
  dtiRegistrationNumber: named,
  secRegistrationNumber: named,
  dateApplied: instant.nullable(),
  appliedBy: named,
  mobile: named,
  email: named,
  registrationCode: named,
  /** Who handed it in again last, and when; who applied and when stay as they are. */
  resubmittedBy: named,
  dtimeResubmitted: instant.nullable(),
  editedBy: named,
  dtimeEdited: instant.nullable(),
  decidedBy: named,
  dtimeDecided: instant.nullable(),
  dtimeClaimed: instant.nullable(),
  dtimeUpdated: instant,
  updatedBy: named,
  counts: z.object({
    merchants: z.number().int(),
    documents: z.number().int(),
    associates: z.number().int(),
    representatives: z.number().int(),
    pendingApprovals: z.number().int(),
    /** What staff noted, of a partner also of its stores; null for everybody else. */
    notes: z.number().int().nullable(),
  }),
  missingDocuments: z.array(z.string()),
  /** For staff, who settle it before they approve; empty for everybody else. At most 20. */
  sameTins: z.array(sameTin),
  /**
   * For a reviewer, of what is still to be approved or made active: whether their hands are in it, so that they cannot let it pass,
   * and how many others can. Null for everybody else.
   */
  passing: z.object({ hasOwnHands: z.boolean(), others: z.number().int() }).nullable(),
  /** What is open; under review after it was handed in again, what came of what was asked for. */
  remarks: z.array(remark),
  events: z.array(event),
  version,
});
export type ApplicationSummary = z.infer<typeof summary>;
/** One of the stores that were handed in under a number of their own, to a partner that is there. */
const branch = z.object({
  id,
  merchantName: z.string(),
  city: named,
  province: named,
  status: z.enum(APPLICATION_STATUSES),
  workflowStatus: z.enum(WORKFLOW_STATUSES).nullable(),
  dtimeSubmitted: instant.nullable(),
  dtimeResubmitted: instant.nullable(),
  version,
});
export type Branch = z.infer<typeof branch>;
/**
 * What a reference number is of: a partner's application, or stores that were added to a partner later. Of those `branches` tells where
 * they stand, at most 500; the number, the remarks and the history are then theirs, all else is the partner's.
 */
export const tracked = summary.extend({ branches: z.array(branch) });
/** After a move: how many stores went along with their partner. */
export const movedSummary = summary.extend({ merchantsMoved: z.number().int() });
export type MovedSummary = z.infer<typeof movedSummary>;

export const businessSection = z.object({
  id,
  name: z.string(),
  businessEntity: named,
  tinNumber: named,
  dtiRegistrationNumber: named,
  secRegistrationNumber: named,
  vatType: named,
  addresses: z.array(address),
  contactPersons: z.array(contactPerson),
  remarks: z.array(remark),
  version,
});
export const bankSection = z.object({
  id,
  bankDetails: z.array(bankAccount),
  authorizedSignatory: contactPerson.nullable(),
  remarks: z.array(remark),
  version,
});
export const documentSection = z.object({
  id,
  list: z.array(documentRow),
  required: z.array(z.string()),
  missing: z.array(z.string()),
  remarks: z.array(remark),
  version,
});
export const merchantSection = merchantRow.extend({
  /** Whether it has its partner's account, and its partner's people, and none of its own. */
  isSameBank: z.boolean(),
  isSameContact: z.boolean(),
  remarks: z.array(remark),
  version,
});
