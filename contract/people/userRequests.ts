import { z } from 'zod';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { IDENTIFICATION_KINDS } from '#domain/people/identification.ts';
import {
  MOST_DECIDED,
  splitIds,
  USER_REQUEST_KINDS,
  type UserRequestStatus,
  userRequestStatus,
} from '#domain/people/userRequests.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { own } from '../messages/own.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';

const STATUSES = Object.keys(userRequestStatus) as [UserRequestStatus, ...UserRequestStatus[]];
const status = z.enum(STATUSES);
const kind = z.enum(USER_REQUEST_KINDS);

/** What of a request both sides see. */
const asked = {
  id,
  kind,
  status,
  /** The store, the module, the access role or the company account that is asked for, in words; empty for a lost second factor. */
  wanted: z.string(),
  /** Of a request for a module its code, by which the portal names it in the reader's language. */
  moduleCode: named,
  /** Why somebody asks. */
  why: named,
  dtimeCreated: instant,
  dtimeDecided: instant.nullable(),
  /** Why it was rejected. */
  decisionReason: named,
  version,
};

const requestRow = z.object({
  ...asked,
  /** Of a registration the person; else whose account it is. */
  name: z.string(),
  /** The account that it is about; of a registration the one that was made of it. */
  userId: id.nullable(),
  username: named,
  email: named,
  mobileLast4: named,
  partnerId: id.nullable(),
  partnerName: named,
  createdBy: named,
  decidedBy: named,
  /**
   * Why the reader cannot approve it: they asked for it, are meant by it or had a hand in its import (`own`), or neither they nor the person who
   * asked holds what the role opens (`lacks`).
   */
  whyNot: z.enum(['own', 'lacks']).nullable(),
});
export type UserRequestRow = z.infer<typeof requestRow>;

const request = requestRow.extend({
  birthDate: named,
  landlineNumber: named,
  registrationCode: named,
  /** Of who registered with a code: that code, the job title, and what they agreed to. */
  registrationCodeId: id.nullable(),
  jobTitle: named,
  acceptableUseVersion: named,
  privacyPolicyVersion: named,
  dtimeAgreed: instant.nullable(),
  /** Of a registration its stores, none for the whole partner; of a store request that store. */
  merchants: z.array(z.object({ id, merchantName: z.string() })),
  /** Of a lost second factor and a company account: how the requester made sure that it is the person. */
  identification: named,
  /** Of who registered with a code, for those who decide: what kind of ID it is, and which pictures are kept. */
  identificationType: named,
  /** The end of the ID's number; the whole is told when it is asked for. */
  identificationEnd: named,
  /** The last day of the ID's validity, where it has one. */
  dateValidity: named,
  identificationFiles: z.array(
    z.object({ kind: z.enum(IDENTIFICATION_KINDS), name: z.string(), mediaType: z.string() }),
  ),
  /** Of who registered with a code, the modules that they want besides: each becomes a request when the account is made. */
  moduleCodes: z.array(z.string()),
  /** Of one that waits: how many could approve it now, the reader among them; else null. */
  deciders: z.number().int().nullable(),
  /** The import that a registration came by. */
  importId: id.nullable(),
});
export type UserRequest = z.infer<typeof request>;

/** What became of one request of several; `code` is `approved`, `rejected`, or why not, and `message` says that in words. */
const decided = z.object({
  id,
  result: z.enum(['approved', 'rejected', 'refused']),
  code: z.string(),
  message: named,
  /** Whom it was about, where the caller sees it. */
  name: named,
});
export type Decided = z.infer<typeof decided>;

const TOO_MANY = own({
  en: `At most ${MOST_DECIDED.toLocaleString('en')} requests at a time`,
  fil: `Hanggang ${MOST_DECIDED.toLocaleString('en')} hiling lang sa isang beses`,
});
const ids = z
  .string()
  .trim()
  .min(1)
  // A text of more is not cut into its ids first.
  .max(MOST_DECIDED * 25, TOO_MANY)
  .transform(splitIds)
  .pipe(z.array(z.string().max(19)).max(MOST_DECIDED, TOO_MANY));
const why = lineOf(userRequestFields.decisionReason);

export const USER_REQUEST_SORTS = ['dtimeCreated', 'dtimeDecided', 'id'] as const;
export const userRequestFilters = {
  id: filter.ids(),
  /** Part of the name, the mail address or the username. */
  q: filter.text(),
  kind: filter.oneOf(USER_REQUEST_KINDS),
  status: filter.oneOf(STATUSES),
  partnerId: filter.ids(),
  dtimeCreated: filter.days(),
  /** What the reader may approve: pending, not their own, and nothing that neither they nor the person who asked holds. */
  waiting: filter.flag(),
};

const view = {
  ...any('UR_VIEW', 'UR_EDIT'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
const decide = { ...any('UR_EDIT'), userType: 'INTERNAL' } as const satisfies CallMeta;

/** Requests for accounts, stores and modules, as staff decide on them. */
export const userRequests = {
  listUserRequests: call('GET', '/api/user-account/requests', view)
    .input(z.object({ query: listQuery(userRequestFilters, USER_REQUEST_SORTS) }))
    .output(listOf(requestRow)),
  getUserRequest: call('GET', '/api/user-account/requests/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(request)),
  /** The picture of the ID, or the selfie, of somebody who registers; each look is kept. */
  viewIdentification: call('GET', '/api/user-account/requests/{id}/identification/{kind}', {
    ...decide,
    addition: true,
    inView: 'file',
    heavy: 'preview',
  })
    .input(z.object({ params: z.strictObject({ id, kind: z.enum(IDENTIFICATION_KINDS) }) }))
    .output(z.file()),
  /** The number of the ID that somebody registers with; each look is kept. */
  revealIdentification: call('POST', '/api/user-account/requests/{id}/reveal-identification', {
    ...decide,
    proof: 'money',
    addition: true,
    keyless: true,
  })
    .input(z.object({ params: idParams }))
    .output(envelope(z.object({ number: named }))),
  /** Gives what was asked for; a registration becomes an account whose person is invited. */
  approveUserRequest: call('POST', '/api/user-account/{id}/approve-request', { ...decide, proof: 'approval' })
    .input(z.object({ params: idParams }))
    .output(envelope(request)),
  /** The same of up to 1,000, each by itself: what is refused keeps no other from its approval. */
  approveUserRequests: call('POST', '/api/user-account/approve-requests', {
    ...decide,
    heavy: true,
    proof: 'approval',
  })
    .input(z.object({ body: z.strictObject({ ids }) }))
    .output(wholeList(decided)),
  rejectUserRequests: call('POST', '/api/user-account/reject-requests', {
    ...decide,
    heavy: true,
    proof: 'approval',
  })
    .input(z.object({ body: z.strictObject({ ids, reason: why }) }))
    .output(wholeList(decided)),
};
