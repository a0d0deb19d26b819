import { type ApplicantFunnel, MOST_FUNNEL_DAYS } from '#contract/selfService/funnel.ts';
import { abandonedBefore, funnelOf } from '#domain/applicants/funnel.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { readFunnel } from './readFunnel.ts';

const REVERSED = { en: 'This day is before the first one', fil: 'Mas maaga ang araw na ito kaysa sa una' };
const TOO_MANY = {
  en: `Ask for ${MOST_FUNNEL_DAYS} days at most`,
  fil: `Hanggang ${MOST_FUNNEL_DAYS} araw lamang ang mahihingi`,
};

const momentsOf = ({ from, to }: { from: string; to: string }) => {
  if (to < from) throw badFields({ to: REVERSED });
  if (to >= addDays(from, MOST_FUNNEL_DAYS)) throw badFields({ to: TOO_MANY });
  return { from: manilaDayStart(from), until: manilaDayStart(addDays(to, 1)) };
};

/** The funnel of the applications, or of those of a kind, that were begun on some days. 400. */
export const getApplicantFunnel = os.applicantFunnel.getApplicantFunnel.handler(
  async ({ input, context }) => {
    const { tx, deps } = context;
    const now = deps.now();
    const { from, until } = momentsOf(input.query);
    const { kind } = input.query;
    const read = await readFunnel(tx, { from, until, kind, abandonedBefore: abandonedBefore(now) });
    const { started, standing, lostBefore, sections } = funnelOf(read.journeys, kind);
    const data: ApplicantFunnel = {
      asOf: now.toISOString(),
      started,
      submitted: standing.SENT,
      open: standing.OPEN,
      abandoned: standing.LEFT,
      cancelled: standing.CANCELLED,
      expired: standing.EXPIRED,
      resumed: read.resumed,
      lostBefore,
      sections: sections.map((section) => {
        const { median = null, p90 = null } = read.seconds.get(section.section) ?? {};
        return { ...section, medianSeconds: median, p90Seconds: p90 };
      }),
      errors: read.errors,
    };
    return { data };
  },
);
