import { applicationStatus } from '#domain/review/applicationStatus.ts';
import { mayMove } from '#domain/status.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { composeCancelled } from '../../../messages/composeApplication.ts';
import { lockMerchant, lockPartner } from '../../../records/lock/lockRecord.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { aboutOf } from '../../../records/tell/aboutOf.ts';
import { tellApplicant } from '../../../records/tell/tellApplicant.ts';
import { illegalMove } from '../review/illegalMove.ts';
import { followingTo, moveStores } from '../review/moveStores.ts';
import { setStanding } from '../review/setStanding.ts';

interface Cancelled {
  partnerId: string;
  merchantId?: string | null | undefined;
  reason?: string | undefined;
}

const STORE_OF = 'select 1 from merchant where id = $1 and partner_id = $2';

/** Locks what is to be cancelled at the version that was seen. 404 for a store of another partner too. */
const lockSubject = async (context: Work, { partnerId, merchantId }: Cancelled): Promise<Subject> => {
  const seen = versionOf(context);
  if (!merchantId) return lockPartner(context, partnerId, seen);
  const values = [toId(merchantId), toId(partnerId)];
  const stores = await context.tx.query({ name: 'store-of-partner', text: STORE_OF, values });
  if (!stores.length) throw notFound();
  return lockMerchant(context, merchantId, seen);
};

/**
 * Cancels a whole application with its stores, or one store of it: only before what is cancelled is active. 404 for another's,
 * 428 and 409 by the version of what is cancelled, 422 for what was active or is settled.
 */
const cancel = async (context: Work, body: Cancelled) => {
  const subject = await lockSubject(context, body);
  const { status, workflowStatus: workflow, version } = subject;
  if (!mayMove(applicationStatus, status, 'CANCELLED')) throw illegalMove(subject, 'CANCELLED');
  const move = { action: 'cancel', reason: body.reason || null } as const;
  await setStanding(context, subject, { ...move, to: { status: 'CANCELLED', workflow }, seen: version });
  if (subject.merchantId === null)
    await moveStores(context, subject, followingTo('CANCELLED'), { ...move, noted: 'nothing' });
  // Who cancels it for themselves knows.
  if (context.user.type === 'INTERNAL')
    await tellApplicant(context, subject, composeCancelled(aboutOf(context, subject), move.reason));
  return { data: { done: true as const } };
};

export const cancelApplication = os.applications.cancelApplication.handler(({ input, context }) =>
  cancel(context, input.body),
);

/** The same for an applicant who holds no account. */
export const cancelApplicationPublic = os.applications.cancelApplicationPublic.handler(({ input, context }) =>
  cancel(context, input.body),
);
