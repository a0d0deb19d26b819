-- Mail and SMS carry codes of their own, so that a code says where it was read.
alter table otp_challenge add column mail_code_hash text;
-- The number that its account has proved, by a code that was read there. An account that a mailed link opened has proved a mailbox.
alter table user_account add column proved_mobile text;
drop trigger audited on user_account;
create trigger audited after update on user_account for each row
  when (to_jsonb(old) - '{last_sign_in_at,locked_until,proved_mobile}'::text[]
    is distinct from to_jsonb(new) - '{last_sign_in_at,locked_until,proved_mobile}'::text[])
  execute function audit.record_change('id');
-- Who registered by a code had proved the number before.
update user_account u set proved_mobile = u.mobile_number
  where exists (select from user_request r where r.kind = 'registration' and r.registration_code_id is not null
    and r.user_id = u.id and r.mobile_number = u.mobile_number);
grant update (proved_mobile) on user_account to app_session;
create index user_account_proved on user_account (proved_mobile) where proved_mobile is not null;

-- What an owner or a known device asks for was counted by account or device, and passes for a number that is proved; to any other number
-- it is one of the five.
create or replace function limit_messages() returns trigger language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  reached text;
  bucket text;
  most integer := 20;
  waits integer;
begin
  if new.status <> 'queued' then return new; end if;
  if new.channel = 'email' then
    if new.kind <> 'code' or ctx('counted') = 'all' then return new; end if;
    bucket := 'sms:mailbox:' || lower(trim(new.recipient));
  else
    if ctx('counted') = 'number' then return new; end if;
    reached := counted_mobile(new.recipient);
    if exists (select from user_account u where u.proved_mobile = reached and u.mobile_number = reached)
      or exists (select from known_device k where k.about = 'mobile ' || reached and k.expires_at > now())
    then
      if ctx('counted') = 'all' then return new; end if;
      bucket := 'sms:proved:' || new.kind || ':' || reached;
    else
      bucket := 'sms:number:' || reached;
      most := 5;
    end if;
  end if;
  select t.wait into waits from take_allowance(array[bucket], array[most], array[86400], now()) t;
  if waits = 0 then return new; end if;
  new.status := 'failed';
  new.reason := 'recipientLimit';
  if new.kind = 'code' then new.body := ''; end if;
  return new;
end $$;
