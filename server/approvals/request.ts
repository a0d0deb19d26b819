import type { ApprovalRequest } from '#contract/approvals.ts';
import {
  type ApprovalKindName,
  type ApprovalState,
  approvalState,
  isOpen,
  maySeeKind,
} from '#domain/review/approval.ts';
import { each } from '#domain/sentence.ts';
import { mayMove } from '#domain/status.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { setTo } from '../db/columns/definitionOf.ts';
import type { Tx } from '../db/context.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';
import { fail, notFound } from '../http/errors/fail.ts';
import { moved, versionOf } from '../http/versionOf.ts';
import type { Work } from '../records/lock/work.ts';
import {
  NEW_REQUEST,
  REQUEST,
  REQUEST_STATE,
  STORED_REQUEST,
  type StoredRequest,
  shownRequest,
} from './requestColumns.ts';

const READ = `select ${STORED_REQUEST.select} from approval_request a where a.id = $1`;

/** A request as it stands, or null; `lock` keeps others from it until the transaction ends. */
export const readRequest = async (tx: Tx, id: string, lock = false): Promise<StoredRequest | null> => {
  const [row] = await STORED_REQUEST.read(
    tx,
    lock
      ? { name: 'lock-approval', text: `${READ} for no key update`, values: [id] }
      : { name: 'read-approval', text: READ, values: [id] },
  );
  return row ?? null;
};

const OPEN_OF = `select ${REQUEST.select} from approval_request a join unnest($1::text[], $2::bigint[]) as o(kind, owner) on a.kind = o.kind
  and a.owner_id = o.owner where a.state in ('PENDING', 'SCHEDULED') order by a.id`;

/** Requests about rows with ids of their own that nobody has decided, as far as the reader sees their kinds; the oldest first. */
export const readOpenRequests = async (
  tx: Tx,
  { permissions }: Pick<SignedIn, 'permissions'>,
  owners: readonly { kind: ApprovalKindName; ownerId: string }[],
): Promise<ApprovalRequest[]> => {
  const seen = owners.filter(({ kind }) => maySeeKind(permissions, kind));
  if (seen.length === 0) return [];
  const values = [seen.map(({ kind }) => kind), seen.map(({ ownerId }) => ownerId)];
  return REQUEST.read(tx, { name: 'open-requests-of', text: OPEN_OF, values });
};

const COMMAND = columnsOf<{ command: unknown }>('approval_request a')({
  command: NEW_REQUEST.columns.command,
});
const READ_COMMAND = `select ${COMMAND.select} from approval_request a where a.id = $1`;

/** What a request asks for, as it was parsed when it was made; people of stores may not read it. */
export const readCommand = async (tx: Tx, { id }: StoredRequest): Promise<unknown> => {
  const [row] = await COMMAND.read(tx, { name: 'command-of-approval', text: READ_COMMAND, values: [id] });
  return row?.command;
};

/** Whether a user sees a request: what is of another kind than they read is as if it were not there. */
export const seenBy = <R extends Pick<StoredRequest, 'kind'>>(
  { permissions }: Pick<SignedIn, 'permissions'>,
  request: R | null | undefined,
): R => {
  if (!request || !maySeeKind(permissions, request.kind)) throw notFound();
  return request;
};

const isFinal = ({ state }: StoredRequest) => {
  const { label } = approvalState[state];
  return fail(
    'rule_request_final',
    each((language) =>
      language === 'en'
        ? `This has been decided already: ${label.en}.`
        : `Napagpasyahan na ito: ${label.fil}.`,
    ),
  );
};

const MOVED = {
  en: 'The record was changed after this was asked for: the request is void.',
  fil: 'Nabago ang rekord matapos itong hilingin: wala nang bisa ang request.',
};

/** 409 for a request that became void since it was seen. */
export const wasVoided = (request: StoredRequest) =>
  fail('conflict', MOVED, { current: shownRequest(request) });

/** 422 for a request that has ended: nothing about it is left to decide. */
export const mustBeOpen = (request: StoredRequest): void => {
  if (!isOpen(request.state)) throw isFinal(request);
};

/**
 * Locks a request that is to become `to`. 404; 428; 409 with the request when it is not the version that was seen; 422 when it
 * cannot become that any more.
 */
export const lockRequest = async (context: Work, id: string, to: ApprovalState): Promise<StoredRequest> => {
  const version = versionOf(context);
  const request = seenBy(context.user, await readRequest(context.tx, id, true));
  if (request.version !== version)
    throw request.state === 'VOID' ? wasVoided(request) : moved(shownRequest(request));
  if (!mayMove(approvalState, request.state, to)) throw isFinal(request);
  return request;
};

interface Move {
  state: ApprovalState;
  at: Date;
  /** Who decided; without one the checker stays. */
  checker?: { userId: string; username: string };
  reason?: string;
  effectiveAt?: Date;
  /** A decision taken earlier takes effect: the moment of the decision stays. */
  isDue?: boolean;
}

// What was decided before, and by whom, stays where nobody decides now.
const MOVE = `update approval_request a set ${setTo(REQUEST_STATE, 6)}, version = a.version + 1,
    decided_at = case when $5 then a.decided_at else $2 end, checker_id = coalesce($3::bigint, a.checker_id),
    checker = coalesce($4::text, a.checker), applied_at = case when $6 = 'APPLIED' then $2::timestamptz end
  where a.id = $1 returning ${STORED_REQUEST.select}`;

/** Moves a request that is locked; answers it as it stands then. */
export const moveRequest = async (
  tx: Tx,
  { id, effectiveAt: before }: StoredRequest,
  { state, at, checker, reason, effectiveAt, isDue = false }: Move,
): Promise<StoredRequest> => {
  const written = REQUEST_STATE.write({
    state,
    reason: reason ?? null,
    effectiveAt: effectiveAt ?? (isDue ? before : null),
  });
  const values = [id, at, checker?.userId, checker?.username, isDue, ...Object.values(written)];
  const [row] = await STORED_REQUEST.read(tx, { name: 'move-approval', text: MOVE, values });
  if (!row) throw new Error(`The request ${id} was not moved`);
  return row;
};
