-- What the page of an applicant tells of how they get on is told again until it is answered, and counted once.
alter table applicant_event add column told_as uuid;
create unique index applicant_event_told on applicant_event (draft_id, told_as) where told_as is not null;
grant insert (told_as) on applicant_event to app_applicant;
