-- Delivery advices: goods bought on a customer's loan contract, which their store may deliver. Systems tell of them and of their end;
-- here they are read.

create table delivery_advice (
  id bigint generated always as identity primary key,
  source text not null check (source ~ '^[A-Z0-9][A-Z0-9_-]{1,29}$'),
  number text not null check (length(number) between 1 and 60),
  loan_contract_number text not null check (length(loan_contract_number) between 1 and 60),
  -- Initials: no more of a customer's name than this.
  customer text not null check (customer ~ '^\S?•••( \S?•••){0,5}$'),
  partner_id bigint not null,
  merchant_id bigint not null,
  amount bigint not null check (amount between 1 and 99999999999999),
  issued_at timestamptz(3) not null,
  status text not null default 'FOR_DELIVERY' check (status in ('FOR_DELIVERY', 'DELIVERED', 'CANCELLED')),
  delivered_at timestamptz(3),
  -- The number of the paper that the customer signed.
  delivery_receipt text check (length(delivery_receipt) between 1 and 60),
  cancelled_at timestamptz(3),
  cancel_reason text check (length(cancel_reason) between 1 and 120),
  created_at timestamptz(3) not null default now(),
  created_by text,
  -- When its source told of its end.
  ended_at timestamptz(3),
  version integer not null default 1,
  constraint delivery_advice_unique unique (source, number),
  constraint delivery_advice_delivered check ((status = 'DELIVERED') = (delivered_at is not null)
    and (delivery_receipt is null or status = 'DELIVERED')),
  constraint delivery_advice_cancelled check ((status = 'CANCELLED') = (cancelled_at is not null)
    and (status = 'CANCELLED') = (cancel_reason is not null)),
  constraint delivery_advice_ended check ((status = 'FOR_DELIVERY') = (ended_at is null)),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index delivery_advice_issued on delivery_advice (status, issued_at, id);
create index delivery_advice_amount on delivery_advice (status, amount, id);
create index delivery_advice_all on delivery_advice (issued_at, id);
create index delivery_advice_partner on delivery_advice (partner_id, status, issued_at, id);
create index delivery_advice_merchant on delivery_advice (merchant_id, status, issued_at, id);
create index delivery_advice_number on delivery_advice (number);
create index delivery_advice_contract on delivery_advice (loan_contract_number);
create index delivery_advice_receipt on delivery_advice (delivery_receipt) where delivery_receipt is not null;

-- What is delivered; `amount` is the price of all of it.
create table delivery_item (
  advice_id bigint not null references delivery_advice,
  position smallint not null check (position between 1 and 100),
  name text not null check (length(name) between 1 and 120),
  quantity integer not null check (quantity between 1 and 100000),
  amount bigint not null check (amount between 0 and 99999999999999),
  partner_id bigint not null,
  merchant_id bigint not null,
  primary key (advice_id, position)
);
create index delivery_item_partner on delivery_item (partner_id);
create index delivery_item_merchant on delivery_item (merchant_id);

do $$
declare t text;
begin
  foreach t in array array['delivery_advice', 'delivery_item']
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
grant insert on delivery_advice, delivery_item to app_internal;
grant update (status, delivered_at, delivery_receipt, cancelled_at, cancel_reason, ended_at, version) on delivery_advice to app_internal;

-- They come in hundreds, and their call says so once; where one goes on to is told of it.
create trigger audited after update of status on delivery_advice for each row execute function audit.record_change('id');
