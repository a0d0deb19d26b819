-- A payment that a key posts above its limits, or above what is usual for the store, is held: no run takes it until somebody who answers for
-- the money, and did not make the key, releases it.
alter table payment_transaction
  drop constraint payment_transaction_status_check,
  add constraint payment_transaction_status_check check (status in ('POSTED', 'HELD', 'VOIDED')),
  add column hold_reason text check (hold_reason in ('key_payment', 'key_day', 'key_month', 'store_limit', 'store_usual')),
  add column held_at timestamptz(3),
  add column released_at timestamptz(3),
  add column released_by text,
  add constraint payment_transaction_held check ((hold_reason is null) = (held_at is null)
    and (status <> 'HELD' or (held_at is not null and released_at is null and refunded = 0))
    and (released_at is null or (held_at is not null and released_by is not null))
    and (status <> 'POSTED' or held_at is null or released_at is not null));
grant update (released_at, released_by) on payment_transaction to app_internal;

-- Nothing is held afterwards, and nothing voided comes back.
create function refuse_payment_move() returns trigger language plpgsql as $$
begin
  raise exception 'A payment does not go from % to %', old.status, new.status;
end $$;
create trigger payment_moves before update of status on payment_transaction for each row
  when (old.status <> new.status and (old.status, new.status) not in (('POSTED', 'VOIDED'), ('HELD', 'POSTED'), ('HELD', 'VOIDED')))
  execute function refuse_payment_move();

create index payment_transaction_held on payment_transaction (at, id) where status = 'HELD';
-- What a key posted since a moment, and the largest payments of a store.
create index payment_transaction_of_key on payment_transaction (source, created_at) include (amount)
  where status <> 'VOIDED' and created_by = source;
create index payment_transaction_largest on payment_transaction (merchant_id, amount, day) where status = 'POSTED';

-- The limit of a store's payments is of the computation: one for all, and those of segments.
alter table setting_version disable trigger setting_kept;
update setting_version set "values" = "values" || '{"storePaymentLimit": "500000.00", "segmentLimits": null}'
  where kind = 'COMPUTATION' and not "values" ? 'storePaymentLimit';
alter table setting_version enable trigger setting_kept;
