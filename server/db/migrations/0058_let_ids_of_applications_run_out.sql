-- IDs of those who signed an application that was not taken in, or of a partner or store that is closed, are deleted after their terms.
create policy jobs_end on document to app_jobs using (true);
grant select (id, partner_id, merchant_id, code, file_id), delete on document to app_jobs;
grant select (updated_at) on partner to app_jobs;
grant select (status, updated_at) on merchant to app_jobs;
