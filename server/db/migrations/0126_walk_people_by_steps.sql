-- Who is one person (migrations 0121 and 0122), found by as many statements as there are steps from account to account. One statement for
-- the whole walk was planned for a few accounts: for somebody who had made 5,000 it read every tie once for each of them.

-- The accounts that are one person's with some.
create or replace function accounts_of_person(accounts bigint[]) returns bigint[] language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  known bigint[] := array(select distinct unnest(accounts));
  latest bigint[] := known;
begin
  while cardinality(latest) > 0 loop
    latest := array((
        select b.id from unnest(latest) l(id) join user_account a on a.id = l.id join user_account b on b.mobile_number = a.mobile_number
        union select b.id from unnest(latest) l(id) join user_account a on a.id = l.id join user_account b on b.mailbox = a.mailbox
        union select t.by_id from unnest(latest) l(id) join account_tie t on t.account_id = l.id
          where t.cause = 'made' and t.confirmed_at is null
        union select t.account_id from unnest(latest) l(id) join account_tie t on t.by_id = l.id
          where t.cause = 'made' and t.confirmed_at is null
      ) except select unnest(known));
    known := known || latest;
  end loop;
  return known;
end $$;

-- The accounts that count as one person with this one.
create or replace function one_person_with(account bigint) returns bigint[] language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  own bigint[];
begin
  if account is null then return null; end if;
  own := accounts_of_person(array[account]);
  return own || accounts_of_person(array((
      select t.account_id from unnest(own) o(id) join account_tie t on t.by_id = o.id
        where t.at > now() - interval '7 days' and t.cause <> 'made' and t.confirmed_at is null
      union select t.by_id from unnest(own) o(id) join account_tie t on t.account_id = o.id
        where t.at > now() - interval '7 days' and t.cause <> 'made' and t.confirmed_at is null
    ) except select unnest(own)));
end $$;
