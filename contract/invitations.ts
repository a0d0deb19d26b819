import { z } from 'zod';
import { REGISTRATION_STATUS } from '#domain/people/newUser.ts';
import { any, type CallMeta, call } from './call.ts';
import { envelope, id, idParams, instant } from './envelope.ts';
import { line } from './line.ts';
import { day } from './shapes/code.ts';
import { fullNameInput } from './shapes/contactPerson.ts';
import { email, mobile, optionalLandline } from './shapes/mobile.ts';
import { user } from './users.ts';

const MOST_STORES = 200;

const moduleChoice = z.strictObject({
  moduleId: z.string().max(60).optional(),
  moduleCode: z.string().max(60),
  moduleName: z.string().max(120).optional(),
  /** False: none of its responsibilities, though the role has them. */
  isEnabled: z.boolean(),
});

/** A new account, as whoever may make some sends it. Of status, partnerLevel and createdBy the server makes its own. */
export const newUserBody = z.strictObject({
  /** Null for staff; people of a partner make accounts of their own partner alone. */
  partnerId: id.nullish(),
  /** Where it is given, exactly the partner. */
  partnerIds: z.array(id).max(1).optional(),
  fullName: fullNameInput,
  birthDate: day,
  contactNumber: z.strictObject({ mobile, landline: optionalLandline }),
  emailAddress: email,
  registrationCode: line(20).nullish(),
  status: z.literal(REGISTRATION_STATUS.byStaff).optional(),
  /** The name of a job title; for staff that of an access role. */
  jobTitle: line(80).min(1),
  partnerLevel: z.boolean().optional(),
  createdBy: z.string().max(60).nullish(),
  merchants: z
    .array(z.strictObject({ merchantId: id, primary: z.boolean() }))
    .max(MOST_STORES)
    .default([]),
  moduleRequests: z.array(moduleChoice).max(60).default([]),
});
export type NewUserBody = z.output<typeof newUserBody>;

/** Where an invitation went, and until when it is open. */
const invited = z.object({ user, sentTo: z.array(z.enum(['email', 'sms'])), dtimeExpires: instant });
export type Invited = z.infer<typeof invited>;

const token = z.string().min(20).max(200);
const open = { access: 'anyone', keyless: true, addition: true } as const satisfies CallMeta;
const invite = { ...any('UR_CREATE', 'UR_EDIT'), addition: true } as const satisfies CallMeta;

export const invitations = {
  /** Makes an account that waits for its person, and sends the invitation: with a session of somebody who may make accounts. */
  registerUserV2: call('POST', '/api/user/v2/register', { access: 'anyone', keyless: true })
    .input(z.object({ body: newUserBody }))
    .output(envelope(invited)),
  /** Sends another invitation; the one before it counts no more. */
  resendInvitation: call('POST', '/api/user-account/{id}/invite', invite)
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
  acceptInvitation: call('POST', '/api/user/invitation/accept', {
    ...open,
    ownTransaction: true,
    ownLimit: true,
  })
    .input(
      z.object({
        body: z.strictObject({ token, username: line(60).min(1), newPassword: z.string().min(1).max(200) }),
      }),
    )
    .output(envelope(z.object({ username: z.string() }))),
};
