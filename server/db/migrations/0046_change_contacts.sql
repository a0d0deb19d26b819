-- Whoever writes an application changes where they are reached: proved by the session, which is of the old contact, and by a code to the new.
create policy session_changes on applicant_draft for update to app_session using (state = 'OPEN') with check (state = 'OPEN');
grant update (mobile_number, email) on applicant_draft to app_session;
grant update (mobile_number, email) on applicant_session to app_session;
