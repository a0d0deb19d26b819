-- Whoever loses rights or sees less loses what they exported before that, and what is being exported for them.
create function end_exports_of(people bigint[], moment timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, public as $$
  update job set status = 'cancelled', ended_at = moment
    where owner_id = any (people) and kind = 'export' and status in ('queued', 'running');
  update file set expires_at = moment
    where owner_id = any (people) and purpose = 'export' and (expires_at is null or expires_at > moment);
$$;
revoke execute on function end_exports_of(bigint[], timestamptz) from public;
grant execute on function end_exports_of(bigint[], timestamptz) to app_internal, app_partner;
