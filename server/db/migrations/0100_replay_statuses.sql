-- What is answered once more is answered with the status that it had: 202 where something waits for a second person.
alter table idempotency_key add column status smallint check (status between 200 and 299);
grant update (status) on idempotency_key to app_applicant;
