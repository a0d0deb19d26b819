-- Undo takes back one's own last edit only, and an edit over somebody else's unseen edit is refused: each edit is a row of its own
-- (who, what, how many cells), and remembers what it put into each cell beside what it replaced.
create table import_edit_batch (
  import_id bigint not null references import_job on delete cascade,
  -- Rises by one with each edit of an import and is never used again, so that it says what a reader has seen.
  batch integer not null,
  action text not null check (action in ('type', 'paste', 'fill', 'clear', 'replace', 'leave_out', 'take_in', 'error_file', 'undo', 'read')),
  cells integer not null default 0,
  -- Cells that were left as they are because somebody else had changed them since they were read.
  skipped integer not null default 0,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by text not null,
  primary key (import_id, batch)
);
create index import_edit_batch_own on import_edit_batch (import_id, created_by, batch);

alter table import_edit add column after text;
create index import_edit_cell on import_edit (import_id, row_no, column_no, batch);

-- What an earlier edit put into a cell is what the next one replaced, or what stands there now.
update import_edit e set after = x.after
from (
  select o.import_id, o.batch, o.row_no, o.column_no,
    case when lead(o.batch) over cell is null then r.edits ->> o.column_no::text else lead(o.before) over cell end as after
  from import_edit o join import_row r on r.import_id = o.import_id and r.row_no = o.row_no
  window cell as (partition by o.import_id, o.row_no, o.column_no order by o.batch)
) x
where e.import_id = x.import_id and e.batch = x.batch and e.row_no = x.row_no and e.column_no = x.column_no;
insert into import_edit_batch (import_id, batch, action, cells, created_at, created_by)
  select import_id, batch, 'type', count(*), min(created_at), min(created_by) from import_edit group by import_id, batch;

alter table import_edit_batch enable row level security;
create policy internal_all on import_edit_batch to app_internal using (true) with check (true);
-- Of their own imports, which row security of that table picks.
create policy own on import_edit_batch to app_partner, app_merchant
  using (import_id = any ((select array_agg(id) from import_job)::bigint[]))
  with check (import_id = any ((select array_agg(id) from import_job)::bigint[]));
create policy jobs_all on import_edit_batch to app_jobs using (true) with check (true);
grant select, insert, update, delete on import_edit_batch to app_internal, app_partner, app_merchant;
grant select, delete on import_edit_batch to app_jobs;
