-- Payments and their refunds. They are kept by the month of their business day (Asia/Manila); amounts are whole centavos.

-- Rows of a partition are told of under the name of the table that people know.
create or replace function audit.record_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare
  target text := coalesce(tg_argv[1], tg_table_name);
  old_row jsonb; new_row jsonb; whole jsonb; row_key text;
begin
  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  whole := coalesce(new_row, old_row);
  row_key := whole ->> coalesce(tg_argv[0], 'id');
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into old_row, new_row
    from jsonb_each(old_row) o join jsonb_each(new_row) n on n.key = o.key
    where o.value is distinct from n.value and o.key not in ('version', 'updated_at', 'updated_by', 'edited_at', 'edited_by', 'search_name');
    if old_row is null then return null; end if;
    if target = 'user_module' then
      old_row := old_row || jsonb_build_object('module_code', old.module_code);
      new_row := new_row || jsonb_build_object('module_code', new.module_code);
    end if;
  else
    old_row := old_row - 'search_name';
    new_row := new_row - 'search_name';
  end if;
  insert into audit.entry (operation, target, key, user_id, actor, actor_role, request_id, before, after, partner_id, merchant_id)
  values (tg_op, target, row_key, ctx_user(), ctx('username'), ctx('role'), ctx('request_id'),
    audit.mask(target, old_row), audit.mask(target, new_row),
    case target when 'partner' then (whole ->> 'id')::bigint else (whole ->> 'partner_id')::bigint end,
    case target when 'merchant' then (whole ->> 'id')::bigint else (whole ->> 'merchant_id')::bigint end);
  return null;
end $$;

