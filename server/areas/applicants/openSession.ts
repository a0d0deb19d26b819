import { withSession } from '../../db/context.ts';
import { type Applicant, loadApplicant } from '../../http/caller/applicant.ts';
import { sign } from '../../http/caller/sign.ts';
import type { RequestContext } from '../../http/deps.ts';
import type { ProvedChallenge } from '../../signIn/challenge.ts';
import { rememberDevice } from '../../signIn/knownDevice.ts';
import { noteEvent } from './drafts/noteEvent.ts';
import { recordSession } from './recordSession.ts';

const SESSION_SECONDS = 12 * 60 * 60;

const INSERT = `insert into applicant_session (id, mobile_number, email, partner_id, draft_id, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`;

/** Who has proved to be reached where a code or a link went, and what for. */
export type Proved = Pick<
  ProvedChallenge,
  'mobileNumber' | 'email' | 'partnerId' | 'draftId' | 'provesNumber'
>;

const begin = async (context: RequestContext, proved: Proved, id: string): Promise<Applicant | null> => {
  const { deps, requestId } = context;
  const { mobileNumber, email, partnerId, draftId, provesNumber } = proved;
  if (mobileNumber === null) return null;
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const values = [id, mobileNumber, email, partnerId, draftId, now, expiresAt];
  const added = await withSession(deps.pools, requestId, (tx) => tx.query({ text: INSERT, values }));
  const applicant = await loadApplicant(deps.pools, requestId, id, now);
  if (!applicant) return null;
  const giveDevice = await withSession(deps.pools, requestId, async (tx) => {
    if (added.length > 0) await recordSession(tx, 'LOGIN', applicant);
    if (added.length > 0 && draftId !== null) await noteEvent(tx, draftId, 'resumed', now);
    return rememberDevice(tx, context, { userId: null, partnerId, mobileNumber, provesNumber });
  });
  giveDevice();
  return applicant;
};

/**
 * A session of 12 hours under an id; a new one, unless it was opened before. Null when it has ended, or when the application or draft has
 * another contact meanwhile or is over.
 */
export const openSession = async (
  context: RequestContext,
  proved: Proved,
  id: string = crypto.randomUUID(),
) => {
  const applicant = await begin(context, proved, id);
  if (!applicant) return null;
  const { deps } = context;
  const { applicantId, partnerId, referenceNumber } = applicant;
  const accessToken = await sign(deps.pools, 'applicant', applicantId, {}, SESSION_SECONDS, deps.now());
  return { accessToken, expiresIn: SESSION_SECONDS, partnerId, referenceNumber };
};
