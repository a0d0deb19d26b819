import { applyRequest, stillFits, voidRequest } from '../../approvals/applyRequest.ts';
import { approvalNotices } from '../../approvals/approvalNotices.ts';
import type { ApprovalKinds } from '../../approvals/kind.ts';
import { mustBeChecker, mustBeSecond, refuseHands } from '../../approvals/mustBeSecond.ts';
import { lockRequest, moveRequest, readRequest, seenBy, wasVoided } from '../../approvals/request.ts';
import { type StoredRequest, shownRequest } from '../../approvals/requestColumns.ts';
import { ownerOf } from '../../approvals/requestOwner.ts';
import { tellMaker } from '../../approvals/tell.ts';
import { keepWrites } from '../../http/errors/keepWrites.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import type { Work } from '../../records/lock/work.ts';

const HOUR_MS = 3_600_000;
const approve = async (kinds: ApprovalKinds, call: Work, request: StoredRequest): Promise<StoredRequest> => {
  const { tx, user, deps } = call;
  const at = deps.now();
  const { kind, subject } = request;
  const hours = kinds[kind].delayHours(deps.config);
  if (hours === 0) return applyRequest(kinds, tx, request, { at, call });
  const effectiveAt = new Date(at.getTime() + hours * HOUR_MS);
  const scheduled = await moveRequest(tx, request, { state: 'SCHEDULED', at, checker: user, effectiveAt });
  const params = { kind, subject, effectiveAt: effectiveAt.toISOString() };
  await tellMaker(tx, request, approvalNotices['approval-scheduled'], params, at);
  return scheduled;
};

/**
 * Approves a request: it takes effect at once, or after the hours of its kind. 404, 428, 409, 403, 422 rule_own_request,
 * rule_request_final; 409 too when its record has moved since: then it is void, which stays although the call is refused.
 */
export const approveRequest = (kinds: ApprovalKinds) =>
  os.approvals.approveRequest.handler(async ({ input, context }) => {
    const { tx, user, deps } = context;
    const id = toId(input.params.id);
    const seen = seenBy(user, await readRequest(tx, id));
    mustBeChecker(context, seen);
    // The record before its requests, as whoever makes one locks them.
    const record = await kinds[seen.kind].lock(tx, ownerOf(seen));
    const request = await lockRequest(context, id, 'SCHEDULED');
    await mustBeSecond(context, request);
    await refuseHands(tx, user, record);
    if (stillFits(record, request)) return { data: shownRequest(await approve(kinds, context, request)) };
    throw keepWrites(wasVoided(await voidRequest(kinds, tx, request, { at: deps.now(), by: user.username })));
  });
