-- Staff may sign in with an identity provider (ADR 92). An account is bound once to what the provider calls its person, by two people.
alter table user_request
  -- The provider's name for the person (`sub`), exactly as its tokens have it.
  add column identity_subject text check (length(identity_subject) between 1 and 255),
  -- The provider itself (`iss`).
  add column identity_issuer text,
  drop constraint user_request_kind_check,
  add constraint user_request_kind_check check (kind in ('registration', 'store', 'module', 'role', 'factor', 'identity')),
  drop constraint user_request_of_its_kind,
  add constraint user_request_of_its_kind check (case kind
    when 'registration' then first_name is not null and last_name is not null and merchant_id is null and module_code is null
    when 'store' then user_id is not null and partner_id is not null and merchant_id is not null and module_code is null
    when 'module' then user_id is not null and module_code is not null and merchant_id is null
    when 'role' then user_id is not null and access_role_id is not null and module_code is null and merchant_id is null
    else user_id is not null and why is not null and identification is not null
      and access_role_id is null and module_code is null and merchant_id is null end
    and (kind = 'identity') = (identity_subject is not null) and (kind = 'identity') = (identity_issuer is not null)),
  drop constraint user_request_second_person,
  add constraint user_request_second_person check (kind not in ('role', 'factor', 'identity') or (asker_id is not null and asker_id <> user_id
    and (status <> 'APPROVED' or decided_by is not distinct from 'admin:confirm'
      or (decider_id is not null and decider_id <> asker_id and decider_id <> user_id))));
create unique index user_request_identity on user_request (user_id) where kind = 'identity' and status = 'SUBMITTED';
create or replace function own_user_request() returns trigger language plpgsql as $$
begin
  if new.kind <> 'registration' then
    select a.partner_id into new.partner_id from user_account a where a.id = new.user_id;
  end if;
  if new.kind in ('role', 'factor', 'identity') then new.asker_id := ctx_user(); end if;
  return new;
end $$;
drop policy of_staff on user_request;
create policy of_staff on user_request as restrictive to app_partner, app_merchant
  using (kind not in ('role', 'factor', 'identity')) with check (kind not in ('role', 'factor', 'identity'));

create table user_identity (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references user_account,
  issuer text not null,
  subject text not null,
  bound_at timestamptz(3) not null,
  bound_by text not null,
  unique (issuer, subject)
);
call audit.watch('user_identity', 'user_id', 'delete');
alter table user_identity enable row level security;
create policy session_reads on user_identity for select to app_session using (true);
create policy staff_see on user_identity for select to app_internal using (true);
create policy staff_unbind on user_identity for delete to app_internal using (true);
-- What two people have decided, and nothing else, whatever is written.
create policy two_people_bind on user_identity for insert to app_internal with check (exists (select from user_request r
  where r.user_id = user_identity.user_id and r.kind = 'identity' and r.status = 'APPROVED' and r.decided_at = user_identity.bound_at
    and r.identity_subject = user_identity.subject and r.identity_issuer = user_identity.issuer));
-- Partners read accounts by the same statements, and find no bindings.
create policy none_seen on user_identity for select to app_partner, app_merchant using (false);
grant select on user_identity to app_session, app_internal, app_partner, app_merchant;
grant insert, delete on user_identity to app_internal;

-- By which binding a session began, and whether the provider asked for a second factor there. A code that is sent in between keeps the binding.
alter table session_family
  add column identity_id bigint references user_identity on delete set null,
  add column has_provider_factor boolean not null default false;
create index session_family_identity on session_family (identity_id) where identity_id is not null;
alter table otp_challenge add column identity_id bigint references user_identity on delete cascade;
create index otp_challenge_identity on otp_challenge (identity_id) where identity_id is not null;

-- A closed account is bound to nobody, so that the person can have another one.
create function unbind_identity() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from user_identity where user_id = new.id;
  return null;
end $$;
create trigger identity_ends after update of status on user_account for each row
  when (new.status = 'CLOSED' and old.status <> 'CLOSED') execute function unbind_identity();

alter table sign_in drop constraint sign_in_what_check;
alter table sign_in add constraint sign_in_what_check
  check (what in ('LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'PASSWORD_CHANGED', 'OTP_FAILED', 'SESSION_REUSE', 'SESSION_ENDED',
    'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_LOST', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'RECOVERY_CODES_MADE',
    'RECOVERY_CODE_USED', 'IDENTITY_BOUND', 'IDENTITY_UNBOUND'));
