import { withSession } from '../../db/context.ts';
import { type Applicant, loadApplicant } from '../../http/caller/applicant.ts';
import { sign } from '../../http/caller/sign.ts';
import type { RequestContext } from '../../http/deps.ts';
import { osOpen } from '../../http/os.ts';
import type { Challenge } from '../../signIn/challenge.ts';
import { checkCode, codeEnded } from '../../signIn/checkCode.ts';
import { rememberDevice } from '../../signIn/knownDevice.ts';
import { recordSession } from './recordSession.ts';

const SESSION_SECONDS = 12 * 60 * 60;

const INSERT = `insert into applicant_session (id, mobile_number, email, partner_id, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`;

/** A new session of whoever has proved to be reached there; null when the application has another contact meanwhile. */
const begin = async (
  context: RequestContext,
  { mobileNumber, email, partnerId }: Challenge,
): Promise<Applicant | null> => {
  const { deps, requestId } = context;
  if (mobileNumber === null) return null;
  const [id, now] = [crypto.randomUUID(), deps.now()];
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const values = [id, mobileNumber, email, partnerId, now, expiresAt];
  await withSession(deps.pools, requestId, (tx) => tx.query({ text: INSERT, values }));
  const applicant = await loadApplicant(deps.pools, requestId, id, now);
  if (!applicant) return null;
  const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
    await recordSession(tx, 'LOGIN', applicant);
    return rememberDevice(tx, context, { userId: null, partnerId, mobileNumber });
  });
  giveDevice();
  return applicant;
};

/** Turns the code of an applicant's challenge into a session of 12 hours. Throws as `checkCode`. */
export const beginApplicantSession = osOpen.applicants.beginApplicantSession.handler(
  async ({ input, context }) => {
    const { challengeId, otp } = input.body;
    const { deps } = context;
    const challenge = await checkCode(context, { id: challengeId, code: otp, purposes: ['applicant'] });
    const applicant = await begin(context, challenge);
    if (!applicant) throw codeEnded();
    const { applicantId, partnerId, referenceNumber } = applicant;
    const accessToken = await sign(deps.pools, 'applicant', applicantId, {}, SESSION_SECONDS, deps.now());
    return { data: { accessToken, expiresIn: SESSION_SECONDS, partnerId, referenceNumber } };
  },
);
