-- A role of partners is viewed with the rows of one partner, or of one of its stores.
alter table view_as
  add column partner_id bigint references partner on delete cascade,
  add column merchant_id bigint,
  add foreign key (partner_id, merchant_id) references merchant (partner_id, id) on delete cascade,
  add check (partner_id is null or access_role_id is not null),
  add check (merchant_id is null or partner_id is not null);
create index view_as_partner on view_as (partner_id) where partner_id is not null;

-- The trail says whose rows were looked at, under names that do not put the entry into their own timeline.
create or replace function tell_view() returns trigger language plpgsql as $$
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
    case tg_op
      when 'INSERT' then jsonb_build_object('reason', new.reason, 'view_ends_at', new.ends_at)
      else jsonb_build_object('view_ended_at', new.ended_at, 'view_end', new.end_reason) end
    || case when new.partner_id is null then '{}' else jsonb_build_object('view_partner', new.partner_id) end
    || case when new.merchant_id is null then '{}' else jsonb_build_object('view_store', new.merchant_id) end);
  perform set_config('app.user_id', coalesce(acted, ''), true), set_config('app.username', coalesce(named, ''), true);
  return null;
end $$;
