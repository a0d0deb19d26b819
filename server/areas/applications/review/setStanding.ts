import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import type { Standing } from '#domain/review/workflowActions.ts';
import { setTo } from '../../../db/columns/definitionOf.ts';
import { recordEvent } from '../../../records/events/recordEvent.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import { touch } from '../../../records/lock/touch.ts';
import type { Work } from '../../../records/lock/work.ts';
import { NOTED, STANDING } from './standingColumns.ts';

/** The code that a record gets when it becomes active, $4, where it has none. */
const CODED = {
  partner: 'hsis_code = coalesce(hsis_code, $4, next_partner_code())',
  merchant: 'hsis_salesroom_code = coalesce(hsis_salesroom_code, $4, next_salesroom_code())',
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

/** What a move notes on the record besides its new standing: assignments and their values, from $4 on. */
const besides = (
  table: keyof typeof CODED,
  noted: Move['noted'],
  { now, username }: { now: Date; username: string },
): { kind: string; set: string[]; values: unknown[] } => {
  if (noted === undefined) return { kind: 'plain', set: [], values: [] };
  if (typeof noted === 'object') return { kind: 'activated', set: [CODED[table]], values: [noted.code] };
  const columns = NOTED[noted][table];
  const values = Object.values(columns.write({ at: now, by: username }));
  return { kind: noted, set: [setTo(columns, 4)], values };
};

/** Gives a locked record its new standing, raises its version and writes its history. */
export const setStanding = async (
  context: Work,
  subject: Subject,
  { action, to, reason, told = null, seen, noted }: Move,
): Promise<void> => {
  const { tx, user, deps } = context;
  const table = subject.merchantId === null ? 'partner' : 'merchant';
  const by = { username: user.username, now: deps.now() };
  const { kind, set, values } = besides(table, noted, by);
  await tx.query({
    name: `set-standing-${table}-${kind}`,
    text: `update ${table} set ${[setTo(STANDING[table], 2), ...set].join(', ')} where id = $1`,
    values: [subject.id, ...Object.values(STANDING[table].write(to)), ...values],
  });
  const from = { status: subject.status, workflow: subject.workflowStatus };
  await recordEvent(tx, subject, { action, from, to, reason, told, seenVersion: seen }, by);
  await touch(context, subject, { edited: false });
};
