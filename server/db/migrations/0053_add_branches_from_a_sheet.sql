-- What a file of an application is for. A sheet of branches is read where it lies and becomes no document.
alter table applicant_upload
  add column kind text not null default 'document' check (kind in ('document', 'branchSheet')),
  -- Of a sheet: the rows that were added as branches. A row goes in once, whoever asks again.
  add column added_rows integer[] not null default '{}';
grant insert (kind), update (added_rows) on applicant_upload to app_applicant;
