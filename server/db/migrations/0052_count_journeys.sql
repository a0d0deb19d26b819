-- The funnel counts the applications that were begun in some days, by how far each of them got. What it reads stands in the indexes.
create index applicant_draft_created on applicant_draft (created_at) include (id, state, changed_at);
create index applicant_event_course on applicant_event (draft_id, section, kind) include (seconds) where section is not null;
create index applicant_event_errors on applicant_event (draft_id) include (section, fields) where kind = 'errors';
