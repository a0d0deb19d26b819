-- Refunds are asked for by people, decided by a second person above the limit, and sent to the processor by the worker.

-- What was asked for under a key: the same key with something else is refused, however long ago it was.
alter table refund add column body_hash text;
-- How often the processor was asked, and when it is asked again: under the id of the refund, however often.
alter table refund add column asks integer not null default 0, add column ask_at timestamptz(3);

-- Where a refund goes from where, so that the first final answer wins whoever writes.
create function refuse_refund_move() returns trigger language plpgsql as $$
begin
  raise exception 'A refund does not go from % to %', old.status, new.status;
end $$;
create trigger refund_moves before update of status on refund for each row
  when (old.status <> new.status and (old.status, new.status) not in (('REQUESTED', 'APPROVED'), ('REQUESTED', 'REFUSED'),
    ('REQUESTED', 'WITHDRAWN'), ('APPROVED', 'SENT'), ('APPROVED', 'FAILED'), ('SENT', 'SETTLED'), ('SENT', 'FAILED')))
  execute function refuse_refund_move();
-- That the processor was asked once more is no change of a refund.
drop trigger audited on refund;
create trigger audited after update of status on refund for each row execute function audit.record_change('id', 'refund');

grant insert on refund, refund_item to app_internal, app_partner, app_merchant;
grant usage on sequence refund_id to app_internal, app_partner, app_merchant;
-- The row of the payment is the lock, and its sum is kept by the trigger of the refunds.
grant update (refunded, version) on payment_transaction to app_internal, app_partner, app_merchant, app_jobs;
grant update (status, decided_at, decided_by, ended_at, failure, version) on refund to app_internal;
-- External users take back what waits; what a second person or the processor says is out of their reach.
grant update (status, ended_at, version) on refund to app_partner, app_merchant;

create policy jobs_refund on payment_transaction to app_jobs using (true) with check (true);
create policy jobs_refund on refund to app_jobs using (true) with check (true);
grant select on payment_transaction, refund to app_jobs;
grant update (status, sent_at, asks, ask_at, processor_reference, ended_at, settled_day, failure, version) on refund to app_jobs;
grant execute on function leave_notices(text[], text[], text, jsonb, text, timestamptz) to app_jobs;

-- A request to a second person may be about one refund; its store stands beside it.
alter table approval_request
  add column refund_id bigint,
  add column refund_day date,
  add column transaction_id bigint,
  add constraint approval_request_refund check (case when kind = 'REFUND'
    then num_nulls(refund_id, refund_day, transaction_id, partner_id, merchant_id) = 0
    else num_nonnulls(refund_id, refund_day, transaction_id) = 0 end),
  add foreign key (refund_id, refund_day) references refund (id, day);
-- Beside the kinds that there are.
do $$
begin
  execute (select format('alter table approval_request drop constraint approval_request_kind_check, add constraint approval_request_kind_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''REFUND''::text]'))
    from pg_constraint where conname = 'approval_request_kind_check' and conrelid = 'approval_request'::regclass);
end $$;
create index approval_request_refund on approval_request (refund_id, id) where refund_id is not null;
-- One open request a refund, and a store may have several.
drop index approval_request_open;
create unique index approval_request_open on approval_request (kind, partner_id, coalesce(merchant_id, 0))
  where state in ('PENDING', 'SCHEDULED') and refund_id is null;
create unique index approval_request_open_refund on approval_request (refund_id)
  where state in ('PENDING', 'SCHEDULED') and refund_id is not null;

-- A refund does not hang on how its store stands.
create or replace function moved_requests(of_partner bigint) returns setof approval_request
language sql stable set search_path = pg_catalog, public as $$
  select a.* from approval_request a join partner p on p.id = a.partner_id left join merchant m on m.id = a.merchant_id
  where a.partner_id = of_partner and a.refund_id is null and a.state in ('PENDING', 'SCHEDULED')
    and a.base_version <> case when a.merchant_id is null then p.version else m.version end
  order by a.id
$$;

create policy partner_refund on approval_request to app_partner
  using (partner_id = (select ctx_partner()) and kind = 'REFUND')
  with check (partner_id = (select ctx_partner()) and kind = 'REFUND');
create policy merchant_refund on approval_request to app_merchant
  using (merchant_id = any ((select ctx_merchants())::bigint[]) and kind = 'REFUND')
  with check (merchant_id = any ((select ctx_merchants())::bigint[]) and kind = 'REFUND');
grant insert (refund_id, refund_day, transaction_id) on approval_request to app_partner;
grant select (refund_id, refund_day, transaction_id),
  insert (kind, partner_id, merchant_id, refund_id, refund_day, transaction_id, subject, command, base_version, diff, beside, maker_id,
    maker, made_at),
  update (state, decided_at, version) on approval_request to app_merchant;
-- How many requests wait for an applicant's record is counted without them.
grant select (refund_id) on approval_request to app_applicant;

-- Staff who hold a right that comes with the responsibilities of their roles, and not with the roles' names.
create function tell_staff_with(permission text, kind text, params jsonb, link text, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  select leave_notices(coalesce(array_agg(u.username::text), '{}'), '{}', tell_staff_with.kind, tell_staff_with.params,
    tell_staff_with.link, tell_staff_with.at)
  from user_account u where u.type = 'INTERNAL' and u.status = 'ACTIVE'
    and exists (select from user_permission p where p.user_id = u.id and p.permission = tell_staff_with.permission)
$$;
revoke execute on function tell_staff_with(text, text, jsonb, text, timestamptz) from public;
grant execute on function tell_staff_with(text, text, jsonb, text, timestamptz) to app_internal, app_partner, app_merchant;
