import type pg from 'pg';
import { FIRST_JOB_TITLES } from '#domain/people/jobTitles.ts';

const INSERT = `insert into job_title (name, designation_group, access_role_id, assignment, created_at, created_by, updated_at, updated_by)
  select x.name, x.group, a.id, x.assignment, $2, 'seed', $2, 'seed'
  from jsonb_to_recordset($1) as x(name citext, "group" text, role citext, assignment text) join access_role a on a.name = x.role
  where not exists (select from job_title)`;

/** Gives an installation without job titles the first ones; afterwards they are what people make of them. Answers how many. */
export const seedJobTitles = async (client: pg.ClientBase, now: Date): Promise<number> =>
  (await client.query(INSERT, [JSON.stringify(FIRST_JOB_TITLES), now])).rowCount ?? 0;
