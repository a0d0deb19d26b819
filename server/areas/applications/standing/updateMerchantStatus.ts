import { applicationStatus } from '#domain/review/applicationStatus.ts';
import { storeMayMove } from '#domain/review/workflowActions.ts';
import { mayMove } from '#domain/status.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { versionOf } from '../../../http/versionOf.ts';
import { lockMerchant } from '../../../records/lock/lockRecord.ts';
import { answerMove } from '../review/answerMove.ts';
import { illegalMove, partnerNotActive } from '../review/illegalMove.ts';
import { moveStatus } from '../review/moveStatus.ts';
import { onlyStaff } from '../review/mustHold.ts';

// Nobody blocks the partner while one of its stores becomes active.
const HOLD_PARTNER = `select p.id from merchant m join partner p on p.id = m.partner_id where m.id = $1 for share of p`;

/** Activates, deactivates, blocks, closes or rejects a store by itself. 403, 404, 409, 428, 400, 422. */
export const updateMerchantStatus = os.applications.updateMerchantStatus.handler(
  async ({ input, context }) => {
    const { status } = input.body;
    onlyStaff(context.user);
    const seen = versionOf(context);
    const values = [toId(input.params.id)];
    if (status === 'A') await context.tx.query({ name: 'hold-partner', text: HOLD_PARTNER, values });
    const subject = await lockMerchant(context, input.params.id, seen);
    if (!mayMove(applicationStatus, subject.status, status)) throw illegalMove(subject, status);
    if (!storeMayMove(subject.status, status, subject.partnerStatus))
      throw partnerNotActive(subject.partnerStatus);
    await moveStatus(context, subject, { ...input.body, seen });
    return answerMove(context, subject);
  },
);
