-- What people ask for stands in one table with one series of numbers: accounts (registrations), stores and modules. Somebody else decides.
alter table user_registration rename to user_request;
alter index user_registration_pkey rename to user_request_pkey;
alter index user_registration_status rename to user_request_status;
alter index user_registration_partner rename to user_request_partner;
alter index user_registration_import rename to user_request_import;
alter index user_registration_email rename to user_request_email;
drop index user_registration_username;
create unique index user_request_username on user_request (username, coalesce(partner_id, 0))
  where username is not null and status in ('SUBMITTED', 'APPROVED');
alter sequence user_registration_id_seq rename to user_request_id_seq;
update audit.entry set target = 'user_request' where target = 'user_registration';

alter table user_request
  add column kind text not null default 'registration' check (kind in ('registration', 'store', 'module')),
  -- Who is to get it; of a registration the account that was made of it.
  add column user_id bigint references user_account on delete cascade,
  add column merchant_id bigint,
  add column module_code text references module,
  -- Why somebody asks.
  add column why text,
  add column decided_by text,
  add column decided_at timestamptz(3),
  add column decision_reason text,
  add column search_name text generated always as (search_key(coalesce(first_name || ' ', '') || coalesce(middle_name || ' ', '')
    || coalesce(last_name, ''))) stored,
  add foreign key (partner_id, user_id) references user_account (partner_id, id),
  add foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  alter column first_name drop not null,
  alter column last_name drop not null,
  drop constraint user_registration_status_check,
  add constraint user_request_status_check check (status in ('SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED')),
  add constraint user_request_of_its_kind check (case kind
    when 'registration' then first_name is not null and last_name is not null and merchant_id is null and module_code is null
    when 'store' then user_id is not null and partner_id is not null and merchant_id is not null and module_code is null
    else user_id is not null and module_code is not null and merchant_id is null end),
  add constraint user_request_decided check ((status in ('APPROVED', 'REJECTED')) = (decided_at is not null));
alter table user_request alter column kind drop default;

-- The same is asked for once at a time.
create unique index user_request_store on user_request (user_id, merchant_id) where kind = 'store' and status = 'SUBMITTED';
create unique index user_request_module on user_request (user_id, module_code) where kind = 'module' and status = 'SUBMITTED';
create index user_request_search on user_request using gin (search_name gin_trgm_ops);
create index user_request_user on user_request (user_id, id) where user_id is not null;
create index user_request_merchant on user_request (merchant_id) where merchant_id is not null;

-- A request belongs to the partner of its person, whatever is written.
create function own_user_request() returns trigger language plpgsql as $$
begin
  if new.kind <> 'registration' then
    select a.partner_id into new.partner_id from user_account a where a.id = new.user_id;
  end if;
  return new;
end $$;
create trigger user_request_partner before insert on user_request for each row execute function own_user_request();

-- People ask for themselves, or for whom they have just invited, and take back what waits; what was decided stays as it is.
create policy asked_only on user_request as restrictive for insert to app_partner, app_merchant
  with check (status = 'SUBMITTED' and decided_at is null and (kind = 'registration'
    or user_id = (select ctx_user()) or user_id in (select id from user_account where status = 'INVITED')));
create policy taken_back on user_request as restrictive for update to app_partner, app_merchant
  using (status = 'SUBMITTED' and user_id = (select ctx_user())) with check (status = 'CANCELLED' and decided_at is null);
create policy merchant_self on user_request to app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()) and kind <> 'registration');
revoke update on user_request from app_partner;
grant select, insert on user_request to app_merchant;
grant update (status, version, updated_at, updated_by) on user_request to app_partner, app_merchant;
grant execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) to app_merchant;

-- Whoever accepts an invitation is offered the username that they registered with.
grant select (user_id, kind, username) on user_request to app_session;
create policy session_names on user_request for select to app_session using (true);

-- The stores of one's own partner by name and code, for people of single stores who ask for another one: row security shows them their
-- own alone, so this reads past it, as far as the partner goes.
create function own_partner_stores() returns table (id bigint, partner_id bigint, name text, search_name text, hsis_salesroom_code text, status text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select m.id, m.partner_id, m.name, m.search_name, m.hsis_salesroom_code, m.status from merchant m where m.partner_id = ctx_partner()
$$;
revoke execute on function own_partner_stores() from public;
grant execute on function own_partner_stores() to app_partner, app_merchant;
