-- Since which business day (Asia/Manila) tax is withheld of a store, and since when it withholds itself of what it is charged. A day is
-- settled by the newest row that begins on it or before.
create table store_tax (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  merchant_id bigint not null,
  is_ewt boolean not null,
  is_twa boolean not null,
  from_day date not null,
  created_at timestamptz(3) not null default now(),
  created_by text,
  constraint store_tax_from unique (merchant_id, from_day),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index store_tax_partner on store_tax (partner_id);

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

-- A store that trades changes tomorrow: today's sales are charged as they were made. One that does not yet had it so from its first day.
create function date_changed_taxes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.status in ('A', 'B') then
    insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, created_by)
      values (new.partner_id, new.id, new.is_ewt, new.is_twa, (now() at time zone 'Asia/Manila')::date + 1, new.updated_by)
      on conflict on constraint store_tax_from do update
        set is_ewt = excluded.is_ewt, is_twa = excluded.is_twa, created_at = excluded.created_at, created_by = excluded.created_by;
  else
    update store_tax set is_ewt = new.is_ewt, is_twa = new.is_twa
      where merchant_id = new.id and from_day = (select max(t.from_day) from store_tax t where t.merchant_id = new.id);
  end if;
  return null;
end $$;
create trigger taxes_changed after update of is_ewt, is_twa on merchant for each row
  when ((old.is_ewt, old.is_twa) is distinct from (new.is_ewt, new.is_twa)) execute function date_changed_taxes();

alter table store_tax enable row level security;
create policy internal_read on store_tax for select to app_internal using (true);
create policy jobs_read on store_tax for select to app_jobs using (true);
create policy partner_own on store_tax for select to app_partner using (partner_id = (select ctx_partner()));
create policy merchant_own on store_tax for select to app_merchant using (merchant_id = any ((select ctx_merchants())::bigint[]));
grant select on store_tax to app_internal, app_partner, app_merchant, app_jobs;
