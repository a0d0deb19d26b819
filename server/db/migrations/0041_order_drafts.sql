-- Of two saves of one tab that are on their way at once, the later one stays, in whatever order they arrive.
alter table draft
  add column writer text,
  add column number integer,
  add constraint draft_numbered check ((writer is null) = (number is null));
