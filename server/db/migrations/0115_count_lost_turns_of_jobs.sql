-- Turns of a job that began and that nobody ended, because the server or the database crashed in the middle; the current one while it
-- runs. And the highest progress of any turn, in percent: a job that gets beyond it is no longer suspected of the crashes.
alter table job add column lost_turns integer not null default 0;
alter table job add column furthest integer not null default 0;
