-- An import of payments is a request of a kind of its own, with a second person of its own.
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''PAYMENTS''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;
alter table approval_request drop constraint approval_request_owner, add constraint approval_request_owner check (case
  when kind in ('IMPORT', 'PAYMENTS') then import_id is not null and num_nonnulls(partner_id, merchant_id, setting) = 0
  when kind = 'SETTING' then setting is not null and num_nonnulls(partner_id, merchant_id, import_id) = 0
  else import_id is null and setting is null and partner_id is not null end);

-- What was checked before nobody asked: it is checked again before anything of it is written.
alter table import_job disable trigger audited;
update import_job set due = 'check' where kind = 'transactions'
  and status in ('review', 'done_with_errors', 'cancelled') and cleared_at is null
  and exists (select from import_verdict v where v.import_id = import_job.id and v.state in ('create', 'update'));
alter table import_job enable trigger audited;

-- Who uploaded it stays who uploaded it, and whoever has a hand in its rows keeps it: both are asked before it is confirmed.
create function keep_import_hands() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.created_by is distinct from old.created_by or new.owner_id is distinct from old.owner_id
    or not array(select jsonb_object_keys(new.editors)) @> array(select jsonb_object_keys(old.editors)) then
    raise exception 'The hands in an import stay' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger hands_stay before update of created_by, owner_id, editors on import_job for each row execute function keep_import_hands();

-- What a second person confirmed is written in its maker's name: the job is the maker's, and only whoever approved orders it, who has no
-- hand in its rows.
create or replace function order_confirmed_import(request_id bigint, params jsonb, at timestamptz) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  insert into job (owner_id, kind, params, created_at)
  select r.maker_id, 'import', order_confirmed_import.params, order_confirmed_import.at from approval_request r
    join import_job i on i.id = r.import_id join user_account u on u.id = ctx_user()
  where r.id = request_id and r.kind in ('IMPORT', 'PAYMENTS') and r.state = 'APPLIED' and r.checker_id = u.id
    and r.maker_id <> u.id and i.owner_id <> u.id and not i.editors ? u.username::text
    and order_confirmed_import.params ->> 'importId' = r.import_id::text
  returning id
$$;

-- How many staff hold a right that comes with their responsibilities, but for some people: whether anybody is left to decide.
create function count_staff_with(permission text, people text[]) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*)::int from user_account u
  where u.status = 'ACTIVE' and u.type = 'INTERNAL' and u.username <> all (people::citext[])
    and exists (select from user_permission p where p.user_id = u.id and p.permission = count_staff_with.permission)
$$;
revoke execute on function count_staff_with(text, text[]) from public;
grant execute on function count_staff_with(text, text[]) to app_internal, app_partner;
