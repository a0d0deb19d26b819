import { z } from 'zod';
import { CODES_PER_ADDRESS, call } from './call.ts';
import { done, envelope, id, noInput } from './envelope.ts';
import { line } from './line.ts';
import { mobile, optionalEmail } from './shapes/mobile.ts';

const open = { access: 'anyone', keyless: true, ownTransaction: true, addition: true } as const;

export const applicantSession = z.object({
  accessToken: z.string(),
  /** Seconds until the session ends. */
  expiresIn: z.number().int(),
  partnerId: id.nullable(),
  referenceNumber: z.string().nullable(),
});

/** Sessions of applicants, who hold no account: a code to the number that an application names opens it. */
export const applicants = {
  /**
   * Sends a code: to the number and address of somebody who begins an application, or to the contact of the application with this
   * reference number or TIN, which may still be a draft. Known and unknown ones are answered alike. Another code is sent by `resendOtp`.
   */
  issueApplicantOtp: call('POST', '/api/self-service/otp', { ...open, ...CODES_PER_ADDRESS })
    .input(
      z.object({
        body: z.union([
          z.strictObject({ mobileNumber: mobile, email: optionalEmail }),
          z.strictObject({ identifier: line(40).min(1) }),
        ]),
      }),
    )
    .output(envelope(z.object({ challengeId: z.string() }))),
  /**
   * Turns the code into a session of 12 hours; `partnerId` is null of a draft, `referenceNumber` too for an application that begins. A
   * code works once (422 rule_otp_used_up); the same try, by Idempotency-Key (32 characters at least) and device (Signature), is answered
   * with the same session for a minute, because its answer may have been lost.
   */
  beginApplicantSession: call('POST', '/api/self-service/session', { ...open, ...CODES_PER_ADDRESS })
    .input(z.object({ body: z.strictObject({ challengeId: z.uuid(), otp: z.string().trim().max(12) }) }))
    .output(envelope(applicantSession)),
  endApplicantSession: call('POST', '/api/self-service/session/end', {
    access: 'otp',
    keyless: true,
    ownTransaction: true,
    addition: true,
  })
    .input(noInput)
    .output(done),
};
