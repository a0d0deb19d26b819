import { applicationStatus } from '#domain/review/applicationStatus.ts';
import { mayMove } from '#domain/status.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockPartner } from '../../../records/lock/lockRecord.ts';
import { answerMove } from '../review/answerMove.ts';
import { illegalMove } from '../review/illegalMove.ts';
import { moveStatus, verbOf } from '../review/moveStatus.ts';
import { followingTo, moveStores } from '../review/moveStores.ts';
import { onlyStaff } from '../review/mustHold.ts';

/**
 * Activates, deactivates, blocks, closes or rejects a partner. Its stores follow: approved ones become active with it, it
 * closes and rejects with all of them; blocked or inactive, they keep their own status. 403, 404, 409, 428, 400, 422.
 */
export const updatePartnerStatus = os.applications.updatePartnerStatus.handler(async ({ input, context }) => {
  const { status, reason, told } = input.body;
  onlyStaff(context.user);
  const seen = versionOf(context);
  const subject = await lockPartner(context, input.params.id, seen);
  if (!mayMove(applicationStatus, subject.status, status)) throw illegalMove(subject, status);
  await moveStatus(context, subject, { ...input.body, seen });
  const along = {
    action: verbOf(status),
    reason: reason || null,
    told: told || null,
    noted: status === 'A' ? 'activated' : status === 'REJECTED' ? 'decided' : 'nothing',
  } as const;
  const stores = await moveStores(context, subject, followingTo(status), along);
  return answerMove(context, subject, stores);
});
