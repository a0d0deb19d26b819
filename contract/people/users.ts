import { z } from 'zod';
import { userFields } from '#domain/fields/user.ts';
import { SECOND_FACTORS } from '#domain/signIn/secondFactor.ts';
import { type UserStatus, userStatus } from '#domain/status.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { line } from '../line.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { userDetails } from '../session.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';

/** The lists of accounts: staff, people of partners, and those who have not accepted their invitation yet. */
export const USER_LISTS = ['internal', 'external', 'pending'] as const;
export type UserList = (typeof USER_LISTS)[number];
const STATUSES = Object.keys(userStatus) as [UserStatus, ...UserStatus[]];

/** What one person alone did to an account: made it, took its password or device away, gave it a role. */
const tie = z.object({
  cause: z.enum(['made', 'reset', 'rights']),
  /** Their username; null of an account that is from before two people were asked for. */
  by: named,
  at: instant,
});
/** What an account signs in by at the company's identity provider. */
const identity = z.object({
  /** The provider's name for the person, `sub`. */
  subject: z.string(),
  at: instant,
  /** Username of the person who approved it. */
  by: z.string(),
});
const store = z.object({ id, merchantName: z.string(), isPrimary: z.boolean() });
const userRow = z.object({
  id,
  /** The full name. */
  name: z.string(),
  /** Null until somebody who was invited has chosen one. */
  username: named,
  type: userDetails.shape.type,
  /** Locked is an active account after failed sign-ins, until `lockedUntil`. */
  status: z.enum(STATUSES),
  lockedUntil: instant.nullable(),
  roles: z.array(z.string()),
  accessLevel: userDetails.shape.accessLevel,
  partnerId: id.nullable(),
  partnerName: named,
  primaryStore: named,
  storeCount: z.number().int(),
  email: named,
  mobileLast4: named,
  dtimeSignedIn: instant.nullable(),
  createdBy: named,
  dtimeCreated: instant,
  updatedBy: named,
  dtimeUpdated: instant,
});
export type UserRow = z.infer<typeof userRow>;

export const user = userRow.extend({
  firstName: z.string(),
  middleName: named,
  lastName: z.string(),
  birthDate: named,
  landlineNumber: named,
  employeeCode: named,
  personId: named,
  registrationCode: named,
  /** What somebody of a partner is. */
  jobTitle: named,
  /** What a sign-in asks for besides the password. */
  secondFactor: z.enum(SECOND_FACTORS),
  /** For staff: the person at the identity provider who opens the account too; null where it is bound to none. */
  identity: identity.nullable(),
  /** For staff: why it was suspended. */
  statusReason: named,
  merchants: z.array(store),
  /** The roles by name; a disabled one gives nothing. */
  accessRoles: z.array(z.object({ id, role: z.string(), isEnabled: z.boolean() })),
  /** Until when the invitation is open that was sent last; null where none is. */
  dtimeInvitationEnds: instant.nullable(),
  /**
   * For staff: what makes the account one person with the one who did it, until somebody else confirms it; and an account from the time
   * before confirmations that nobody has looked at yet.
   */
  ties: z.array(tie),
  /** Whether the reader, a second person who is independent of it, may confirm it now. */
  isConfirmable: z.boolean(),
  version,
});
export type User = z.infer<typeof user>;

export const permissionOfUser = z.object({
  permission: z.string(),
  /** What gives it: a module by a role, a role by its name, or the kind of user; empty when it is not held. */
  because: z.array(
    z.object({ kind: z.enum(['module', 'role', 'userType']), name: z.string(), role: z.string().optional() }),
  ),
  /** What would give it when it is not held, or stands against it. */
  lacks: z.array(
    z.object({
      kind: z.enum(['module', 'off', 'offBesides', 'role', 'type', 'without']),
      name: z.string(),
    }),
  ),
});
export type PermissionOfUser = z.infer<typeof permissionOfUser>;

