-- What the bank has answered is kept as it came: a file that stands, with what was taken in of it, by whom and when.
do $$
begin
  execute (select format('alter table file drop constraint file_purpose_check, add constraint file_purpose_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''bank-answer''::text]'))
    from pg_constraint where conname = 'file_purpose_check' and conrelid = 'file'::regclass);
end $$;
create policy internal_bank_answers on file for select to app_internal using (purpose = 'bank-answer');

create table bank_answer (
  id bigint generated always as identity primary key,
  payout_file_id bigint not null references payout_file,
  file_id bigint not null unique references file,
  -- What was new in it.
  paid_count integer not null check (paid_count >= 0),
  paid_amount bigint not null check (paid_amount >= 0),
  returned_count integer not null check (returned_count >= 0),
  returned_amount bigint not null check (returned_amount >= 0),
  taken_at timestamptz(3) not null,
  taken_by text not null,
  constraint bank_answer_new check (paid_count + returned_count > 0)
);
create index bank_answer_of_file on bank_answer (payout_file_id, id);
create trigger bank_answer_stands before update or delete on bank_answer for each row execute function refuse_change();
alter table bank_answer enable row level security;
create policy internal_all on bank_answer to app_internal using (true) with check (true);
grant select, insert on bank_answer to app_internal;
