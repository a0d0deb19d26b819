import type { JOB_SORTS, JobRow, jobFilters } from '#contract/jobs.ts';
import type { Language } from '#domain/sentence.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byChoice } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import { jobRow } from './jobRow.ts';

/** The user's own jobs, newest first, in the reader's language. */
export const jobSource = (
  language: Language,
): ListSource<typeof jobFilters, typeof JOB_SORTS, Selected<JobRow>, JobRow> => ({
  name: 'jobs',
  ...listed(jobRow(language)),
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
  filters: { status: byChoice('j.status') },
});
