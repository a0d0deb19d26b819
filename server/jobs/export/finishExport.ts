import { pathOf } from '#domain/pages.ts';
import { type Tx, withContext } from '../../db/context.ts';
import { leaveNotice } from '../../notices/leaveNotice.ts';
import { jobNotices } from '../jobNotices.ts';
import { TurnLost } from '../jobProblem.ts';
import type { JobContext, Work } from '../work.ts';

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Stored {
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
  rowCount: number;
  /** What else is written in the transaction that ends the job. */
  also?: (tx: Tx, at: Date) => Promise<void>;
}

const KEEP = `insert into file (owner_id, partner_id, purpose, name, media_type, size, sha256, storage_key, created_at, expires_at)
  values ($1, $2, 'export', $3, $4, $5, $6, $7, $8, $9) returning id`;
const END = `update job set status = 'done', progress = 100, file_id = $3, row_count = $4, ended_at = $5
  where id = $1 and attempts = $2 and status = 'running' returning id`;

/** In one transaction as the job's owner: the file, the end of the job, a notice. Throws when the turn was lost meanwhile. */
export const finishExport = (
  { deps }: JobContext,
  { turn, user }: Work,
  { rowCount, name, mediaType, size, sha256, storageKey, also }: Stored,
): Promise<void> =>
  withContext(deps.pools, user.actor, `job-${turn.id}`, async (tx) => {
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
    const about = [name, mediaType, size, sha256, storageKey];
    const [made] = await tx.query<{ id: string }>({
      text: KEEP,
      values: [user.userId, user.partnerId, ...about, now, expiresAt],
    });
    const ended = await tx.query({
      text: END,
      values: [turn.id, turn.attempt, made?.id ?? null, rowCount, now],
    });
    if (!ended.length) throw new TurnLost();
    await also?.(tx, now);
    const params = { order: turn.params, rowCount, keptDays: KEPT_DAYS };
    await leaveNotice(tx, {
      userId: user.userId,
      kind: jobNotices['job-done'],
      params,
      link: pathOf('jobs'),
      at: now,
    });
  });
