import { z } from 'zod';
import { applicantSession } from '../applicants.ts';
import { CODES_PER_ADDRESS, call } from '../call.ts';
import { done, envelope } from '../envelope.ts';
import { line } from '../line.ts';

const open = { access: 'anyone', keyless: true, ownTransaction: true, addition: true } as const;
const token = z.string().min(1).max(200);

/** Links that open an application that is being written: once, and within a quarter of an hour. */
export const applicantLinks = {
  /**
   * Sends another link to the draft's own contact, by a link of it that has ended or by its reference number. Known and unknown ones are
   * answered alike. 429 above three an hour.
   */
  sendLink: call('POST', '/api/self-service/links', { ...open, ...CODES_PER_ADDRESS })
    .input(
      z.object({
        body: z.union([z.strictObject({ token }), z.strictObject({ referenceNumber: line(40).min(1) })]),
      }),
    )
    .output(done),
  /** Turns a link into a session of 12 hours, of its draft. 422 rule_link_ended for one that is used, over or unknown. */
  spendLink: call('POST', '/api/self-service/links/spend', open)
    .input(z.object({ body: z.strictObject({ token }) }))
    .output(envelope(applicantSession)),
};
