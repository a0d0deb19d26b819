-- Rows come by the thousand: what is inserted is noted in the trail by one statement for all of them, and so are the hands in it.
create function audit.record_inserts() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare is_masked boolean := exists (select from audit.masked_column where table_name = tg_table_name);
begin
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, request_id, after, partner_id, merchant_id)
  select 'INSERT', tg_table_name, whole ->> coalesce(tg_argv[0], 'id'), ctx_user(), ctx('username'), ctx('role'), ctx('request_id'),
    case when is_masked then audit.mask(tg_table_name, whole - 'search_name') else whole - 'search_name' end,
    case tg_table_name when 'partner' then (whole ->> 'id')::bigint else (whole ->> 'partner_id')::bigint end,
    case tg_table_name when 'merchant' then (whole ->> 'id')::bigint else (whole ->> 'merchant_id')::bigint end
  from (select to_jsonb(a) as whole from added a) rows;
  return null;
end $$;

create function audit.note_hands() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare
  -- A change that waited for a second person counts for who asked for it.
  maker text := ctx('maker');
begin
  insert into audit.hand (record, record_id, partner_id, user_id, person, mobile_number, email, what, at, xid)
  select case when e.target like 'promo%' then 'promo' when e.merchant_id is null then 'partner' else 'merchant' end,
    case when e.target like 'promo%' then e.key::bigint else coalesce(e.merchant_id, e.partner_id) end,
    case when e.target not like 'promo%' then e.partner_id end,
    case when maker is null then e.user_id else ctx('maker_id')::bigint end, coalesce(maker, e.actor), s.mobile_number, s.email,
    audit.what_hand(e.target, e.operation, e.after), e.at, e.xid
  from added e left join applicant_session s on e.user_id is null and s.id = ctx('applicant_id')::uuid
  where e.actor is not null and e.request_id is not null and (e.partner_id is not null or e.target like 'promo%')
    and audit.what_hand(e.target, e.operation, e.after) is not null
  order by e.id
  on conflict do nothing;
  return null;
end $$;
grant create on schema audit to audit_owner;
alter function audit.record_inserts() owner to audit_owner;
alter function audit.note_hands() owner to audit_owner;
revoke create on schema audit from audit_owner;

drop trigger hand_noted on audit.entry;
drop function audit.note_hand();
create trigger hands_noted after insert on audit.entry referencing new table as added for each statement
  execute function audit.note_hands();

-- How a table comes under the trail: what is inserted by statement, what changes and goes by row. `only_direct` leaves out what
-- triggers write.
create procedure audit.watch(target regclass, key text default 'id', also text default 'update or delete', only_direct boolean default false)
language plpgsql set search_path = pg_catalog, public as $$
declare condition text := case when only_direct then 'when (pg_trigger_depth() = 0)' else '' end;
begin
  execute format('create trigger audited_inserts after insert on %s referencing new table as added for each statement %s
    execute function audit.record_inserts(%L)', target, condition, key);
  if also <> '' then
    execute format('create trigger audited after %s on %s for each row %s execute function audit.record_change(%L)',
      also, target, condition, key);
  end if;
end $$;
revoke execute on procedure audit.watch(regclass, text, text, boolean) from public;

do $$
declare t record;
begin
  for t in select tgrelid::regclass as name, tgtype::int as type, tgqual is not null as is_direct,
      coalesce(nullif(rtrim(encode(tgargs, 'escape'), '\000'), ''), 'id') as key
    from pg_trigger where tgfoid = 'audit.record_change()'::regprocedure and tgtype & 4 > 0
  loop
    execute format('drop trigger audited on %s', t.name);
    call audit.watch(t.name, t.key, concat_ws(' or ', case when t.type & 16 > 0 then 'update' end, case when t.type & 8 > 0 then 'delete' end),
      t.is_direct);
  end loop;
end $$;
