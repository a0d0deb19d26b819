-- A request to a second person is about a partner, one of its stores, or an import as a whole.
alter table approval_request
  add column import_id bigint references import_job,
  add column import_kind text,
  -- Ids of the people with a hand in its rows.
  add column import_hands bigint[],
  drop constraint approval_request_kind_check,
  add constraint approval_request_kind_check check (kind in ('MDR_RATE', 'BANK_ACCOUNT', 'IMPORT')),
  add constraint approval_request_owner check (case kind
    when 'IMPORT' then import_id is not null and partner_id is null and merchant_id is null
    else import_id is null and partner_id is not null end);
create index approval_request_import on approval_request (import_id, id) where import_id is not null;
create unique index approval_request_open_import on approval_request (import_id)
  where import_id is not null and state in ('PENDING', 'SCHEDULED');

-- External users ask for their own imports to be confirmed, see those requests only, and withdraw.
create policy partner_import on approval_request to app_partner
  using (kind = 'IMPORT' and maker_id = (select ctx_user()))
  with check (kind = 'IMPORT' and maker_id = (select ctx_user())
    and import_id = any ((select array_agg(id) from import_job)::bigint[]));
grant insert (import_id, import_kind, import_hands) on approval_request to app_partner;
grant select (import_id, import_kind, import_hands) on approval_request to app_merchant;

-- An import that waits for its second person, and who that was.
alter table import_job
  drop constraint import_job_status_check,
  add constraint import_job_status_check check (status in ('reading', 'mapping', 'checking', 'review', 'confirming', 'committing',
    'done', 'done_with_errors', 'failed', 'cancelled', 'undoing', 'undone')),
  add column confirmed_at timestamptz(3),
  add column confirmed_by text;

-- What of a row a second person looks at before it is written: a new active record, or the name, TIN or address of one.
alter table import_verdict add column matters text[];
create index import_verdict_matters on import_verdict (import_id, row_no) where matters is not null;
-- What was checked before nobody asked: these are checked again before anything of them is written.
alter table import_job disable trigger audited;
update import_job set due = 'check' where kind in ('partner', 'merchant', 'merchant-3rd-party')
  and status in ('review', 'done_with_errors', 'cancelled') and cleared_at is null
  and exists (select from import_verdict v where v.import_id = import_job.id and v.state in ('create', 'update'));
alter table import_job enable trigger audited;

-- What a second person confirmed is written in its maker's name: the job is the maker's, and only whoever approved orders it.
create function order_confirmed_import(request_id bigint, params jsonb, at timestamptz) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  insert into job (owner_id, kind, params, created_at)
  select r.maker_id, 'import', order_confirmed_import.params, order_confirmed_import.at from approval_request r
  where r.id = request_id and r.kind = 'IMPORT' and r.state = 'APPLIED' and r.checker_id = ctx_user()
    and r.maker_id <> ctx_user() and order_confirmed_import.params ->> 'importId' = r.import_id::text
  returning id
$$;
revoke execute on function order_confirmed_import(bigint, jsonb, timestamptz) from public;
grant execute on function order_confirmed_import(bigint, jsonb, timestamptz) to app_internal;

-- How many staff hold one of the roles, but for some people: whether anybody is left to decide.
create function count_staff_beside(roles text[], people text[]) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(distinct u.id)::int
  from user_account u join user_access_role h on h.user_id = u.id join access_role a on a.id = h.access_role_id
  where u.status = 'ACTIVE' and u.type = 'INTERNAL' and a.is_enabled and a.name = any (roles::citext[])
    and u.username <> all (people::citext[])
$$;
revoke execute on function count_staff_beside(text[], text[]) from public;
grant execute on function count_staff_beside(text[], text[]) to app_internal, app_partner;
