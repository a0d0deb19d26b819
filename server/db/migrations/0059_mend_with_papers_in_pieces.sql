-- A file that comes in pieces belongs to a draft, or to an application of which a paper is replaced: to its partner or to one of its stores.
alter table applicant_upload
  alter column draft_id drop not null,
  add column partner_id bigint references partner,
  add column merchant_id bigint,
  add foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  add constraint applicant_upload_home check (num_nonnulls(draft_id, partner_id) = 1),
  add constraint applicant_upload_store check (merchant_id is null or partner_id is not null),
  -- A sheet of branches is read for a draft alone.
  add constraint applicant_upload_paper check (kind = 'document' or draft_id is not null);
create index applicant_upload_partner on applicant_upload (partner_id, merchant_id) where partner_id is not null;
create index applicant_upload_idle on applicant_upload (updated_at) where partner_id is not null and discarded_at is null;
grant insert (partner_id, merchant_id) on applicant_upload to app_applicant;

-- A session is of a draft or of an application; the one that a draft was sent in is of both.
create policy applicant_mends on applicant_upload to app_applicant using (partner_id = (select ctx_partner()))
  with check (partner_id = (select ctx_partner()));
-- While it adds stores to a partner, it sends nothing for that partner itself.
create policy applicant_adds_branches on applicant_upload as restrictive for insert to app_applicant
  with check (not (select adds_branches()) or partner_id is null);
