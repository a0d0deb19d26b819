-- What people read is kept as what happened and told in the reader's language; older notices keep their own text.
alter table job drop column title;
alter table job alter column message type jsonb
  using case when message is null then null else jsonb_build_object('en', message, 'fil', message) end;
alter table notice alter column title drop not null, add column params jsonb,
  add constraint notice_says_something check (title is not null or params is not null);

-- The language that somebody chose, for messages to them. Only this one setting leaves its owner's hands.
create function language_of(user_id bigint) returns text language sql stable security definer set search_path = pg_catalog, public
  as $$ select value #>> '{}' from user_preference p where p.user_id = language_of.user_id and key = 'locale' $$;
revoke execute on function language_of(bigint) from public;
grant execute on function language_of(bigint) to app_internal, app_partner, app_merchant, app_session, app_jobs;
