import { z } from 'zod';
import { any, CODES_PER_ADDRESS, call } from './call.ts';
import { done, envelope, noInput, wholeList } from './envelope.ts';
import { line } from './line.ts';
import { numberProof } from './shapes/newUser.ts';
import { passkeyAnswer, passkeyOptions } from './shapes/passkey.ts';

const username = line(60).min(1);
const password = z.string().min(1).max(200);
const otp = z.string().trim().max(12);
const challengeId = z.uuid();

/** What the portal keeps about the person who signed in (specification §3, User details). */
export const userDetails = z.object({
  userId: z.string(),
  username: z.string(),
  fullName: z.string(),
  type: z.enum(['INTERNAL', 'EXTERNAL']),
  roles: z.array(z.string()),
  moduleAccessibility: z.array(z.string()),
  /** Module and derived permissions, as the server will decide. */
  permissions: z.array(z.string()),
  accessLevel: z.enum(['ALL', 'PARTNER', 'MERCHANT']),
  personId: z.string().nullable(),
  registrationCode: z.string().nullable(),
  partnerId: z.string().nullable(),
  partnerName: z.string().nullable(),
  merchantId: z.string().nullable(),
  merchantName: z.string().nullable(),
  locationId: z.string().nullable(),
  locationName: z.string().nullable(),
  employeeCode: z.string().nullable(),
  partnerBrandFlag: z.boolean(),
  deviceId: z.string().nullable(),
  mobileLast4: z.string().nullable(),
  /** How many stores the person works in, where those are several. */
  merchantCount: z.number().int().optional(),
  /** A second factor has to be set up first: until then every other call answers 403 `factor_needed`. */
  factorNeeded: z.literal(true).optional(),
  /** For administrators of access roles alone: what is not set, so that messages do not go out. */
  missingGateways: z.array(z.enum(['SMTP_URL', 'SMS_URL'])).optional(),
});
export type UserDetails = z.infer<typeof userDetails>;

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the access token ends. */
  expiresIn: z.number().int(),
  user: userDetails,
  /** The user's settings, so that the portal begins without asking for them. */
  preferences: z.record(z.string(), z.unknown()),
});
export type Tokens = z.infer<typeof tokens>;

/** The code was sent to that number, the user's authenticator app shows it, or a passkey signs it; a recovery code does as well. */
const challenge = z.object({
  challengeId: z.string(),
  mobileLast4: z.string(),
  way: z.enum(['sms', 'app', 'passkey']),
  /** Of a passkey: what the browser is asked with. */
  options: passkeyOptions.optional(),
});

/** A code that was typed, or what a passkey has signed. */
const codeOrPasskey = [
  z.strictObject({ challengeId, otp }),
  z.strictObject({ challengeId, passkey: passkeyAnswer }),
] as const;
const answered = z.object({ body: z.union(codeOrPasskey) });

/** Where the browser goes to sign in at the company's identity provider; `attempt` comes back with its answer. */
const providerStart = z.object({ way: z.literal('provider'), url: z.url(), attempt: z.string() });
/** What came of it: `answer` is the query of the address to which the provider led the browser. */
const providerAnswer = z.strictObject({ attempt: z.string().max(2000), answer: z.string().max(4000) });

const open = { access: 'anyone', keyless: true, ownTransaction: true } as const;
const signedIn = { access: 'session', keyless: true, ownTransaction: true } as const;
const proves = { addition: true, inView: 'own', perUser: 10 } as const;