-- Which payment a reference is, for ever: what is unique in a month is not unique in all of them. The ids of payments come from here.
create table transaction_ref (
  id bigint generated always as identity primary key,
  source text not null check (source ~ '^[A-Z0-9][A-Z0-9_-]{1,29}$'),
  reference text not null check (length(reference) between 1 and 60),
  day date not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  constraint transaction_ref_unique unique (source, reference),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index transaction_ref_reference on transaction_ref (reference);
create index transaction_ref_partner on transaction_ref (partner_id);
create index transaction_ref_merchant on transaction_ref (merchant_id);

create table payment_transaction (
  id bigint not null,
  day date not null,
  at timestamptz(3) not null,
  source text not null,
  reference text not null,
  partner_id bigint not null,
  merchant_id bigint not null,
  product text not null check (product in ('HC_SMILE_REWARDS', 'HCPAY', 'CASH_LOAN', 'POS_LOAN', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH')),
  amount bigint not null check (amount between 1 and 99999999999999),
  -- Σ of its refunds that take from it, kept by their trigger.
  refunded bigint not null default 0,
  -- No more of a card's number than this.
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  -- Who took it, as the store's till says.
  cashier text check (length(cashier) between 1 and 60),
  status text not null default 'POSTED' check (status in ('POSTED', 'VOIDED')),
  voided_at timestamptz(3),
  voided_by text,
  void_reason text,
  created_at timestamptz(3) not null default now(),
  created_by text,
  version integer not null default 1,
  primary key (id, day),
  constraint payment_transaction_day check (day = (at at time zone 'Asia/Manila')::date),
  constraint payment_transaction_refunded check (refunded between 0 and amount),
  constraint payment_transaction_void check ((status = 'VOIDED') = (voided_at is not null) and (status <> 'VOIDED' or refunded = 0)),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
) partition by range (day);
create index payment_transaction_at on payment_transaction (at, id);
create index payment_transaction_amount on payment_transaction (amount, id);
create index payment_transaction_partner on payment_transaction (partner_id, at, id);
create index payment_transaction_merchant on payment_transaction (merchant_id, at, id);
create index payment_transaction_product on payment_transaction (product, at, id);
create index payment_transaction_card on payment_transaction (card_last4, at, id) where card_last4 is not null;
create index payment_transaction_void on payment_transaction (at, id) where status = 'VOIDED';
create index payment_transaction_refunds on payment_transaction (at, id) where refunded > 0;

-- What was sold; `amount` is the price of all of them.
create table transaction_item (
  transaction_id bigint not null,
  day date not null,
  position smallint not null check (position between 1 and 100),
  name text not null check (length(name) between 1 and 120),
  quantity integer not null check (quantity between 1 and 100000),
  amount bigint not null check (amount between 0 and 99999999999999),
  partner_id bigint not null,
  merchant_id bigint not null,
  primary key (transaction_id, day, position),
  foreign key (transaction_id, day) references payment_transaction (id, day)
) partition by range (day);

create sequence refund_id;
-- `day` is that of the payment; `key` is the client's own for what it wants to do, and has one effect.
create table refund (
  id bigint not null default nextval('refund_id'),
  day date not null,
  transaction_id bigint not null,
  key text not null check (length(key) between 8 and 200),
  partner_id bigint not null,
  merchant_id bigint not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('RETURN', 'DAMAGED', 'WRONG_AMOUNT', 'DOUBLE_CHARGE', 'CANCELLED_ORDER', 'GOODWILL', 'OTHER')),
  notes text check (length(notes) between 1 and 500),
  status text not null default 'APPROVED'
    check (status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED', 'FAILED', 'REFUSED', 'WITHDRAWN')),
  requested_at timestamptz(3) not null default now(),
  requested_by text not null,
  decided_at timestamptz(3),
  decided_by text,
  sent_at timestamptz(3),
  processor_reference text,
  ended_at timestamptz(3),
  -- The business day on which it was settled; it counts in the run of that day or the next one.
  settled_day date,
  failure text,
  version integer not null default 1,
  primary key (id, day),
  constraint refund_key_unique unique (transaction_id, day, key),
  constraint refund_notes check (reason <> 'OTHER' or notes is not null),
  constraint refund_settled check ((status = 'SETTLED') = (settled_day is not null)),
  foreign key (transaction_id, day) references payment_transaction (id, day)
) partition by range (day);
create index refund_transaction on refund (transaction_id, day, id);
create index refund_partner on refund (partner_id, requested_at, id);
create index refund_merchant on refund (merchant_id, requested_at, id);
create index refund_requested on refund (requested_at, id);
create index refund_open on refund (requested_at, id) where status in ('REQUESTED', 'APPROVED', 'SENT');

-- Which items a refund is of; it says nothing about its amount.
create table refund_item (
  refund_id bigint not null,
  day date not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  partner_id bigint not null,
  merchant_id bigint not null,
  primary key (refund_id, day, position),
  foreign key (refund_id, day) references refund (id, day)
) partition by range (day);

-- What refunds take from their payment: it is never more than its amount, whoever writes and however many at a time.
create function keep_refunded() returns trigger language plpgsql as $$
declare
  taken bigint := 0;
begin
  if new.status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED') then taken := new.amount; end if;
  if tg_op = 'UPDATE' and old.status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED') then taken := taken - old.amount; end if;
  if taken <> 0 then
    update payment_transaction set refunded = refunded + taken, version = version + 1
      where id = new.transaction_id and day = new.day;
  end if;
  return null;
end $$;
create trigger refunded after insert or update of status on refund for each row execute function keep_refunded();
-- How much and of what stands for ever.
create function refuse_other_refund() returns trigger language plpgsql as $$
begin
  raise exception 'A refund keeps its payment, key and amount';
end $$;
create trigger refund_kept before update of transaction_id, day, key, amount, partner_id, merchant_id on refund for each row
  when ((old.transaction_id, old.day, old.key, old.amount, old.partner_id, old.merchant_id)
    is distinct from (new.transaction_id, new.day, new.key, new.amount, new.partner_id, new.merchant_id))
  execute function refuse_other_refund();

-- The months from that of one day to that of another are there, with row security of their own: nobody reads them but through their table.
create function keep_months(first date, last date) returns void language plpgsql security definer set search_path = public as $$
declare
  month date; t text; part text;
begin
  if last - first > 1100 then raise exception 'Three years of months are enough at once'; end if;
  -- Of several servers one at a time.
  perform pg_advisory_xact_lock(7350062);
  for month in select generate_series(date_trunc('month', first), date_trunc('month', last), interval '1 month')::date
  loop
    foreach t in array array['payment_transaction', 'transaction_item', 'refund', 'refund_item']
    loop
      part := format('%s_%s', t, to_char(month, 'YYYYMM'));
      if to_regclass(part) is null then
        execute format('create table %I partition of %I for values from (%L) to (%L)', part, t, month, month + interval '1 month');
        execute format('alter table %I enable row level security', part);
      end if;
    end loop;
  end loop;
end $$;
revoke execute on function keep_months(date, date) from public;
grant execute on function keep_months(date, date) to app_jobs;

do $$
declare t text;
begin
  foreach t in array array['transaction_ref', 'payment_transaction', 'transaction_item', 'refund', 'refund_item']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('create policy partner_own on %I to app_partner using (partner_id = (select ctx_partner()))
      with check (partner_id = (select ctx_partner()))', t);
    execute format('create policy merchant_own on %I to app_merchant
      using (merchant_id = any ((select ctx_merchants())::bigint[]))
      with check (merchant_id = any ((select ctx_merchants())::bigint[]))', t);
    execute format('grant select on %I to app_internal, app_partner, app_merchant', t);
  end loop;
end $$;
grant insert on transaction_ref, payment_transaction, transaction_item to app_internal;
grant update (status, voided_at, voided_by, void_reason, version) on payment_transaction to app_internal;

-- Payments come in thousands, and their call says so once; what is done to one is told of it.
create trigger audited after update of status on payment_transaction for each row
  execute function audit.record_change('id', 'payment_transaction');
create trigger audited_inserts after insert on refund referencing new table as added for each statement
  execute function audit.record_inserts('id');
create trigger audited after update on refund for each row execute function audit.record_change('id', 'refund');
