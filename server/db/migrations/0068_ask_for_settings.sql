-- A request to a second person may be about a setting; one waits for each.
alter table approval_request
  add column setting text check (setting in ('COMPUTATION', 'DISBURSEMENT_REPORT', 'BIR2307', 'ATC')),
  drop constraint approval_request_owner;
-- Whatever kinds there are, one more.
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''SETTING''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;
alter table approval_request add constraint approval_request_owner check (case kind
  when 'IMPORT' then import_id is not null and num_nonnulls(partner_id, merchant_id, setting) = 0
  when 'SETTING' then setting is not null and num_nonnulls(partner_id, merchant_id, import_id) = 0
  else import_id is null and setting is null and partner_id is not null end);
create unique index approval_request_open_setting on approval_request (setting)
  where setting is not null and state in ('PENDING', 'SCHEDULED');
grant select (setting) on approval_request to app_merchant;

-- Pictures of signatures: staff see those that are asked for or agreed.
alter table file drop constraint file_purpose_check,
  add constraint file_purpose_check
    check (purpose in ('export', 'upload', 'document', 'logo', 'contract', 'promo', 'import', 'identification', 'signature'));
create policy internal_signatures on file for select to app_internal using (purpose = 'signature');
