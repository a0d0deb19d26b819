-- What else only one row of a file may have, each as "field text": a TIN with its branch, an e-mail address, ranks of categories.
drop index import_verdict_unique_too;
alter table import_verdict add column also_unique text[];
create index import_verdict_also_unique on import_verdict using gin (also_unique) with (fastupdate = off)
  where also_unique is not null;

-- A record that an import made begins its history too, and taking it back takes that along: nothing else of a history is ever
-- deleted. Whether anything refers to a store is then asked once a store.
create policy beginnings_only on application_event as restrictive for delete to app_internal, app_partner
  using (from_status is null and action in ('import', 'submit'));
grant delete on application_event to app_internal, app_partner;
create index application_event_merchant on application_event (merchant_id, partner_id) where merchant_id is not null;

-- Until when others were told of what it has written.
alter table import_job add column told_at timestamptz(3);

-- Since when the rows of an import are gone: nobody had touched it for long.
alter table import_job add column cleared_at timestamptz(3);
grant update (cleared_at, layout, columns) on import_job to app_jobs;

-- They hold samples of what people uploaded, which the trail would keep when the rows are long gone.
insert into audit.masked_column values ('import_job', 'layout'), ('import_job', 'columns');

-- A row that a person leaves out of an import; the edit that says so has column -1.
alter table import_verdict drop constraint import_verdict_state_check, add constraint import_verdict_state_check
  check (state in ('create', 'update', 'unchanged', 'error', 'leftOut', 'created', 'updated', 'failed', 'reversed', 'kept',
    'refused'));

-- What an import needs before anything of it may be written: set while its rows are read or checked, and left there when that is stopped.
alter table import_job add column due text check (due ~ '^(read|check)$');
-- One that is given up says how its rows stand.
grant update (counts) on import_job to app_jobs;

-- Who mended rows of it, and when they did so last: colleagues who have it open are told.
alter table import_job add column editors jsonb not null default '{}';
