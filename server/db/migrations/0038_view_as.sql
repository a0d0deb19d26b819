-- A member of staff looks at the portal as somebody else, or as a role, sees it: read only, for a while, within one sign-in.
create table view_as (
  id uuid primary key,
  family_id uuid not null references session_family on delete cascade,
  viewer_id bigint not null references user_account on delete cascade,
  user_id bigint references user_account on delete cascade,
  access_role_id bigint references access_role on delete cascade,
  reason text not null,
  began_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- By its button, with its session, by its bound, with what was looked at, or with the right to look.
  end_reason text check (end_reason in ('ended', 'session', 'time', 'subject', 'right')),
  check (num_nonnulls(user_id, access_role_id) = 1),
  check (user_id is distinct from viewer_id),
  check ((ended_at is null) = (end_reason is null))
);
create index view_as_open on view_as (family_id) where ended_at is null;
create index view_as_due on view_as (ends_at) where ended_at is null;
alter table view_as enable row level security;
create policy internal_all on view_as to app_internal using (true) with check (true);
create policy session_all on view_as to app_session using (true) with check (true);
grant select, insert, update (ended_at, end_reason) on view_as to app_internal;
grant select, update (ended_at, end_reason) on view_as to app_session;

-- Beginning and end stand in the trail whoever writes them, under the viewer where nobody else acts: a bound passes by itself.
create function tell_view() returns trigger language plpgsql as $$
declare
  acted text := ctx('user_id');
  named text := ctx('username');
begin
  if ctx_user() is null then
    perform set_config('app.user_id', new.viewer_id::text, true),
      set_config('app.username', (select username::text from user_account where id = new.viewer_id), true);
  end if;
  perform audit.record_event(
    case tg_op when 'INSERT' then 'VIEW_AS' else 'VIEW_AS_ENDED' end,
    case when new.user_id is null then 'access_role' else 'user_account' end,
    coalesce(new.user_id, new.access_role_id)::text, null,
    case tg_op when 'INSERT' then jsonb_build_object('reason', new.reason, 'view_ends_at', new.ends_at)
      else jsonb_build_object('view_ended_at', new.ended_at, 'view_end', new.end_reason) end);
  perform set_config('app.user_id', coalesce(acted, ''), true), set_config('app.username', coalesce(named, ''), true);
  return null;
end $$;
create trigger told_begin after insert on view_as for each row execute function tell_view();
create trigger told_end after update on view_as for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_view();

-- A view ends with the sign-in that it is of, whatever ends that.
create function end_views() returns trigger language plpgsql as $$
begin
  update view_as set ended_at = least(new.ended_at, ends_at), end_reason = 'session' where family_id = new.id and ended_at is null;
  return null;
end $$;
create trigger ends_views after update of ended_at on session_family for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_views();
