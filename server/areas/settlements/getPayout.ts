import type { ApprovalRequest } from '#contract/approvals.ts';
import type { Payout, PayoutRow } from '#contract/finance/settlements.ts';
import { readOpenRequests } from '../../approvals/request.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import {
  ATTEMPT,
  ATTEMPT_FROM,
  BLOCKED,
  BLOCKED_FROM,
  LINE,
  LINE_FROM,
  OFFSET,
  OFFSET_FROM,
  PAYOUT,
  PAYOUT_FROM,
} from './payoutColumns.ts';

const FIND = `select ${PAYOUT.select} from ${PAYOUT_FROM} where o.id = $1`;
const LINES = `select ${LINE.select} from ${LINE_FROM} where l.payout_id = $1 order by m.name, l.product, l.id`;
const OFFSETS = `select ${OFFSET.select} from ${OFFSET_FROM} where a.payout_id = $1 order by a.id`;

const ATTEMPTS = `select ${ATTEMPT.select} from ${ATTEMPT_FROM} where a.payout_id = $1 order by a.attempt`;

const HELD_BY = `select ${BLOCKED.select} from ${BLOCKED_FROM}
  where o.id = $1 and o.status = 'HELD' and (p.status = 'B' or m.id is not null) order by m.name`;

const RETURNS = `select i.return_id::text as id from payout_return_item i join payout_attempt a on a.id = i.attempt_id
  where a.payout_id = $1 and i.ended_at is null`;

/** What waits for a second person about a payout; partners and stores are not told of it. */
const readRequests = async (
  tx: Tx,
  user: SignedIn,
  { id, status }: PayoutRow,
): Promise<ApprovalRequest[]> => {
  if (user.type !== 'INTERNAL') return [];
  if (status === 'RETURNED') return readOpenRequests(tx, user, [{ kind: 'PAYOUT_RESEND', ownerId: id }]);
  if (status !== 'SENT' && status !== 'PAID') return [];
  const returns = await tx.query<{ id: string }>({ name: 'returns-of-payout', text: RETURNS, values: [id] });
  return readOpenRequests(
    tx,
    user,
    returns.map((one) => ({ kind: 'PAYOUT_RETURN', ownerId: one.id })),
  );
};

/** One payout with its lines, how often it went out, what was set off in it, who blocks it, and what waits for a second person. 404. */
export const readPayout = async (tx: Tx, user: SignedIn, id: string): Promise<Payout> => {
  const values = [toId(id)];
  const [[row], lines, offsets, attempts, blocked] = await Promise.all([
    PAYOUT.read(tx, { name: 'read-payout', text: FIND, values }),
    LINE.read(tx, { name: 'lines-of-payout', text: LINES, values }),
    OFFSET.read(tx, { name: 'offsets-of-payout', text: OFFSETS, values }),
    ATTEMPT.read(tx, { name: 'attempts-of-payout', text: ATTEMPTS, values }),
    BLOCKED.read(tx, { name: 'holders-of-payout', text: HELD_BY, values }),
  ]);
  if (!row) throw notFound();
  return { ...row, lines, offsets, attempts, blocked, requests: await readRequests(tx, user, row) };
};

/** One payout. 404. */
export const getPayout = os.settlements.getPayout.handler(async ({ input, context }) => ({
  data: await readPayout(context.tx, context.user, input.params.id),
}));
