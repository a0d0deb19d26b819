-- Receipts of the protection product: one a partner and month, owed once the month is settled, pending until somebody uploads the paper.
-- Its figures are those of the month's lines and stand; another paper takes the place of the one before, which is kept.
create table protection_receipt (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  line_count integer not null check (line_count > 0),
  store_count integer not null check (store_count between 1 and line_count),
  gross bigint not null check (gross >= 0),
  refunds bigint not null check (refunds >= 0),
  commission bigint not null,
  tax_on_commission bigint not null,
  withholding_tax bigint not null,
  ewt bigint not null,
  net bigint not null,
  -- How many papers there are; the last one counts.
  upload_count integer not null default 0 check (upload_count >= 0),
  state text not null generated always as (case when upload_count = 0 then 'PENDING' else 'UPLOADED' end) stored,
  uploaded_at timestamptz(3),
  uploaded_by text,
  version integer not null default 1,
  unique (partner_id, id),
  constraint protection_receipt_unique unique (partner_id, month),
  constraint protection_receipt_uploaded check ((upload_count > 0) = (uploaded_at is not null) and (uploaded_at is null or uploaded_by is not null))
);
create index protection_receipt_month on protection_receipt (month, id);
create index protection_receipt_pending on protection_receipt (month, id) where upload_count = 0;

create table protection_upload (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  receipt_id bigint not null,
  -- From 1 on.
  number integer not null check (number > 0),
  file_id bigint not null references file unique,
  -- Why it took the place of the one before.
  reason text check (length(reason) between 3 and 200),
  uploaded_at timestamptz(3) not null,
  uploaded_by text not null,
  foreign key (partner_id, receipt_id) references protection_receipt (partner_id, id),
  constraint protection_upload_unique unique (receipt_id, number),
  constraint protection_upload_reason check ((number = 1) = (reason is null))
);

create trigger receipt_stands before delete on protection_receipt for each row execute function refuse_change();
create trigger receipt_figures_stand before update of partner_id, month, line_count, store_count, gross, refunds, commission, tax_on_commission,
    withholding_tax, ewt, net on protection_receipt
  for each row execute function refuse_change();
create trigger upload_stands before update or delete on protection_upload for each row execute function refuse_change();

-- What the settled lines of whole months owe, once each. Months are given by their first and last day.
create function owe_protection_receipts(first_day date, last_day date) returns bigint language sql as $$
  with made as (
    insert into protection_receipt (partner_id, month, line_count, store_count, gross, refunds, commission, tax_on_commission, withholding_tax,
        ewt, net)
      select l.partner_id, date_trunc('month', l.day::timestamp)::date, count(*), count(distinct l.merchant_id), sum(l.gross), sum(l.refunds),
        sum(l.commission), sum(l.tax_on_commission), sum(l.withholding_tax), sum(l.ewt), sum(l.net)
      from disbursement_line l where l.day between first_day and last_day
      group by 1, 2 order by 2, 1
      on conflict on constraint protection_receipt_unique do nothing
      returning id
  )
  select count(*) from made
$$;

alter table protection_receipt enable row level security;
create policy internal_all on protection_receipt to app_internal using (true) with check (true);
create policy jobs_all on protection_receipt to app_jobs using (true) with check (true);
grant select on protection_receipt to app_internal, app_jobs;
grant insert on protection_receipt to app_jobs;
grant update (upload_count, uploaded_at, uploaded_by, version) on protection_receipt to app_internal;
alter table protection_upload enable row level security;
create policy internal_all on protection_upload to app_internal using (true) with check (true);
grant select, insert on protection_upload to app_internal;

-- Whatever purposes there are, one more.
do $$
begin
  execute (select format('alter table file drop constraint file_purpose_check, add constraint file_purpose_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''protection''::text]'))
    from pg_constraint where conname = 'file_purpose_check' and conrelid = 'file'::regclass);
end $$;
create policy internal_protection on file for select to app_internal using (purpose = 'protection');

call audit.watch('protection_upload', 'id', '');

-- Months that were settled before: all whose last day is closed.
select owe_protection_receipts(
  (select date_trunc('month', min(l.day)::timestamp)::date from disbursement_line l),
  (select date_trunc('month', (max(r.day) + 1)::timestamp)::date - 1 from settlement_run r)
);
