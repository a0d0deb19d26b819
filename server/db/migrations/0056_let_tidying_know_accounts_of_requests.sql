-- Pictures of an approved registration run out some years after its account went out of use.
grant select (user_id) on user_request to app_jobs;
