import { ORPCError } from '@orpc/server';
import type pg from 'pg';
import { ZodError } from 'zod';
import { columnsOf, type Selected } from '../db/columns/columnsOf.ts';
import { type Actor, type Tx, withContext } from '../db/context.ts';
import { outageOf } from '../db/outage.ts';
import type { Deps } from '../http/deps.ts';
import { forLog } from '../http/errors/forLog.ts';
import { applyRequest, stillFits, voidRequest } from './applyRequest.ts';
import { approvalNotices } from './approvalNotices.ts';
import type { ApprovalKinds } from './kind.ts';
import { readRequest } from './request.ts';
import { REQUEST, STORED_REQUEST, type StoredRequest } from './requestColumns.ts';
import { ownerOf } from './requestOwner.ts';
import { tellActingChecker } from './tell.ts';

interface Due {
  id: string;
  checkerId: string;
  checker: string;
}

const BATCH = 100;
const DUE = columnsOf<Due>('approval_request a')({
  id: REQUEST.columns.id,
  checkerId: STORED_REQUEST.columns.checkerId,
  checker: REQUEST.columns.checker,
});
const READ = `select ${DUE.select} from approval_request a
  where a.state = 'SCHEDULED' and a.effective_at <= $1 order by a.effective_at, a.id limit ${BATCH}`;

/** The checker answers for the change: it is made under their name. */
const actorOf = ({ checkerId, checker }: Due): Actor => ({
  class: 'internal',
  userId: checkerId,
  username: checker,
  role: null,
  partnerId: null,
  merchantIds: [],
});

const endAsVoid = async (
  kinds: ApprovalKinds,
  tx: Tx,
  due: Due,
  request: StoredRequest,
  at: Date,
): Promise<void> => {
  const { kind, subject } = await voidRequest(kinds, tx, request, { at, by: due.checker });
  await tellActingChecker(tx, due, approvalNotices['approval-void'], { kind, subject }, at);
};

/** Settles one request that is due; another server may have been faster, or somebody withdrew it. */
const settleOne = (kinds: ApprovalKinds, deps: Deps, due: Due, isPossible: boolean): Promise<void> =>
  withContext(deps.pools, actorOf(due), `approval-${due.id}`, async (tx) => {
    const at = deps.now();
    const seen = await readRequest(tx, due.id);
    if (!seen) return;
    const record = await kinds[seen.kind].lock(tx, ownerOf(seen));
    const request = await readRequest(tx, due.id, true);
    if (request?.state !== 'SCHEDULED' || !request.effectiveAt || request.effectiveAt > at) return;
    if (isPossible && stillFits(record, request)) await applyRequest(kinds, tx, request, { at });
    else await endAsVoid(kinds, tx, due, request, at);
  });

/** Makes the approved changes whose time has come, each in a transaction of its own; any number of servers may do so. */
export const applyDue = async (kinds: ApprovalKinds, pool: pg.Pool, deps: Deps): Promise<void> => {
  const { rows } = await pool.query<Selected<Due>>(READ, [deps.now()]);
  for (const due of rows.map(DUE.present)) {
    try {
      await settleOne(kinds, deps, due, true).catch((thrown: unknown) => {
        // What cannot be made stays so however often it is tried.
        if (thrown instanceof ORPCError || thrown instanceof ZodError)
          return settleOne(kinds, deps, due, false);
        throw thrown;
      });
    } catch (error) {
      if (outageOf(error)) throw error;
      deps.log.error({ ...forLog(error), approval: due.id }, 'approved change not made');
    }
  }
};
