-- Readiness compares the migrations that a server knows with those of the database, as the role that sign-in uses.
grant select on schema_migration to app_session;
