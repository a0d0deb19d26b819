import type { JOB_TITLE_SORTS, JobTitleRow, jobTitleFilters } from '#contract/people/jobTitles.ts';
import type { Giver } from '#domain/access/givenRoles.ts';
import type { Selected } from '../../db/columns/columnsOf.ts';
import { byChoice, byFlag, byId, byText } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';
import { FROM, STORED, type Stored, shownTo } from './jobTitleColumns.ts';

/** The list of job titles, as somebody sees them. */
export const jobTitleSource = (
  giver: Giver,
): ListSource<typeof jobTitleFilters, typeof JOB_TITLE_SORTS, Selected<Stored>, JobTitleRow> => ({
  name: 'job-titles',
  columns: STORED.select,
  present: (row) => shownTo(giver)(STORED.present(row)),
  from: FROM,
  countFrom: FROM,
  id: 'j.id',
  sorts: {
    name: { sql: 'j.name', type: 'citext' },
    dtimeUpdated: { sql: 'j.updated_at', type: 'timestamptz' },
    id: { sql: 'j.id', type: 'bigint' },
  },
  defaultSort: 'name',
  filters: {
    id: byId('j.id'),
    name: byText('j.name', 'citext'),
    designationGroup: byChoice('j.designation_group'),
    assignment: byChoice('j.assignment'),
    accessRole: byText('a.name', 'citext'),
    isEnabled: byFlag('j.is_enabled'),
  },
});
