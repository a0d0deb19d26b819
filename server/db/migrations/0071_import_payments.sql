-- Payments come by a sheet too.
alter table import_job drop constraint import_job_kind_check, add constraint import_job_kind_check
  check (kind in ('partner', 'merchant', 'merchant-3rd-party', 'user-registration', 'promo', 'transactions'));
