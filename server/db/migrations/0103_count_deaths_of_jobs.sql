-- How often the process that ran the job died or had to be ended; the second time the job is set aside for its owner.
alter table job add column deaths integer not null default 0;
