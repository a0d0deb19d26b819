-- The desk counts what was done to applications in the last weeks.
create index application_event_moment on application_event (created_at);
