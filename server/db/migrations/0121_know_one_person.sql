-- Who counts as one person in every rule that asks for a second person: accounts that share a mobile number or a mailbox, and for seven
-- days an account and the one that alone took its password or device away, gave it another number or gave it a role.

-- The mailbox behind an address. Providers deliver other spellings of it to the same person: what follows a + (at Yahoo a -), dots at Gmail,
-- dots, hyphens and underscores at Proton, any name below one's own domain at Fastmail, and the provider's other domains.
create function mailbox_of(address text) returns text language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select case
    when host = 'gmail.com' then replace(base, '.', '')
    when host = 'proton.me' then regexp_replace(base, '[._-]', '', 'g')
    when host like 'yahoo.%' or host = 'ymail.com' then split_part(base, '-', 1)
    when host like '%.fastmail.com' then split_part(host, '.', -3)
    else base end || '@' || case when host like '%.fastmail.com' then 'fastmail.com' else host end
  from (
    select split_part(name, '+', 1) as base, case domain
      when 'googlemail.com' then 'gmail.com'
      when 'protonmail.com' then 'proton.me' when 'pm.me' then 'proton.me'
      when 'me.com' then 'icloud.com' when 'mac.com' then 'icloud.com'
      else regexp_replace(domain, '(^|\.)fastmail\.fm$', '\1fastmail.com') end as host
    from (select split_part(lower(trim(address)), '@', 1) as name, split_part(lower(trim(address)), '@', 2) as domain) written
  ) known
$$;
alter table user_account add column mailbox text generated always as (mailbox_of(email)) stored;
create index user_account_mailbox on user_account (mailbox) where mailbox is not null;

-- What one account alone did to another.
create table account_tie (
  id bigint generated always as identity primary key,
  account_id bigint not null references user_account on delete cascade,
  -- Who did it.
  by_id bigint not null references user_account on delete cascade,
  cause text not null check (cause in ('reset', 'rights')),
  at timestamptz(3) not null default now(),
  check (account_id <> by_id)
);
create index account_tie_account on account_tie (account_id, at);
create index account_tie_by on account_tie (by_id, at);

-- The accounts that are one person's with some.
create function accounts_of_person(accounts bigint[]) returns bigint[] language sql stable security definer set search_path = pg_catalog, public as $$
  with recursive own(id) as (
    select unnest(accounts)
    union
    select next.id from own join user_account a on a.id = own.id cross join lateral (
      select b.id from user_account b where b.mobile_number = a.mobile_number
      union all select b.id from user_account b where b.mailbox = a.mailbox
    ) next
  )
  select coalesce(array_agg(id), '{}') from own
$$;
-- The accounts that count as one person with this one: its person's, and for seven days those that it reset or gave rights to, and those
-- that did so to it. Such a tie goes no further: two people whom one help desk has helped stay two.
create function one_person_with(account bigint) returns bigint[] language sql stable security definer set search_path = pg_catalog, public as $$
  select own.ids || case when helped.ids is null then '{}' else accounts_of_person(helped.ids) end
  from (select accounts_of_person(array[account]) as ids) own cross join lateral (
    select array_agg(case when t.by_id = any (own.ids) then t.account_id else t.by_id end) as ids from account_tie t
    where t.at > now() - interval '7 days' and (t.by_id = any (own.ids) or t.account_id = any (own.ids))
  ) helped
  where account is not null
$$;
revoke execute on function accounts_of_person(bigint[]), one_person_with(bigint) from public;
grant execute on function one_person_with(bigint) to app_internal, app_partner, app_merchant, app_session, app_jobs;

-- The accounts that count as one person with the acting account.
create function ctx_people() returns bigint[] language sql stable set search_path = pg_catalog, public as $$
  select coalesce(one_person_with(ctx_user()), '{}')
$$;

-- Every way leads through these triggers: screens, calls, imports and jobs. Where two people act (`app.maker_id` of a change that was
-- approved, `app.seconded` of a request that somebody else asked for) nobody did it alone.
create function tie_account(account bigint, cause text) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if ctx_user() is null or ctx_user() = account then return; end if;
  if ctx('maker_id') is not null or ctx('seconded') is not null then return; end if;
  insert into account_tie (account_id, by_id, cause) values (account, ctx_user(), tie_account.cause);
end $$;
revoke execute on function tie_account(bigint, text) from public;

create function tie_reset() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform tie_account(new.id, 'reset');
  return null;
end $$;
create trigger ties_reset after update of mobile_number, email, second_factor on user_account for each row
  when (old.mobile_number is distinct from new.mobile_number or old.email is distinct from new.email
    or (old.second_factor <> new.second_factor and new.second_factor = 'none')) execute function tie_reset();

create function tie_password() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform tie_account(old.user_id, 'reset');
  return null;
end $$;
create trigger ties_reset after delete on credential for each row execute function tie_password();

create function tie_rights() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform tie_account(new.user_id, 'rights');
  return null;
end $$;
create trigger ties_rights after insert on user_access_role for each row execute function tie_rights();
