-- A large paste comes in several requests: what has the same id is one edit, and is taken back as one. Each part keeps a number of its
-- own, because the number says what a reader had seen.
alter table import_edit_batch add column edit_id uuid;
