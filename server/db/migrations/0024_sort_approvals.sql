-- The approvals are sorted by what they are about and by when they were decided.
create index approval_request_subject on approval_request (subject, id);
create index approval_request_decided on approval_request (decided_at, id);