export const userSession = z.object({
  id: z.string(),
  /** The User-Agent header at sign-in. */
  agent: named,
  dtimeStarted: instant,
  dtimeUsed: instant,
  dtimeExpires: instant,
  /** The session that asks. */
  isThis: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

export const SIGN_IN_EVENTS = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOGOUT',
  'PASSWORD_CHANGED',
  'OTP_FAILED',
  'SESSION_REUSE',
  'SESSION_ENDED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_LOST',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'RECOVERY_CODES_MADE',
  'RECOVERY_CODE_USED',
  'IDENTITY_BOUND',
  'IDENTITY_UNBOUND',
] as const;
const signInRow = z.object({
  id,
  what: z.enum(SIGN_IN_EVENTS),
  at: instant,
  agent: named,
  address: named,
});
export type SignInRow = z.infer<typeof signInRow>;

export const USER_SORTS = ['name', 'username', 'dtimeSignedIn', 'dtimeCreated', 'id'] as const;
export const userFilters = {
  id: filter.ids(),
  /** Part of a name, a username, a mail address, a whole mobile number in any form or its last four digits, or of the name or code of a store. */
  q: filter.text(),
  status: filter.oneOf(STATUSES),
  role: filter.text(),
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  dtimeSignedIn: filter.days(),
  hasSignedIn: filter.flag(),
  /** Whether nobody independent has confirmed it yet, of accounts that one person made alone or that are from before. */
  isUnconfirmed: filter.flag(),
};
export const SIGN_IN_SORTS = ['at', 'id'] as const;
const signInFilters = { what: filter.oneOf(SIGN_IN_EVENTS), at: filter.days() };
/** The server says whose sign-ins; the call has it in its path. */
export const signInsOfUser = { ...signInFilters, userId: z.string().max(19) };

const amount = z.number().int();
const leftBehind = z.object({
  /** Applications that the account has under review. */
  claims: amount,
  /** Forms that it has begun. */
  forms: amount,
  /** Stores and modules that it asked for. */
  requests: amount,
  /** Changes that it asked a second person for. */
  changes: amount,
});
export type LeftBehind = z.infer<typeof leftBehind>;
/** What became of it: reviews and forms of the successor, reviews that are back in the queue, requests and changes that ended. */
const leftDone = leftBehind.extend({ released: amount });
export type LeftDone = z.infer<typeof leftDone>;

const userModule = z.object({
  moduleId: z.string(),
  moduleCode: z.string(),
  moduleName: z.string(),
  responsibilities: z.array(
    z.object({ permission: z.string(), name: z.string(), eventType: z.enum(['VIEW', 'CREATE', 'EDIT']) }),
  ),
});
export type UserModule = z.infer<typeof userModule>;

const userSalesroom = z.object({
  merchantId: id,
  partnerId: id,
  code: z.string(),
  name: z.string(),
  /** "name - code". */
  label: z.string(),
});
const modules = (path: `/api/${string}`) =>
  call('GET', path, { access: 'session' }).input(z.object({})).output(wholeList(userModule));

const view = { ...any('UR_VIEW'), addition: true } as const satisfies CallMeta;
const watch = { ...view, userType: 'INTERNAL' } as const satisfies CallMeta;
const edit = { ...any('UR_EDIT'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;

export const users = {
  /** Stores of the user's scope, of one partner and by part of name or code where given, 1,000 at most. */
  getSalesrooms: call('GET', '/api/user/salesrooms', { access: 'session' })
    .input(z.object({ query: z.strictObject({ q: line(200).min(1).optional(), partnerId: id.optional() }) }))
    .output(wholeList(userSalesroom)),
  /** Every module, as before there were two lists. */
  getUserModules: modules('/api/user/modules'),
  /** Modules of the portal itself; the wizard for new accounts offers them as features. */
  getUserModulesV2: modules('/api/user/v2/modules'),
  /** Modules of products, its other features. */
  getProductModules: modules('/api/user/modules/products'),
  /** Accounts; `internal` and `pending` are not found for people of partners. */
  listUsers: call('GET', '/api/user-account/list/{type}', view)
    .input(
      z.object({
        params: z.strictObject({ type: z.string().max(20) }),
        query: listQuery(userFilters, USER_SORTS),
      }),
    )
    .output(listOf(userRow)),
  getUser: call('GET', '/api/user-account/{id}', view)
    .input(z.object({ params: idParams }))
    .output(envelope(user)),
  /** Every permission there is: what gives it to this user, or what would. */
  getUserAccess: call('GET', '/api/user-account/{id}/access', view)
    .input(z.object({ params: idParams }))
    .output(wholeList(permissionOfUser)),
  /** The whole mobile number of a user; who looked is recorded, each time. The answer is kept nowhere. */
  revealUser: call('POST', '/api/user-account/{id}/reveal', { ...view, keyless: true, proof: 'money' })
    .input(z.object({ params: idParams }))
    .output(envelope(z.object({ mobileNumber: named }))),
  listUserSessions: call('GET', '/api/user-account/{id}/sessions', watch)
    .input(z.object({ params: idParams }))
    .output(wholeList(userSession)),
  listSignIns: call('GET', '/api/user-account/{id}/sign-ins', watch)
    .input(z.object({ params: idParams, query: listQuery(signInFilters, SIGN_IN_SORTS) }))
    .output(listOf(signInRow)),
  /** Ends one session of a user, or all of them; answers how many. */
  endUserSessions: call('POST', '/api/user-account/{id}/end-sessions', edit)
    .input(
      z.object({ params: idParams, body: z.strictObject({ sessionId: z.uuid().optional() }).optional() }),
    )
    .output(envelope(z.object({ ended: z.number().int() }))),
  /** Nobody can sign in to it any more; its sessions end. */
  suspendUser: call('POST', '/api/user-account/{id}/suspend', { ...edit, versioned: true })
    .input(z.object({ params: idParams, body: z.strictObject({ reason: lineOf(userFields.statusReason) }) }))
    .output(envelope(user)),
  /** What an account would leave behind. */
  getLeftBehind: call('GET', '/api/user-account/{id}/left-behind', edit)
    .input(z.object({ params: idParams }))
    .output(envelope(leftBehind)),
  /**
   * Takes the account of somebody who leaves out of use in one step, and hands over or ends what it leaves behind; only to a successor who
   * sees at least what they see.
   */
  leaveUser: call('POST', '/api/user-account/{id}/leave', { ...edit, versioned: true })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ reason: lineOf(userFields.statusReason), successorId: id.optional() }),
      }),
    )
    .output(envelope(z.object({ user, done: leftDone }))),
  reactivateUser: call('POST', '/api/user-account/{id}/reactivate', {
    ...edit,
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams }))
    .output(envelope(user)),
  /** Confirms that it is a person of their own, whom nobody else acts for. */
  confirmUser: call('POST', '/api/user-account/{id}/confirm', {
    ...edit,
    versioned: true,
    proof: 'approval',
  })
    .input(z.object({ params: idParams }))
    .output(envelope(user)),
  /** The old password counts no more, all sessions end, and the user is sent a link to set a new one. */
  resetUserPassword: call('POST', '/api/user-account/{id}/reset-password', { ...edit, proof: 'money' })
    .input(z.object({ params: idParams }))
    .output(envelope(z.object({ sentTo: z.array(z.enum(['email', 'sms'])), dtimeExpires: instant }))),
};
