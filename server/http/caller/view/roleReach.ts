import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { list } from '../../../db/columns/kinds.ts';

/** What tells how far people with a role `a` see: its job titles that are in use, and the accounts that have it. */
export const ROLE_REACH = columnsOf<{ titles: Assignment[]; levels: string[] }>('access_role a')({
  titles: list(
    'array(select distinct j.assignment from job_title j where j.access_role_id = a.id and j.is_enabled)',
  ),
  levels:
    list(`array(select distinct u.access_level from user_access_role h join user_account u on u.id = h.user_id
    where h.access_role_id = a.id and u.status <> 'CLOSED')`),
});
