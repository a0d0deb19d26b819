import { applicationStatus } from '#domain/applicationStatus.ts';
import { mayMove } from '#domain/status.ts';
import { os } from '../../http/os.ts';
import { illegalMove } from './refusals.ts';
import { setStanding } from './setStanding.ts';
import { followingTo, moveStores } from './stores.ts';
import { lockPartner, type Work } from './subject.ts';

/**
 * Cancels a whole application with its stores while the partner is not active yet; of a partner that was active already, the
 * stores that are still in application. 404 for another's, 422 when nothing is left to cancel.
 */
const cancel = async (
  context: Work,
  { partnerId, reason = '' }: { partnerId: string; reason?: string | undefined },
) => {
  const subject = await lockPartner(context, partnerId, null);
  const { status, workflowStatus: workflow } = subject;
  const move = { action: 'cancel', reason: reason || null } as const;
  const isWhole = mayMove(applicationStatus, status, 'CANCELLED');
  if (isWhole)
    await setStanding(context, subject, { ...move, to: { status: 'CANCELLED', workflow }, seen: null });
  const stores = await moveStores(context, subject, followingTo('CANCELLED'), { ...move, noted: 'nothing' });
  if (!isWhole && !stores.length) throw illegalMove(subject, 'CANCELLED');
  return { data: { done: true as const } };
};

export const cancelApplication = os.applications.cancelApplication.handler(({ input, context }) =>
  cancel(context, input.body),
);

/** The same for an applicant who holds no account. */
export const cancelApplicationPublic = os.applications.cancelApplicationPublic.handler(({ input, context }) =>
  cancel(context, input.body),
);
