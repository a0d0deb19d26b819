import type pg from 'pg';

const BATCH = 200;
// What was typed and whom it came from goes; the number stays, and what the funnel counts. Of one that was sent all that is an
// application's now stays with that.
const END = `with ended as (
    update applicant_draft set state = case state when 'OPEN' then 'EXPIRED' else state end, ended_at = coalesce(ended_at, $1),
      mobile_number = null, email = null, business_name = null
    where id in (select d.id from applicant_draft d where d.expires_at <= $1 and d.contact is not null
      order by d.expires_at limit ${BATCH} for update skip locked)
    returning id, state
  ), parts as (
    delete from applicant_draft_part p using ended e where p.draft_id = e.id
  ), uploads as (
    update applicant_upload u set discarded_at = $1 from ended e where u.draft_id = e.id and u.discarded_at is null
  ), noted as (
    insert into applicant_event (draft_id, kind, at) select e.id, 'expired', $1 from ended e where e.state = 'EXPIRED'
  ) select count(*)::int as n from ended`;
const LINKS = `delete from applicant_link where expires_at < $1::timestamptz - interval '30 days'`;

/** Deletes what nobody has changed for 90 days; links that ended long ago lead to no new one any more. */
export const endDrafts = async (pool: pg.Pool, now: Date): Promise<void> => {
  await pool.query(LINKS, [now]);
  const { rows } = await pool.query<{ n: number }>(END, [now]);
  if (rows[0]?.n === BATCH) await endDrafts(pool, now);
};
