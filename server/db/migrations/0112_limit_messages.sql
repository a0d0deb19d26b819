-- How many messages a number, a mailbox, a device or an address may cause, in windows that roll: the same counters as other limits,
-- kept to the millisecond, so that no 24 hours ever hold more than they may.

-- Takes one from every bucket, or from none: answers 0, or the seconds until all have room again and the place of the bucket that waits
-- longest. Callers take turns at each bucket, so that parallel requests never get more together than one after the other.
create function take_allowance(buckets text[], most integer[], seconds integer[], at timestamptz, out wait integer, out refused integer)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  i integer;
  frees timestamptz;
begin
  wait := 0;
  -- In one order, so that two callers never wait for each other.
  for i in select u.place from unnest(buckets) with ordinality u(bucket, place) order by u.bucket loop
    perform pg_advisory_xact_lock(hashtextextended('allowance ' || buckets[i], 0));
  end loop;
  for i in 1 .. cardinality(buckets) loop
    -- The newest of those that have to leave the window before another one has room in it.
    select max(h.window_start) + make_interval(secs => seconds[i]) into frees from (
      select r.window_start, sum(r.hits) over (order by r.window_start desc) as hits from rate_limit r
      where r.bucket = buckets[i] and r.window_start > at - make_interval(secs => seconds[i])
    ) h where h.hits >= most[i];
    if frees is not null and ceil(extract(epoch from frees - at)) > wait then
      wait := ceil(extract(epoch from frees - at));
      refused := i;
    end if;
  end loop;
  if wait > 0 then return; end if;
  insert into rate_limit as r (bucket, window_start, hits) select distinct b, at, 1 from unnest(buckets) b
    on conflict (bucket, window_start) do update set hits = r.hits + 1;
end $$;
revoke execute on function take_allowance(text[], integer[], integer[], timestamptz) from public;
grant execute on function take_allowance(text[], integer[], integer[], timestamptz) to app_session;

-- A Philippine mobile number as it is counted, however it was written.
create function counted_mobile(written text) returns text language sql immutable parallel safe set search_path = pg_catalog as $$
  select regexp_replace(regexp_replace(written, '\D', '', 'g'), '^(?:0|63|630)?(9\d{9})$', '63\1')
$$;

-- The one place through which every message passes: an SMS, or a code by mail, above what its recipient may get in 24 hours is not sent,
-- whatever it is for. A number that an account or an application has proved has an allowance of its own, codes and notices apart, so that
-- neither strangers nor notices use up the codes of its owner. What was counted as it was asked for passes:
-- `app.counted` is 'all', or 'number' where the mailbox was not counted.
create function limit_messages() returns trigger language plpgsql volatile security definer set search_path = pg_catalog, public as $$
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
      or exists (select from applicant_draft d where d.mobile_number = reached and d.state = 'OPEN')
    then bucket := 'sms:proved:' || new.kind || ':' || reached;
    else
      bucket := 'sms:number:' || reached;
      most := 5;
    end if;
  end if;
  select t.wait into waits from take_allowance(array[bucket], array[most], array[86400], now()) t;
  if waits = 0 then return new; end if;
  new.status := 'failed';
  new.error := 'Not sent: this recipient got ' || most || ' messages within 24 hours, which is all it may get';
  if new.kind = 'code' then new.body := ''; end if;
  return new;
end $$;
create index applicant_draft_mobile on applicant_draft (mobile_number) where state = 'OPEN';
create trigger limited before insert on outbox_message for each row execute function limit_messages();

-- Who invites somebody, or takes a password away, reads by which ways the link has gone.
grant select (channel, status) on outbox_message to app_internal, app_partner;
