-- One person made a key and posted whatever amount with it. From now on a key counts only as a second person has confirmed it: with its
-- partners, its limits and the addresses that it may come from.
alter table machine_account
  -- All partners, expressly, or the partners that are listed.
  add column all_partners boolean not null default false,
  add column partner_ids bigint[] not null default '{}',
  -- In centavos: the most of a payment, of a day's payments, and of the payments of any 30 days.
  add column payment_limit bigint,
  add column day_limit bigint,
  add column month_limit bigint,
  -- Where its calls come from; none: from anywhere.
  add column addresses inet[] not null default '{}',
  -- A key that nobody has confirmed yet: it opens nothing.
  add column waiting_hash text unique,
  add column waiting_end text check (length(waiting_end) = 4),
  alter column key_hash drop not null,
  alter column key_end drop not null;
insert into audit.masked_column values ('machine_account', 'waiting_hash');

-- What was taken before goes on being taken: the limits are multiples of the last 90 days.
update machine_account k set
  all_partners = k.partner_id is null,
  partner_ids = case when k.partner_id is null then '{}' else array[k.partner_id] end,
  payment_limit = least(greatest(10 * coalesce((select max(t.amount) from payment_transaction t
    where t.source = k.source and t.status = 'POSTED' and t.day > current_date - 90), 0), 10000000), 99999999999999);
update machine_account k set day_limit = least(greatest(10 * coalesce(h.largest_day, 0), 10 * k.payment_limit), 99999999999999)
  from (select a.id, (select max(d.total) from (select sum(t.amount)::bigint as total from payment_transaction t
      where t.source = a.source and t.status = 'POSTED' and t.day > current_date - 90 group by t.day) d) as largest_day
    from machine_account a) h where h.id = k.id;
update machine_account k set month_limit = least(greatest(3 * coalesce(h.total, 0), 10 * k.day_limit), 99999999999999)
  from (select a.id, (select sum(t.amount)::bigint from payment_transaction t
      where t.source = a.source and t.status = 'POSTED' and t.day > current_date - 90) as total from machine_account a) h where h.id = k.id;

alter table machine_account
  drop column partner_id,
  alter column payment_limit set not null,
  alter column day_limit set not null,
  alter column month_limit set not null,
  alter column is_enabled set default false,
  add constraint machine_account_partners check (all_partners = (cardinality(partner_ids) = 0)),
  add constraint machine_account_limits check (0 < payment_limit and payment_limit <= day_limit and day_limit <= month_limit
    and month_limit <= 99999999999999),
  add constraint machine_account_key check ((key_hash is null) = (key_end is null) and (waiting_hash is null) = (waiting_end is null)
    and (is_enabled <= (key_hash is not null)) and (former_hash is null or key_hash is not null));

-- One more kind of request.
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''MACHINE_KEY''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;

-- A key, what it may post and its return to use are exactly what a request says that two people have decided, of the version that they
-- saw. Ending a key needs nobody else.
create function refuse_unconfirmed_keys() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare asked jsonb;
begin
  if tg_op = 'UPDATE' then
    select r.command into asked from approval_request r
      where r.kind = 'MACHINE_KEY' and r.owner_id = old.id and r.state = 'APPLIED' and r.base_version = old.version
        and new.version > old.version and r.checker_id <> r.maker_id;
  end if;
  if asked is null
    or new.all_partners is distinct from (asked ->> 'allPartners')::boolean
    or new.partner_ids is distinct from array(select p::bigint from jsonb_array_elements_text(asked -> 'partnerIds') p)
    or new.products is distinct from array(select p from jsonb_array_elements_text(asked -> 'transactionTypes') p)
    or new.per_minute is distinct from (asked ->> 'perMinute')::integer
    or new.payment_limit is distinct from (asked ->> 'paymentLimit')::numeric * 100
    or new.day_limit is distinct from (asked ->> 'dayLimit')::numeric * 100
    or new.month_limit is distinct from (asked ->> 'monthLimit')::numeric * 100
    or new.addresses is distinct from array(select a::inet from jsonb_array_elements_text(asked -> 'addresses') a)
    or new.is_enabled is distinct from (asked ->> 'isEnabled')::boolean
    or new.key_hash is distinct from (case when asked ->> 'keyEnd' is null then old.key_hash else old.waiting_hash end)
    or new.key_end is distinct from coalesce(asked ->> 'keyEnd', old.key_end)
    or (new.former_hash is not null and new.former_hash not in (coalesce(old.former_hash, ''), coalesce(old.key_hash, '')))
    or new.name <> old.name or new.source <> old.source
  then
    raise exception 'A machine key that no second person has confirmed does not count' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger new_keys_wait before insert on machine_account for each row
  when (new.is_enabled or new.key_hash is not null or new.former_hash is not null) execute function refuse_unconfirmed_keys();
create trigger keys_confirmed before update on machine_account for each row
  when ((new.is_enabled and not old.is_enabled)
    or new.key_hash is distinct from old.key_hash or new.key_end is distinct from old.key_end
    or (new.former_hash is not null and new.former_hash is distinct from old.former_hash)
    or (new.former_until is not null and (old.former_until is null or new.former_until > old.former_until))
    or (new.name, new.source, new.all_partners, new.partner_ids, new.products, new.per_minute, new.payment_limit, new.day_limit,
        new.month_limit, new.addresses)
      is distinct from (old.name, old.source, old.all_partners, old.partner_ids, old.products, old.per_minute, old.payment_limit,
        old.day_limit, old.month_limit, old.addresses))
  execute function refuse_unconfirmed_keys();

-- Keys and use are given by updates alone.
revoke insert on machine_account from app_internal;
grant insert (name, source, all_partners, partner_ids, products, per_minute, payment_limit, day_limit, month_limit, addresses,
    waiting_hash, waiting_end, created_at, created_by, updated_at, updated_by),
  update (waiting_hash, waiting_end, all_partners, partner_ids, products, per_minute, payment_limit, day_limit, month_limit, addresses)
  on machine_account to app_internal;
grant select (all_partners, partner_ids, payment_limit, day_limit, month_limit, addresses) on machine_account to app_session;

-- A change of what a key may post is one of its account.
drop trigger audited on machine_account;
create trigger audited after update of is_enabled, key_hash, waiting_hash, all_partners, partner_ids, products, per_minute, payment_limit,
  day_limit, month_limit, addresses or delete on machine_account for each row execute function audit.record_change('id');
