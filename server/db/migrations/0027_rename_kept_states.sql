-- Two states that were called "kept" say why: a row that was edited after its import wrote it and so stays when that is undone, and
-- a message whose channel has no gateway.
alter table import_verdict drop constraint import_verdict_state_check;
update import_verdict set state = 'editedSince' where state = 'kept';
alter table import_verdict add constraint import_verdict_state_check
  check (state in ('create', 'update', 'unchanged', 'error', 'leftOut', 'created', 'updated', 'failed', 'reversed', 'editedSince',
    'refused'));

-- How the rows stand is counted by state; nobody has done anything to these imports.
alter table import_job disable trigger audited;
update import_job set counts = counts - 'kept' || jsonb_build_object('editedSince', counts -> 'kept') where counts ? 'kept';
alter table import_job enable trigger audited;

alter table outbox_message drop constraint outbox_message_status_check;
update outbox_message set status = 'noGateway' where status = 'kept';
alter table outbox_message add constraint outbox_message_status_check
  check (status in ('queued', 'sent', 'failed', 'noGateway'));
