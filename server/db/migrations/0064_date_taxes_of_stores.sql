-- Since which business day (Asia/Manila) tax is withheld of a store, and since when it withholds itself of what it is charged. A day is
-- settled by the newest row that begins on it or before.
create table store_tax (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  merchant_id bigint not null,
  is_ewt boolean not null,
  is_twa boolean not null,
  from_day date not null,
  -- What shows it, as whoever asked for it says: a list of the tax office, a registration.
  evidence text check (length(evidence) between 3 and 300),
  created_at timestamptz(3) not null default now(),
  created_by text,
  constraint store_tax_from unique (merchant_id, from_day),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id) on delete cascade
);
create index store_tax_partner on store_tax (partner_id);

-- Who changes it has a second person.
alter table approval_request
  drop constraint approval_request_kind_check,
  add constraint approval_request_kind_check check (kind in ('MDR_RATE', 'BANK_ACCOUNT', 'IMPORT', 'STORE_TAX'));

insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, created_at, created_by)
  select partner_id, id, is_ewt, is_twa, (created_at at time zone 'Asia/Manila')::date, created_at, created_by from merchant;

-- A new store has its taxes from its first day.
create function date_new_taxes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, created_by)
    select partner_id, id, is_ewt, is_twa, (created_at at time zone 'Asia/Manila')::date, created_by from added;
  return null;
end $$;
create trigger taxes_dated after insert on merchant referencing new table as added for each statement execute function date_new_taxes();

-- Whoever changes a store's own flags: of one that trades it is so from tomorrow on, unless that is what holds by then anyway; one that
-- does not yet had it so from its first day.
create function date_changed_taxes() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tomorrow date := (now() at time zone 'Asia/Manila')::date + 1;
  coming store_tax;
begin
  if new.status in ('A', 'B') then
    select * into coming from store_tax where merchant_id = new.id and from_day <= tomorrow order by from_day desc limit 1;
    if (coming.is_ewt, coming.is_twa) is distinct from (new.is_ewt, new.is_twa) then
      insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, created_by)
        values (new.partner_id, new.id, new.is_ewt, new.is_twa, tomorrow, new.updated_by)
        on conflict on constraint store_tax_from do update
          set is_ewt = excluded.is_ewt, is_twa = excluded.is_twa, evidence = null,
            created_at = excluded.created_at, created_by = excluded.created_by;
    end if;
  else
    update store_tax set is_ewt = new.is_ewt, is_twa = new.is_twa
      where merchant_id = new.id and from_day = (select max(t.from_day) from store_tax t where t.merchant_id = new.id);
  end if;
  return null;
end $$;
create trigger taxes_changed after update of is_ewt, is_twa on merchant for each row
  when ((old.is_ewt, old.is_twa) is distinct from (new.is_ewt, new.is_twa)
    and coalesce(current_setting('suki.taxes_begin', true), '') <> 'on') execute function date_changed_taxes();

-- Writes on each store what holds on a day; answers how many changed. What begins is no change to be dated.
create function begin_taxes(day date) returns bigint language plpgsql security definer set search_path = public as $$
declare changed bigint;
begin
  perform set_config('suki.taxes_begin', 'on', true);
  with holds as (
    select distinct on (merchant_id) merchant_id, is_ewt, is_twa from store_tax where from_day <= day order by merchant_id, from_day desc
  )
  update merchant m set is_ewt = h.is_ewt, is_twa = h.is_twa, version = version + 1
    from holds h where h.merchant_id = m.id and (m.is_ewt, m.is_twa) is distinct from (h.is_ewt, h.is_twa);
  get diagnostics changed = row_count;
  perform set_config('suki.taxes_begin', '', true);
  return changed;
end $$;
revoke execute on function begin_taxes(date) from public;
grant execute on function begin_taxes(date) to app_jobs;

alter table store_tax enable row level security;
create policy internal_all on store_tax to app_internal using (true) with check (true);
create policy jobs_read on store_tax for select to app_jobs using (true);
create policy partner_own on store_tax for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on store_tax for select to app_merchant using (merchant_id = any ((select ctx_merchants())::bigint[]));
grant select on store_tax to app_internal, app_partner, app_merchant, app_jobs;
grant insert, update (is_ewt, is_twa, evidence, created_at, created_by) on store_tax to app_internal;
-- What follows from a store's own change is told with it.
call audit.watch('store_tax', 'id', 'update', true);
