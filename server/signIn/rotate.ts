import { type EndReason, endReasonOf } from '#domain/signIn/endReason.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { id, moment, text } from '../db/columns/kinds.ts';
import { nested } from '../db/columns/nested.ts';
import { type Tx, withSession } from '../db/context.ts';
import { sharedSecret } from '../http/caller/sharedSecret.ts';
import type { RequestContext } from '../http/deps.ts';
import { recordEvent } from './recordEvent.ts';
import { type Family, issued } from './tokens.ts';
import { successorOf, tokenHash } from './tokensAndCodes.ts';

/** So long an answer may be lost or late: the old token answers its successor again. */
const GRACE_MS = 30_000;

interface Found {
  usedAt: Date | null;
  successorHash: string | null;
  endedAt: Date | null;
  endReason: string | null;
  family: Family;
  username: string;
}

const FOUND = columnsOf<Found>('refresh_token t, session_family f, user_account u')({
  usedAt: moment('t.used_at'),
  successorHash: text('t.successor_hash'),
  endedAt: moment('f.ended_at'),
  endReason: text('f.end_reason'),
  family: nested({ id: text('f.id'), userId: id('f.user_id'), expiresAt: moment('f.expires_at') }),
  username: text('u.username'),
});
const FIND = `select ${FOUND.select} from refresh_token t join session_family f on f.id = t.family_id
  join user_account u on u.id = f.user_id where t.token_hash = $1 for update of t`;
const USED = 'select used_at is not null as used from refresh_token where token_hash = $1';
const END = `update session_family set ended_at = $2, end_reason = 'reuse' where id = $1 and ended_at is null`;
const USE = 'update refresh_token set used_at = $2, successor_hash = $3 where token_hash = $1';

const find = async (tx: Tx, hash: string): Promise<Found | undefined> => {
  const [row] = await FOUND.read(tx, { name: 'find-refresh-token', text: FIND, values: [hash] });
  return row;
};

const wasUsed = async (tx: Tx, hash: string | null): Promise<boolean> => {
  const [row] = await tx.query<{ used: boolean }>({ text: USED, values: [hash ?? ''] });
  return row?.used ?? true;
};

const endForReuse = async (
  tx: Tx,
  context: RequestContext,
  family: Family,
  username: string,
): Promise<void> => {
  await tx.query({ text: END, values: [family.id, context.deps.now()] });
  await recordEvent(tx, context, 'SESSION_REUSE', { userId: family.userId, username }, { family: family.id });
};

/** A token's successor; or that it counts no more, and why its family ended. */
type Rotated = { family: Family; token: string } | { over: EndReason };

/**
 * Exchanges a refresh token for its successor. For 30 seconds, and until the successor has been used, the old token
 * answers the same successor; used later it counts as stolen and ends the family.
 */
export const rotate = async (context: RequestContext, token: string): Promise<Rotated> => {
  const { deps, requestId } = context;
  const now = deps.now();
  const successor = successorOf(await sharedSecret(deps.pools), token);
  const [hash, successorHash] = [tokenHash(token), tokenHash(successor)];
  return withSession(deps.pools, requestId, async (tx) => {
    const row = await find(tx, hash);
    if (!row) return { over: 'ended' };
    if (row.endedAt || row.family.expiresAt <= now) return { over: endReasonOf(row.endReason) };
    const { family, usedAt } = row;
    if (usedAt === null) {
      await tx.query(issued(successorHash, family.id, now));
      await tx.query({ name: 'use-token', text: USE, values: [hash, now, successorHash] });
      return { family, token: successor };
    }
    const isLate = now.getTime() - usedAt.getTime() > GRACE_MS;
    if (!isLate && !(await wasUsed(tx, row.successorHash))) return { family, token: successor };
    await endForReuse(tx, context, family, row.username);
    return { over: 'reuse' };
  });
};
