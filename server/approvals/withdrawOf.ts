import type { Tx } from '../db/context.ts';
import { releaseOwner } from './applyRequest.ts';
import type { ApprovalKinds } from './kind.ts';
import { moveRequest, readRequest } from './request.ts';
import { ownerOf } from './requestOwner.ts';

const PENDING = `select id from approval_request where maker_id = $1 and state = 'PENDING' order by id`;

/** Withdraws what somebody asked for and nobody has decided, each with its record locked first; answers how many. */
export const withdrawOf = async (
  kinds: ApprovalKinds,
  tx: Tx,
  makerId: string,
  { at, by }: { at: Date; by: string },
): Promise<number> => {
  const pending = await tx.query<{ id: string }>({ name: 'pending-of', text: PENDING, values: [makerId] });
  let withdrawn = 0;
  for (const { id } of pending) {
    const seen = await readRequest(tx, id);
    if (seen) await kinds[seen.kind].lock(tx, ownerOf(seen));
    const request = await readRequest(tx, id, true);
    if (request?.state !== 'PENDING') continue;
    const ended = await moveRequest(tx, request, { state: 'WITHDRAWN', at });
    await releaseOwner(kinds, tx, ended, { state: 'WITHDRAWN', by, at });
    withdrawn++;
  }
  return withdrawn;
};
