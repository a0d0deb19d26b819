import { z } from 'zod';
import { JOURNEY_KINDS } from '#domain/applicants/funnel.ts';
import { any, type CallMeta, call } from '../call.ts';
import { envelope, instant } from '../envelope.ts';
import { day } from '../shapes/code.ts';

const count = z.number().int();
const seconds = z.number().int().nullable();

const section = z.object({
  /** Its place below /self-service, with a dash for the slash. */
  section: z.string(),
  reached: count,
  done: count,
  /** Of those that are over without having been sent: for how many this was the furthest section. */
  lost: count,
  /** Seconds that it took altogether: of those who did it half took so many at most, and nine of ten. Null where nobody did. */
  medianSeconds: seconds,
  p90Seconds: seconds,
});
const mistake = z.object({
  section: z.string(),
  /** A name of the form, `address.region`; what stands in lists without its place in them. */
  field: z.string(),
  /** Applications that it was wrong in, and how often it was. */
  drafts: count,
  times: count,
});

const funnel = z.object({
  /** When it was counted. */
  asOf: instant,
  started: count,
  /** Where they stand now; these five are all that were started. */
  submitted: count,
  open: count,
  /** Open, and changed by nobody for 14 days. */
  abandoned: count,
  cancelled: count,
  expired: count,
  /** Those that somebody came back to. */
  resumed: count,
  /** Over, and no section was ever opened. */
  lostBefore: count,
  /** In the order of the application; of one kind those that it has. */
  sections: z.array(section),
  /** Those in most applications first, so many at most. */
  errors: z.array(mistake),
});
export type ApplicantFunnel = z.infer<typeof funnel>;

/** So many days may be asked for at once. */
export const MOST_FUNNEL_DAYS = 400;

const view = {
  ...any('PAR_VIEW', 'MER_VIEW', 'PM_VIEW'),
  userType: 'INTERNAL',
  addition: true,
  perUser: 60,
} as const satisfies CallMeta;

export const applicantFunnel = {
  /**
   * How people get on with applying: of the applications that were begun on some of Manila's days how many reached and did each section,
   * what became of them, what took long and what was wrong. Numbers alone, of nobody.
   * `kind` narrows it to those who apply for the same. 400 for days in the wrong order or too many.
   */
  getApplicantFunnel: call('GET', '/api/partner-management/funnel', view)
    .input(
      z.object({ query: z.strictObject({ from: day, to: day, kind: z.enum(JOURNEY_KINDS).optional() }) }),
    )
    .output(envelope(funnel)),
};
