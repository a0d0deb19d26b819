import type { Tx } from '../../db/context.ts';
import type { LockedRecord } from './kind.ts';
import { HANDLERS } from './kinds.ts';
import { moveRequest, ownerOf, type StoredRequest } from './request.ts';
import { tellMaker } from './tell.ts';

/** Whether a request still fits its record: as it was when the change was asked for, and open to changes. */
export const stillFits = (
  record: LockedRecord | null,
  { baseVersion }: StoredRequest,
): record is LockedRecord => record?.isEditable === true && record.version === baseVersion;

const MADE_BY = `select set_config('app.maker_id', $1, true), set_config('app.maker', $2, true)`;

interface By {
  at: Date;
  checker?: { userId: string; username: string };
}

/** Makes the change of a request whose record is locked and fits, and tells its maker. */
export const applyRequest = async (
  tx: Tx,
  request: StoredRequest,
  { at, checker }: By,
): Promise<StoredRequest> => {
  const { kind, subject, maker, command } = request;
  const how = checker ? { checker } : { isDue: true };
  const applied = await moveRequest(tx, request, { state: 'APPLIED', at, ...how });
  // Whose hands are in the record: who asked for the change, not who let it pass.
  await tx.query({ name: 'made-by', text: MADE_BY, values: [request.makerId, maker] });
  await HANDLERS[kind].apply(tx, ownerOf(request), command, { maker, at });
  await tx.query({ name: 'made-by', text: MADE_BY, values: ['', ''] });
  await tellMaker(tx, request, 'approval-applied', { kind, subject }, at);
  return applied;
};

/** Ends a request that does not fit its record any more, and tells its maker. */
export const voidRequest = async (tx: Tx, request: StoredRequest, at: Date): Promise<StoredRequest> => {
  const { kind, subject } = request;
  const ended = await moveRequest(tx, request, { state: 'VOID', at });
  await tellMaker(tx, request, 'approval-void', { kind, subject }, at);
  return ended;
};
