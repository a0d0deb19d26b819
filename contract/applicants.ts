import { z } from 'zod';
import { call } from './call.ts';
import { done, envelope, id, noInput } from './envelope.ts';
import { line } from './line.ts';
import { mobile, optionalEmail } from './shapes/mobile.ts';

const open = { access: 'anyone', keyless: true, ownTransaction: true, addition: true } as const;

/** Sessions of applicants, who hold no account: a code to the number that an application names opens it. */
export const applicants = {
  /**
   * Sends a code: to the number and address of somebody who begins an application, or to the contact of the application with this
   * reference number or TIN. Known and unknown ones are answered alike. Another code is sent by `resendOtp`.
   */
  issueApplicantOtp: call('POST', '/api/self-service/otp', open)
    .input(
      z.object({
        body: z.union([
          z.strictObject({ mobileNumber: mobile, email: optionalEmail }),
          z.strictObject({ identifier: line(40).min(1) }),
        ]),
      }),
    )
    .output(envelope(z.object({ challengeId: z.string() }))),
  /** Turns the code into a session of 12 hours; `partnerId` and `referenceNumber` are null for an application that begins. */
  beginApplicantSession: call('POST', '/api/self-service/session', open)
    .input(z.object({ body: z.strictObject({ challengeId: z.uuid(), otp: z.string().trim().max(12) }) }))
    .output(
      envelope(
        z.object({
          accessToken: z.string(),
          /** Seconds until the session ends. */
          expiresIn: z.number().int(),
          partnerId: id.nullable(),
          referenceNumber: z.string().nullable(),
        }),
      ),
    ),
  endApplicantSession: call('POST', '/api/self-service/session/end', {
    access: 'otp',
    keyless: true,
    ownTransaction: true,
    addition: true,
  })
    .input(noInput)
    .output(done),
};
