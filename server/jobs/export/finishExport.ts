import { eq, sql } from 'drizzle-orm';
import { pathOf } from '#domain/pages.ts';
import { withContext } from '../../db/context.ts';
import { file, job } from '../../db/schema/desk.ts';
import { leaveNotice } from '../../notices/leaveNotice.ts';
import { jobNotices } from '../jobNotices.ts';
import { TurnLost } from '../jobProblem.ts';
import type { Work } from '../work.ts';
import type { Workshop } from '../workshop.ts';

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Stored {
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
  rowCount: number;
}

/** In one transaction as the job's owner: the file, the end of the job, a notice. Throws when the turn was lost meanwhile. */
export const finishExport = (
  { deps }: Workshop,
  { turn, user }: Work,
  { rowCount, ...stored }: Stored,
): Promise<void> =>
  withContext(deps.pools, user.actor, `job-${turn.id}`, async ({ db }) => {
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
    const [made] = await db
      .insert(file)
      .values({
        ...stored,
        ownerId: user.userId,
        partnerId: user.partnerId,
        purpose: 'export',
        createdAt: now,
        expiresAt,
      })
      .returning({ id: file.id });
    const ended = await db
      .update(job)
      .set({ status: 'done', progress: 100, fileId: made?.id ?? null, rowCount, endedAt: now })
      .where(
        sql`${eq(job.id, turn.id)} and ${eq(job.attempts, turn.attempt)} and ${eq(job.status, 'running')}`,
      )
      .returning({ id: job.id });
    if (!ended.length) throw new TurnLost();
    const params = { order: turn.params, rowCount, keptDays: KEPT_DAYS };
    await leaveNotice(
      { db },
      { userId: user.userId, kind: jobNotices['job-done'], params, link: pathOf('jobs'), at: now },
    );
  });
