import { z } from 'zod';
import { REGISTRATION_STATUS } from '#domain/people/newUser.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, id, idParams, instant, noInput, wholeList } from '../envelope.ts';
import { line } from '../line.ts';
import { filter } from '../list.ts';
import { named } from '../shapes/code.ts';
import { newUserBody } from '../shapes/newUser.ts';
import { user } from './users.ts';

/** Where an invitation went, and until when it is open. */
const invited = z.object({ user, sentTo: z.array(z.enum(['email', 'sms'])), dtimeExpires: instant });
export type Invited = z.infer<typeof invited>;

const staffPost = z.object({
  /** The name of an enabled role of staff. */
  role: z.string(),
  /** What it opens, without what follows from its name. */
  permissions: z.array(z.string()),
  /** What of it the caller does not hold: then the role is asked for, and somebody who holds that gives it. */
  lacks: z.array(z.string()),
});

const token = z.string().min(20).max(200);
/** Each is a message to somebody's phone. */
const INVITES_A_MINUTE = 20;
/** As often as somebody corrects an address; whoever tries out addresses soon stands still. */
const CHECKS_A_MINUTE = 30;
const open = {
  access: 'anyone',
  keyless: true,
  addition: true,
  ownTransaction: true,
} as const satisfies CallMeta;
const invite = { ...any('UR_CREATE', 'UR_EDIT'), addition: true } as const satisfies CallMeta;

export const invitations = {
  /**
   * Makes an account that waits for its person, and sends the invitation: with a session of somebody who may make accounts. Without
   * one it takes a registration code and a proved mobile number, and asks for an account.
   */
  registerUserV2: call('POST', '/api/user/v2/register', { access: 'anyone', keyless: true })
    .input(z.object({ body: newUserBody }))
    .output(
      envelope(
        z.union([
          invited.extend({
            /** Codes of the modules outside of the role, which wait for somebody to decide. */
            askedModules: z.array(z.string()),
            /** Names of roles of staff, which wait for a second person. */
            askedRoles: z.array(z.string()),
          }),
          z.object({ status: z.literal(REGISTRATION_STATUS.byCode), partnerName: z.string() }),
        ]),
      ),
    ),
  /** Partners that people may be invited to, or whose rows a view of a role may show, by part of name or code; 20 at most. */
  findPartnersToInvite: call('GET', '/api/user-account/partners', {
    ...any('UR_CREATE', 'UR_VIEW', 'UM_VIEW_ACCESS_ROLE'),
    userType: 'INTERNAL',
    addition: true,
  })
    .input(z.object({ query: z.strictObject({ q: line(200).min(1).optional(), hasCode: filter.flag() }) }))
    .output(wholeList(z.object({ id, name: z.string(), code: named }))),
  /** What staff may be made, as far as the caller gives it. */
  listStaffPosts: call('GET', '/api/user-account/staff-posts', {
    ...any('UR_CREATE', 'UR_EDIT'),
    userType: 'INTERNAL',
    addition: true,
  })
    .input(noInput)
    .output(wholeList(staffPost)),
  /** Modules that may be asked for besides a role, when somebody is invited. */
  listAskableModules: call('GET', '/api/user-account/askable-modules', {
    ...any('UR_CREATE', 'UR_EDIT'),
    addition: true,
  })
    .input(z.object({ query: z.strictObject({ isExternal: z.enum(['true', 'false']).default('true') }) }))
    .output(wholeList(z.object({ moduleCode: z.string(), moduleName: z.string() }))),
  /** Whether nobody of a partner, or of the staff without one, has an account with a mail address. Of other partners nothing is told. */
  checkNewEmail: call('POST', '/api/user-account/check-email', {
    ...any('UR_CREATE'),
    addition: true,
    keyless: true,
    perUser: CHECKS_A_MINUTE,
  })
    .input(z.object({ body: newUserBody.pick({ partnerId: true, emailAddress: true }) }))
    .output(envelope(z.object({ isAvailable: z.boolean() }))),
  /** Sends another invitation; the one before it counts no more. */
  resendInvitation: call('POST', '/api/user-account/{id}/invite', { ...invite, perUser: INVITES_A_MINUTE })
    .input(z.object({ params: idParams }))
    .output(envelope(invited)),
  /** Takes an invitation back: the account is closed, its address free again. */
  cancelInvitation: call('POST', '/api/user-account/{id}/cancel-invitation', { ...invite, versioned: true })
    .input(z.object({ params: idParams }))
    .output(envelope(user)),
  /** Who is invited by a token, with a username that is free. Looking does not use it up. */
  lookInvitation: call('POST', '/api/user/invitation', open)
    .input(z.object({ body: z.strictObject({ token }) }))
    .output(
      envelope(
        z.object({
          firstName: z.string(),
          partnerName: z.string().nullable(),
          suggestedUsername: z.string(),
          dtimeExpires: instant,
        }),
      ),
    ),
  /** Chooses username and password, once. The account is active then and its person may sign in. */
  acceptInvitation: call('POST', '/api/user/invitation/accept', { ...open, ownLimit: true })
    .input(
      z.object({
        body: z.strictObject({ token, username: line(60).min(1), newPassword: z.string().min(1).max(200) }),
      }),
    )
    .output(envelope(z.object({ username: z.string() }))),
};
