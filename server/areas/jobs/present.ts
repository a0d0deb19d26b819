import type { JobRow } from '#contract/desk.ts';
import type { job } from '../../db/schema/desk.ts';

type Stored = typeof job.$inferSelect;

/** A job as its owner sees it. */
export const present = (
  row: Omit<Stored, 'ownerId' | 'params' | 'attempts' | 'handedOnAt' | 'startedAt'>,
): JobRow => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  status: row.status,
  progress: row.progress,
  message: row.message,
  fileId: row.fileId,
  rowCount: row.rowCount,
  dtimeCreated: row.createdAt.toISOString(),
  dtimeEnded: row.endedAt?.toISOString() ?? null,
});