export const session = {
  login: call('POST', '/api/login', { ...open, ownLimit: true })
    .input(z.object({ body: z.strictObject({ username, password }) }))
    .output(envelope(z.union([tokens, challenge]))),
  /** Begins a sign-in at the company's identity provider; 404 where none is set up. */
  beginProviderSignIn: call('POST', '/api/login/provider', { ...open, addition: true })
    .input(noInput)
    .output(envelope(providerStart)),
  /** Ends it: as `login`. Who asked for no second factor there is asked for the account's own. */
  answerProviderSignIn: call('POST', '/api/login/provider/answer', {
    ...open,
    addition: true,
    ownLimit: true,
  })
    .input(z.object({ body: providerAnswer }))
    .output(envelope(z.union([tokens, challenge]))),
  /** Without a body the httpOnly cookie is used. */
  refreshToken: call('POST', '/api/refresh-token', { ...open, ownLimit: true, inView: 'kept' })
    .input(z.object({ body: z.strictObject({ refreshToken: z.string().max(500).optional() }).optional() }))
    .output(envelope(tokens)),
  /** Of the access token or, without one that counts, of the httpOnly cookie. */
  logout: call('POST', '/api/logout', { ...open, inView: 'kept' })
    .input(z.object({ body: z.strictObject({ username: username.optional() }).optional() }))
    .output(done),
  /** A short-lived signed token that tells linked products who the user is. */
  getUserToken: call('GET', '/api/user/token', { ...signedIn, inView: 'own' })
    .input(noInput)
    .output(envelope(z.string())),
  /**
   * To whom a name may matter: users who make accounts, people who were invited (`token`), and people who register with a proved number
   * (`otpId`). Ten an hour each.
   */
  postUsername: call('POST', '/api/user/username', open)
    .input(
      z.object({
        body: z.strictObject({
          username,
          token: z.string().max(200).optional(),
          otpId: numberProof.optional(),
        }),
      }),
    )
    .output(envelope(z.object({ username: z.string(), isAvailable: z.boolean() }))),
  getUserLevel: call('GET', '/api/user/user-level', signedIn)
    .input(noInput)
    .output(envelope(z.object({ accessLevel: userDetails.shape.accessLevel }))),
  getAccessRoleNames: call(
    'GET',
    '/api/user/access-roles',
    any('UR_VIEW', 'UR_CREATE', 'UM_VIEW_ACCESS_ROLE'),
  )
    .input(
      z.object({
        query: z.strictObject({
          isEnabled: z.enum(['true', 'false']).optional(),
          isExternal: z.enum(['true', 'false']).optional(),
        }),
      }),
    )
    .output(wholeList(z.string())),
  /** Checks the code of a challenge, or what a passkey has signed. A login challenge answers tokens, a forgotten password a reset token. */
  validateOtp: call('POST', '/api/user/2fa', { ...open, ...CODES_PER_ADDRESS })
    .input(answered)
    .output(envelope(z.union([tokens, z.object({ resetToken: z.string() })]))),
  /** Sends a new code for the same challenge; the earlier code ends. At most once in 60 seconds. */
  resendOtp: call('POST', '/api/user/otp/resend', { ...open, ...CODES_PER_ADDRESS, addition: true })
    .input(z.object({ body: z.strictObject({ challengeId }) }))
    .output(envelope(z.object({ retryAfter: z.number().int() }))),
  /** Asks for the caller's second factor once more, for a call that takes a recent proof. A code goes to the proved number alone. */
  beginProof: call('POST', '/api/user/proof', { ...signedIn, ...proves })
    .input(noInput)
    .output(envelope(z.union([challenge, providerStart]))),
  /** Answers it: the second factor counts as proved in this session from now on. */
  answerProof: call('POST', '/api/user/proof/answer', { ...signedIn, ...proves })
    .input(z.object({ body: z.union([...codeOrPasskey, providerAnswer]) }))
    .output(done),
  /** Known and unknown usernames are answered alike. */
  forgotPassword: call('POST', '/api/user/password/forgot', { ...open, ...CODES_PER_ADDRESS, addition: true })
    .input(z.object({ body: z.strictObject({ username }) }))
    .output(envelope(z.object({ challengeId: z.string() }))),
  resetPassword: call('POST', '/api/user/password/reset', open)
    .input(z.object({ body: z.strictObject({ resetToken: z.string().max(200), newPassword: password }) }))
    .output(done),
  /** With the session of that user and the current password, or with the reset token that an OTP gave. */
  changePassword: call('POST', '/api/user/change-password/{username}', open)
    .input(
      z.object({
        params: z.strictObject({ username }),
        body: z.union([
          z.strictObject({ currentPassword: password, newPassword: password }),
          z.strictObject({ resetToken: z.string().max(200), newPassword: password }),
        ]),
      }),
    )
    .output(done),
  /** Each permission that the user holds, with the roles and modules that give it. */
  getMyPermissions: call('GET', '/api/user/permissions', { ...signedIn, addition: true })
    .input(noInput)
    .output(
      wholeList(
        z.object({
          permission: z.string(),
          because: z.array(
            z.object({
              kind: z.enum(['module', 'role', 'userType']),
              name: z.string(),
              role: z.string().optional(),
            }),
          ),
        }),
      ),
    ),
};
