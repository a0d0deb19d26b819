-- A draft proves no number: its code may have gone to a mail address too, which anybody may name beside a number that is a stranger's. A
-- device that had a code from the number alone proves it.
create or replace function limit_messages() returns trigger language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  reached text;
  bucket text;
  most integer := 20;
  waits integer;
begin
  if new.status <> 'queued' or ctx('counted') = 'all' or ctx('counted') = 'number' and new.channel = 'sms' then return new; end if;
  if new.channel = 'email' then
    if new.kind <> 'code' then return new; end if;
    bucket := 'sms:mailbox:' || lower(trim(new.recipient));
  else
    reached := counted_mobile(new.recipient);
    if exists (select from user_account u where u.mobile_number = reached and u.status = 'ACTIVE')
      or exists (select from known_device k where k.about = 'mobile ' || reached and k.expires_at > now())
    then bucket := 'sms:proved:' || new.kind || ':' || reached;
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
drop index applicant_draft_mobile;
