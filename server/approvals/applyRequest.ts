import type { Tx } from '../db/context.ts';
import type { Work } from '../records/lock/work.ts';
import { approvalNotices } from './approvalNotices.ts';
import type { ApprovalKinds, Ended, LockedRecord } from './kind.ts';
import { lockRequest, moveRequest, readCommand, readRequest, seenBy } from './request.ts';
import type { StoredRequest } from './requestColumns.ts';
import { ownerOf } from './requestOwner.ts';
import { tellMaker } from './tell.ts';

/** Whether a request still fits its record: as it was when the change was asked for, and open to changes. */
export const stillFits = (
  record: LockedRecord | null,
  { baseVersion }: StoredRequest,
): record is LockedRecord => record?.isEditable === true && record.version === baseVersion;

const MADE_BY = `select set_config('app.maker_id', $1, true), set_config('app.maker', $2, true)`;

interface By {
  at: Date;
  /** The call that decides now; none where it was decided before. */
  call?: Work;
}

/** Lets go of what an ended request held. */
export const releaseOwner = async (
  kinds: ApprovalKinds,
  tx: Tx,
  request: StoredRequest,
  ended: Ended,
): Promise<void> => {
  await kinds[request.kind].release?.(tx, ownerOf(request), ended);
};

/**
 * Locks a request that is to end without a change, with the record that it holds: the record first, as whoever makes or approves
 * one locks them. 404, 428, 409, 422 as `lockRequest`.
 */
export const lockToEnd = async (
  kinds: ApprovalKinds,
  context: Work,
  id: string,
  to: Ended['state'],
): Promise<StoredRequest> => {
  const seen = seenBy(context.user, await readRequest(context.tx, id));
  const handler = kinds[seen.kind];
  if (handler.release) await handler.lock(context.tx, ownerOf(seen));
  return lockRequest(context, id, to);
};

/** Makes the change of a request whose record is locked and fits, and tells its maker. */
export const applyRequest = async (
  kinds: ApprovalKinds,
  tx: Tx,
  request: StoredRequest,
  { at, call }: By,
): Promise<StoredRequest> => {
  const { kind, subject, maker } = request;
  const how = call ? { checker: call.user } : { isDue: true };
  const applied = await moveRequest(tx, request, { state: 'APPLIED', at, ...how });
  const made = { requestId: applied.id, maker, checker: applied.checker ?? maker, at, call: call ?? null };
  // Whose hands are in the record: who asked for the change, not who let it pass.
  await tx.query({ name: 'made-by', text: MADE_BY, values: [request.makerId, maker] });
  await kinds[kind].apply(tx, ownerOf(request), await readCommand(tx, request), made);
  await tx.query({ name: 'made-by', text: MADE_BY, values: ['', ''] });
  await tellMaker(tx, request, approvalNotices['approval-applied'], { kind, subject }, at);
  return applied;
};

/** Ends a request that does not fit its record any more, and tells its maker. */
export const voidRequest = async (
  kinds: ApprovalKinds,
  tx: Tx,
  request: StoredRequest,
  { at, by }: { at: Date; by: string },
): Promise<StoredRequest> => {
  const { kind, subject } = request;
  const ended = await moveRequest(tx, request, { state: 'VOID', at });
  await releaseOwner(kinds, tx, request, { state: 'VOID', by, at });
  await tellMaker(tx, request, approvalNotices['approval-void'], { kind, subject }, at);
  return ended;
};
