-- Whom a settled day is told by mail, once. A run that is made here owes its mails from the same transaction on; days that were settled
-- before, and those of demo data, owe none.
create table disbursement_mail (
  run_id bigint primary key references settlement_run,
  mailed_at timestamptz(3),
  mail_count integer check (mail_count >= 0),
  constraint disbursement_mail_done check ((mailed_at is null) = (mail_count is null))
);
create index disbursement_mail_owed on disbursement_mail (run_id) where mailed_at is null;
alter table disbursement_mail enable row level security;
create policy jobs_all on disbursement_mail to app_jobs using (true) with check (true);
grant select, insert, update (mailed_at, mail_count) on disbursement_mail to app_jobs;

-- What may go out once, whoever sends it how often.
alter table outbox_message add column key text check (length(key) between 1 and 200);
create unique index outbox_message_key on outbox_message (key) where key is not null;

create policy jobs_read on contact_person for select to app_jobs using (true);
grant select (id, partner_id, merchant_id, role, position, email) on contact_person to app_jobs;
grant select (enable_email_dr) on partner to app_jobs;
grant select (enable_email_dr) on merchant to app_jobs;
