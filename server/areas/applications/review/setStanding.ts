import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import type { Standing } from '#domain/review/workflowActions.ts';
import { recordEvent } from '../../../records/events/recordEvent.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import { touch } from '../../../records/lock/touch.ts';
import type { Work } from '../../../records/lock/work.ts';

/** What a move notes on the record besides its new standing; the code that it gets when it becomes active is $4. */
const NOTED = {
  decided: { partner: ', decided_at = $4, decided_by = $5', merchant: ', decided_at = $4, decided_by = $5' },
  resubmitted: {
    partner: ', resubmitted_at = $4, resubmitted_by = $5',
    merchant: ', resubmitted_at = $4, resubmitted_by = $5',
  },
  activated: {
    partner: ', hsis_code = coalesce(hsis_code, $4, next_partner_code())',
    merchant: ', hsis_salesroom_code = coalesce(hsis_salesroom_code, $4, next_salesroom_code())',
  },
} as const;

interface Move {
  action: ApplicationMove;
  to: Standing;
  reason: string | null;
  /** What the people of the record are told. */
  told?: string | null;
  /** The version that the caller saw, where the call carries one. */
  seen: number | null;
  noted?: 'decided' | 'resubmitted' | { code: string | null };
}

/** Gives a locked record its new standing, raises its version and writes its history. */
export const setStanding = async (
  context: Work,
  subject: Subject,
  { action, to, reason, told = null, seen, noted }: Move,
): Promise<void> => {
  const { tx, user, deps } = context;
  const table = subject.merchantId === null ? 'partner' : 'merchant';
  const by = { username: user.username, now: deps.now() };
  const kind = typeof noted === 'object' ? 'activated' : noted;
  const extra = typeof noted === 'object' ? [noted.code] : noted ? [by.now, by.username] : [];
  await tx.query({
    name: `set-standing-${table}-${kind ?? 'plain'}`,
    text: `update ${table} set status = $2, workflow_status = $3${kind ? NOTED[kind][table] : ''} where id = $1`,
    values: [subject.id, to.status, to.workflow, ...extra],
  });
  const from = { status: subject.status, workflow: subject.workflowStatus };
  await recordEvent(tx, subject, { action, from, to, reason, told, seenVersion: seen }, by);
  await touch(context, subject, { edited: false });
};
