import type { JOB_SORTS, JobRow } from '#contract/desk.ts';
import type { Language } from '#domain/text.ts';
import type { job } from '../../db/schema/desk.ts';
import type { ListSource } from '../../lists/source.ts';
import { present } from './present.ts';

type Row = Pick<
  typeof job.$inferSelect,
  | 'id'
  | 'kind'
  | 'params'
  | 'status'
  | 'progress'
  | 'message'
  | 'fileId'
  | 'rowCount'
  | 'createdAt'
  | 'endedAt'
>;

/** The user's own jobs, newest first, in the reader's language. */
export const jobSource = (
  language: Language,
): ListSource<Record<never, never>, typeof JOB_SORTS, Row, JobRow> => ({
  name: 'jobs',
  columns: `j.id, j.kind, j.params, j.status, j.progress, j.message, j.file_id as "fileId",
    j.row_count as "rowCount", j.created_at as "createdAt", j.ended_at as "endedAt"`,
  from: 'job j',
  countFrom: 'job j',
  id: 'j.id',
  // One's own jobs are few: row security leaves no more to sort.
  sorts: {
    kind: { sql: 'j.kind', type: 'text' },
    status: { sql: 'j.status', type: 'text' },
    rowCount: { sql: 'j.row_count', type: 'integer', nullable: true },
    dtimeCreated: { sql: 'j.created_at', type: 'timestamptz' },
    dtimeEnded: { sql: 'j.ended_at', type: 'timestamptz', nullable: true },
    id: { sql: 'j.id', type: 'bigint' },
  },
  defaultSort: '-id',
  filters: {},
  present: (row) => present(row, language),
});
