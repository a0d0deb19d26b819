-- The commission of a month, receipted to all partners at once by a job: what was looked at when it was ordered, and what came of it.
-- Amounts are whole centavos.
create table receipt_batch (
  id bigint generated always as identity primary key,
  -- The first day of the month.
  of_month date not null check (extract(day from of_month) = 1),
  -- Of each payor what was looked at: nothing else is issued.
  asked jsonb not null check (jsonb_typeof(asked) = 'array'),
  asked_count integer not null check (asked_count > 0),
  job_id bigint not null unique references job,
  orderer_id bigint not null references user_account,
  ordered_by text not null,
  ordered_at timestamptz(3) not null,
  -- All at once, with its receipts; null until then.
  issued_at timestamptz(3),
  issued_count integer,
  gross bigint,
  first_number text,
  last_number text,
  -- Payors whose month had changed since it was looked at.
  changed_count integer,
  constraint receipt_batch_issued check (case when issued_at is null
    then num_nonnulls(issued_count, gross, first_number, last_number, changed_count) = 0
    else num_nulls(issued_count, gross, changed_count) = 0 and issued_count + changed_count = asked_count and issued_count >= 0
      and changed_count >= 0 and (issued_count > 0) = (first_number is not null) and (issued_count > 0) = (last_number is not null) end)
);
create index receipt_batch_month on receipt_batch (of_month, id);

create function keep_receipt_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.issued_at is not null then raise exception 'What was issued at once stands'; end if;
  return new;
end $$;
create trigger receipt_batch_stands before update or delete on receipt_batch for each row execute function keep_receipt_batch();

alter table receipt_batch enable row level security;
create policy internal_all on receipt_batch to app_internal using (true) with check (true);
grant select, insert on receipt_batch to app_internal;
grant update (issued_at, issued_count, gross, first_number, last_number, changed_count) on receipt_batch to app_internal;

-- With which others a receipt was issued; of those that were posted one by one none.
alter table receipt add column batch_id bigint references receipt_batch;
create index receipt_batched on receipt (batch_id, id) where batch_id is not null;
-- A payor is in a batch once.
create unique index receipt_batched_once on receipt (batch_id, partner_id) where batch_id is not null;

alter table job drop constraint job_kind_check,
  add constraint job_kind_check check (kind in ('export', 'import', 'certificates', 'receipts'));
