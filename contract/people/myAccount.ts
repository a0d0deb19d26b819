import { z } from 'zod';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { type UserRequestStatus, userRequestStatus } from '#domain/people/userRequests.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { line } from '../line.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { named } from '../shapes/code.ts';
import { optionalLineOf } from '../shapes/lineOf.ts';
import { user } from './users.ts';

const STATUSES = Object.keys(userRequestStatus) as [UserRequestStatus, ...UserRequestStatus[]];
const KINDS = ['store', 'module'] as const;

const myRequest = z.object({
  id,
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  /** The store or the module. */
  wanted: z.string(),
  /** Of a module its code. */
  moduleCode: named,
  why: named,
  dtimeCreated: instant,
  dtimeDecided: instant.nullable(),
  /** Why it was rejected. */
  decisionReason: named,
  version,
});
export type MyRequest = z.infer<typeof myRequest>;

const store = z.object({ merchantId: id, code: named, merchantName: z.string() });

/** What somebody has of a module: by a role, switched off, given besides, asked for, or open to be asked for. */
const MODULE_STATES = ['on', 'off', 'granted', 'asked', 'open'] as const;
const moduleOfMine = z.object({
  moduleCode: z.string(),
  moduleName: z.string(),
  state: z.enum(MODULE_STATES),
});
export type ModuleOfMine = z.infer<typeof moduleOfMine>;

const persons = user
  .pick({
    name: true,
    username: true,
    email: true,
    mobileLast4: true,
    partnerName: true,
    jobTitle: true,
    roles: true,
    accessLevel: true,
  })
  .extend({
    /** The stores that one works in; none for the whole partner. */
    salesroomDetails: z.array(store.extend({ isPrimary: z.boolean() })),
    moduleDetails: z.array(moduleOfMine),
  });
export type MyAccount = z.infer<typeof persons>;

export const MY_REQUEST_SORTS = ['dtimeCreated', 'id'] as const;
export const myRequestFilters = { kind: filter.oneOf(KINDS), status: filter.oneOf(STATUSES) };

const MOST_ASKED = 50;
const why = optionalLineOf(userRequestFields.why);
const mine = { ...any('MA_VIEW'), inView: 'own' } as const satisfies CallMeta;
const added = { ...mine, addition: true } as const satisfies CallMeta;
const asks = { ...added, perUser: 30 } as const;

/** One's own account at a partner, and what one asks for. */
export const myAccount = {
  getMyAccountPersons: call('GET', '/api/my-account/persons', mine)
    .input(z.object({}))
    .output(envelope(persons)),
  /** Stores of the own partner that trade and are not one's own yet, by part of name or code; 20 at most. */
  findMyStores: call('GET', '/api/my-account/stores', added)
    .input(z.object({ query: z.strictObject({ q: line(200).min(1).optional() }) }))
    .output(wholeList(store)),
  listMyRequests: call('GET', '/api/my-account/requests', added)
    .input(z.object({ query: listQuery(myRequestFilters, MY_REQUEST_SORTS) }))
    .output(listOf(myRequest)),
  /** Asks for stores, each a request of its own. */
  requestStores: call('POST', '/api/my-account/store-requests', asks)
    .input(z.object({ body: z.strictObject({ merchantIds: z.array(id).min(1).max(MOST_ASKED), why }) }))
    .output(wholeList(myRequest)),
  /** Asks for modules, each a request of its own; what of them looks at something is given. */
  requestModules: call('POST', '/api/my-account/module-requests', asks)
    .input(
      z.object({
        body: z.strictObject({ moduleCodes: z.array(z.string().max(60)).min(1).max(MOST_ASKED), why }),
      }),
    )
    .output(wholeList(myRequest)),
  /** Takes a pending request back; the same may be asked for again. */
  cancelMyRequest: call('POST', '/api/my-account/requests/{id}/cancel', { ...added, versioned: true })
    .input(z.object({ params: idParams }))
    .output(envelope(myRequest)),
};
