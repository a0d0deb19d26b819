-- A request for a second person is void the moment its record moves, whoever moves it and how: a verb, an import, a partner
-- that takes its stores along. The engine's own changes take other open requests along and void none (ADR 20).
create index approval_request_waiting on approval_request (partner_id) where state in ('PENDING', 'SCHEDULED');

-- Open requests of a partner and its stores whose record is not the version any more that they were made for.
create function moved_requests(of_partner bigint) returns setof approval_request
language sql stable set search_path = pg_catalog, public as $$
  select a.* from approval_request a join partner p on p.id = a.partner_id left join merchant m on m.id = a.merchant_id
  where a.partner_id = of_partner and a.state in ('PENDING', 'SCHEDULED')
    and a.base_version <> case when a.merchant_id is null then p.version else m.version end
  order by a.id
$$;
revoke execute on function moved_requests(bigint) from public;

-- Ends them, and tells the maker, whoever approved, and those who were told that it waits; nobody is told of their own deed.
create function end_moved_requests(of_partner bigint, moved_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare r approval_request; asked text[];
begin
  for r in select * from moved_requests(of_partner) loop
    update approval_request set state = 'VOID', decided_at = greatest(moved_at, made_at), effective_at = null,
      version = version + 1 where id = r.id and state in ('PENDING', 'SCHEDULED');
    continue when not found;
    perform leave_notices(array[r.maker, r.checker], '{}', 'approval-void',
      jsonb_build_object('kind', r.kind, 'subject', r.subject), '/approvals/' || r.id, moved_at);
    continue when r.state = 'SCHEDULED';
    select array_agg(distinct u.username::text) into asked from notice n join user_account u on u.id = n.user_id
      where n.kind = 'approval-waits' and n.link = '/approvals/' || r.id and u.id <> r.maker_id;
    if asked is not null then
      perform leave_notices(asked, '{}', 'approval-gone',
        jsonb_build_object('kind', r.kind, 'subject', r.subject), '/approvals/' || r.id, moved_at);
    end if;
  end loop;
end $$;
revoke execute on function end_moved_requests(bigint, timestamptz) from public;

-- A call says in app.voids which requests its user knows to become void ('ask', then ids); of another one that the user may
-- see (external users: those for bank accounts) it is refused. Work without a person in front of it, imports for one, says nothing there and is never asked.
create function void_moved_requests() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
declare of_partner bigint; known text[] := string_to_array(ctx('voids'), ','); is_staff boolean; unasked jsonb;
begin
  if tg_table_name = 'partner' then of_partner := new.id; else of_partner := new.partner_id; end if;
  perform 1 from approval_request where partner_id = of_partner and state in ('PENDING', 'SCHEDULED') limit 1;
  if not found then return null; end if;
  select type = 'INTERNAL' into is_staff from user_account where id = ctx_user();
  if known[1] = 'ask' and is_staff is not null then
    select jsonb_agg(jsonb_build_object('id', r.id::text, 'kind', r.kind, 'subject', r.subject, 'madeAt', r.made_at,
        'maker', case when is_staff or u.type = 'EXTERNAL' then r.maker end) order by r.id)
      into unasked from moved_requests(of_partner) r join user_account u on u.id = r.maker_id
      where r.id::text <> all (known) and (is_staff or r.kind = 'BANK_ACCOUNT');
    if unasked is not null then
      raise exception 'Requests would become void' using errcode = 'SV001', detail = unasked::text;
    end if;
  end if;
  perform end_moved_requests(of_partner, new.updated_at);
  return null;
end $$;
create trigger requests_void after update of version on partner for each row
  when (old.version is distinct from new.version) execute function void_moved_requests();
create trigger requests_void after update of version on merchant for each row
  when (old.version is distinct from new.version) execute function void_moved_requests();

-- Those whose record had moved before this was here.
select end_moved_requests(id, now()) from partner
  where id in (select partner_id from approval_request where state in ('PENDING', 'SCHEDULED'));

-- What stays the same, beside what changes: the bank and the name of the account whose number is another.
alter table approval_request add column beside jsonb not null default '[]';
grant insert (beside) on approval_request to app_partner;

-- The command holds account numbers in full: people of a store read the rest of a request.
revoke select on approval_request from app_merchant;
do $$
begin
  execute (select format('grant select (%s) on approval_request to app_merchant', string_agg(quote_ident(attname), ', '))
    from pg_attribute where attrelid = 'approval_request'::regclass and attnum > 0 and not attisdropped and attname <> 'command');
end $$;
