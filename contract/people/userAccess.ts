import { z } from 'zod';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams } from '../envelope.ts';
import { line } from '../line.ts';
import { named } from '../shapes/code.ts';
import { lineOf } from '../shapes/lineOf.ts';
import { moduleRequests, storeChoices } from '../shapes/newUser.ts';
import { user } from './users.ts';

const MOST_ROLES = 20;

/** What an account is to have, as a whole. Modules that are not named stay as they are. */
export const accessBody = z.strictObject({
  /** Of somebody of a partner the name of a job title, which brings the role; without one the roles stay. Never for staff. */
  jobTitle: line(80).min(1).nullish(),
  /** Of staff the names of all roles, those that wait for a second person among them. Never for people of partners. */
  roles: z.array(line(80).min(1)).min(1).max(MOST_ROLES).optional(),
  merchants: storeChoices,
  moduleRequests,
});
export type AccessBody = z.output<typeof accessBody>;
export type AccessInput = z.input<typeof accessBody>;

const userPost = z.object({
  user,
  assignment: z.enum(ASSIGNMENTS).nullable(),
  /** Codes of modules that the roles open and that are switched off, that were granted besides, and that are asked for. */
  off: z.array(z.string()),
  granted: z.array(z.string()),
  askedModules: z.array(z.string()),
  /** Names of roles that wait for a second person. */
  askedRoles: z.array(z.string()),
  /** What the roles open, without what follows from their names; also what is switched off. */
  permissions: z.array(z.string()),
});
export type UserPost = z.infer<typeof userPost>;

const names = z.array(z.string());
const accessDone = z.object({
  /** Codes of permissions. */
  gains: names,
  loses: names,
  /** Names of stores. */
  storesGained: names,
  storesLost: names,
  /** From their stores to the whole partner, or back. */
  reach: z.enum(['wider', 'narrower', 'same']),
  /** Whether something is taken away, so that whoever is signed in is so no more. */
  signsOut: z.boolean(),
  sessionsEnded: z.number().int(),
  /** Whether any role is left: where all of them wait for a second person, none is until it is decided. */
  hasRole: z.boolean(),
  /** Whether the person is told: somebody who has not accepted the invitation yet is not. */
  isTold: z.boolean(),
  /** Names of roles and codes of modules that were asked for now: somebody else decides. */
  askedRoles: names,
  askedModules: names,
});
export type AccessDone = z.infer<typeof accessDone>;

const lost = z.object({
  requestId: id,
  /** What a sign-in asks for afterwards besides the password. */
  fallsBackTo: z.enum(['sms', 'setUp', 'none']),
  mobileLast4: named,
});

const edit = { ...any('UR_EDIT'), userType: 'INTERNAL', addition: true } as const satisfies CallMeta;
const body = accessBody;

/** What an account may do, as it is changed after it was invited. */
export const userAccess = {
  /** What a change begins with. */
  getUserPost: call('GET', '/api/user-account/{id}/post', edit)
    .input(z.object({ params: idParams }))
    .output(envelope(userPost)),
  /** What a change would do; nothing is done. */
  previewUserAccess: call('POST', '/api/user-account/{id}/preview-access', {
    ...edit,
    keyless: true,
    versioned: true,
  })
    .input(z.object({ params: idParams, body }))
    .output(envelope(accessDone)),
  /** Changes job title or roles, stores and modules; what takes something away ends the person's sessions. */
  changeUserAccess: call('POST', '/api/user-account/{id}/change-access', {
    ...edit,
    versioned: true,
    proof: 'money',
  })
    .input(z.object({ params: idParams, body }))
    .output(envelope(z.object({ user, done: accessDone }))),
  /** Asks a second person to take the second factor of an account away whose device is lost. */
  askFactorReset: call('POST', '/api/user-account/{id}/lost-factor', edit)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          reason: lineOf(userRequestFields.decisionReason),
          identification: lineOf(userRequestFields.identification),
        }),
      }),
    )
    .output(envelope(lost)),
  /** Asks a second person to let somebody at the company's identity provider sign in to an account of staff. */
  askIdentity: call('POST', '/api/user-account/{id}/identity', edit)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          subject: lineOf(userRequestFields.identitySubject),
          reason: lineOf(userRequestFields.decisionReason),
          identification: lineOf(userRequestFields.identification),
        }),
      }),
    )
    .output(envelope(z.object({ requestId: id }))),
  /** Unlinks the account, and ends the sessions that began by it. */
  unbindIdentity: call('DELETE', '/api/user-account/{id}/identity', { ...edit, versioned: true })
    .input(z.object({ params: idParams }))
    .output(envelope(user)),
};
