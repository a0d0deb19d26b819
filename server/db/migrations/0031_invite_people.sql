-- People are invited: whoever accepts chooses the username and the password.
alter table user_account
  alter column username drop not null,
  add constraint user_account_username_known check (username is not null or status in ('INVITED', 'CLOSED'));
-- An address is one person's within a partner, or among staff.
create unique index user_account_email_unique on user_account (coalesce(partner_id, 0), lower(email))
  where email is not null and status <> 'CLOSED';

alter table one_time_link
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check check (purpose in ('set-password', 'invitation')),
  add column created_at timestamptz(3) not null default now();
create index one_time_link_user on one_time_link (user_id);

-- A module that differs belongs to the partner of its person, whatever is written.
create function own_user_module() returns trigger language plpgsql as $$
begin
  select a.partner_id into new.partner_id from user_account a where a.id = new.user_id;
  return new;
end $$;
create trigger user_module_partner before insert or update on user_module for each row execute function own_user_module();

-- People of partners invite their own, and take such an invitation back.
create policy invited_only on user_account as restrictive for insert to app_partner
  with check (type = 'EXTERNAL' and status = 'INVITED');
create policy invited_changed on user_account as restrictive for update to app_partner
  using (status = 'INVITED') with check (type = 'EXTERNAL' and status in ('INVITED', 'CLOSED'));
create policy partner_gives on user_access_role for insert to app_partner
  with check (user_id in (select id from user_account where status = 'INVITED')
    and access_role_id in (select id from access_role where is_external));
create policy partner_links on one_time_link to app_partner
  using (purpose = 'invitation' and user_id in (select id from user_account where status = 'INVITED'))
  with check (purpose = 'invitation' and user_id in (select id from user_account where status = 'INVITED'));
grant insert on user_account, user_access_role, user_merchant, user_module to app_partner;
grant update (status, version, updated_at, updated_by) on user_account to app_partner;
grant select (user_id, purpose, used_at, expires_at, created_at), insert, update (used_at) on one_time_link to app_partner;
grant select (purpose, expires_at, created_at) on one_time_link to app_internal;

-- Whoever accepts becomes active under a name of their own.
grant update (username, status, version, updated_at, updated_by) on user_account to app_session;
-- People of single stores are told of no link: row security shows them no row.
grant select (user_id, purpose, used_at, expires_at, created_at) on one_time_link to app_merchant;
create policy merchant_none on one_time_link for select to app_merchant using (false);
