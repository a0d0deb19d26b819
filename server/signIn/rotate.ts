import { and, eq, isNull } from 'drizzle-orm';
import { type Tx, withSession } from '../db/context.ts';
import { refreshToken, sessionFamily } from '../db/schema/session.ts';
import { userAccount } from '../db/schema/tenants.ts';
import { sharedSecret } from '../http/caller/sharedSecret.ts';
import type { RequestContext } from '../http/deps.ts';
import { recordEvent } from './recordEvent.ts';
import { successorOf, tokenHash } from './secrets.ts';
import type { Family } from './tokens.ts';

/** So long an answer may be lost or late: the old token answers its successor again. */
const GRACE_MS = 30_000;

const find = async (tx: Tx, hash: string) => {
  const [row] = await tx.db
    .select({ token: refreshToken, family: sessionFamily, username: userAccount.username })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .innerJoin(userAccount, eq(userAccount.id, sessionFamily.userId))
    .where(eq(refreshToken.tokenHash, hash))
    .for('update', { of: refreshToken });
  return row;
};

const wasUsed = async (tx: Tx, hash: string | null): Promise<boolean> => {
  const [row] = await tx.db
    .select({ usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hash ?? ''));
  return row?.usedAt !== null;
};

const endForReuse = async (tx: Tx, family: Family, username: string, now: Date): Promise<void> => {
  await tx.db
    .update(sessionFamily)
    .set({ endedAt: now, endReason: 'reuse' })
    .where(and(eq(sessionFamily.id, family.id), isNull(sessionFamily.endedAt)));
  await recordEvent(tx, 'SESSION_REUSE', { userId: family.userId, username }, { family: family.id });
};

/**
 * Exchanges a refresh token for its successor. For 30 seconds, and until the successor has been used, the old token
 * answers the same successor; used later it counts as stolen and ends the family. Null for a token that counts no more.
 */
export const rotate = async (
  { deps, requestId }: RequestContext,
  token: string,
): Promise<{ family: Family; token: string } | null> => {
  const now = deps.now();
  const successor = successorOf(await sharedSecret(deps.pools), token);
  const [hash, successorHash] = [tokenHash(token), tokenHash(successor)];
  return withSession(deps.pools, requestId, async (tx) => {
    const row = await find(tx, hash);
    if (!row || row.family.endedAt || row.family.expiresAt <= now) return null;
    const { family } = row;
    const { usedAt } = row.token;
    if (usedAt === null) {
      await tx.db
        .insert(refreshToken)
        .values({ tokenHash: successorHash, familyId: family.id, issuedAt: now });
      await tx.db
        .update(refreshToken)
        .set({ usedAt: now, successorHash })
        .where(eq(refreshToken.tokenHash, hash));
      return { family, token: successor };
    }
    const isLate = now.getTime() - usedAt.getTime() > GRACE_MS;
    if (!isLate && !(await wasUsed(tx, row.token.successorHash))) return { family, token: successor };
    await endForReuse(tx, family, row.username, now);
    return null;
  });
};
