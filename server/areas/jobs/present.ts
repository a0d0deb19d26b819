import type { JobRow } from '#contract/desk.ts';
import type { Language } from '#domain/text.ts';
import type { job } from '../../db/schema/desk.ts';
import { jobTitle } from '../../jobs/jobTitle.ts';

type Stored = typeof job.$inferSelect;

/** A job as its owner reads it. */
export const present = (
  row: Omit<Stored, 'ownerId' | 'attempts' | 'handedOnAt' | 'startedAt'>,
  language: Language,
): JobRow => ({
  id: row.id,
  kind: row.kind,
  title: jobTitle(row.params)[language],
  status: row.status,
  progress: row.progress,
  message: row.message?.[language] ?? null,
  fileId: row.fileId,
  link: typeof row.params.link === 'string' ? row.params.link : null,
  rowCount: row.rowCount,
  dtimeCreated: row.createdAt.toISOString(),
  dtimeEnded: row.endedAt?.toISOString() ?? null,
});
