-- Nobody passes their own work: whose hands are in a record since it was last approved. Read off the trail as that is written, so
-- that whatever touches a record (a move, an edit, an attachment, an import) is noted without being told to.
create table audit.hand (
  id bigint generated always as identity primary key,
  record text not null check (record in ('partner', 'merchant', 'promo')),
  record_id bigint not null,
  -- Of a partner itself, of a store its partner.
  partner_id bigint,
  -- Null for an applicant, who is known by what a code was sent to.
  user_id bigint,
  person text not null,
  mobile_number text,
  email text,
  -- `approve` is no hand: what came before it does not count any more.
  what text not null check (what in ('submit', 'import', 'resubmit', 'edit', 'attach', 'approve')),
  at timestamptz(3) not null,
  xid xid8 not null,
  constraint hand_once unique (record, record_id, person, what, xid)
);
create index hand_partner on audit.hand (partner_id, record) where partner_id is not null;

-- What an entry of the trail says of hands; null when it says nothing. Moves of the status alone are the reviewers' and no hands.
create function audit.what_hand(target text, operation text, after jsonb) returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when operation = 'EVENT' then null
    when target = 'application_event' then
      case when operation = 'INSERT' and after ->> 'action' in ('submit', 'import', 'resubmit', 'approve') then after ->> 'action' end
    when target = 'promo' and after ->> 'status' = 'APPROVED' then 'approve'
    when target in ('document', 'promo_image') then 'attach'
    when target in ('partner', 'merchant', 'promo') then
      case when operation = 'INSERT' then 'edit'
        when operation = 'UPDATE' and exists (select from jsonb_object_keys(after) as k(name) where k.name not in ('status',
          'workflow_status', 'submitted_at', 'submitted_by', 'resubmitted_at', 'resubmitted_by', 'decided_at', 'decided_by',
          'reference_number', 'is_featured', 'featured_position')) then 'edit' end
    when target in ('address', 'contact_person', 'bank_account', 'mdr_rate', 'merchant_schedule', 'ecommerce_site',
      'merchant_commodity', 'associate', 'associate_merchant', 'promo_category', 'promo_partner', 'promo_area', 'promo_location',
      'promo_exception') then 'edit'
  end
$$;

create function audit.note_hand() returns trigger language plpgsql security definer set search_path = pg_catalog, public, audit as $$
declare
  noted text := audit.what_hand(new.target, new.operation, new.after);
  of_promo boolean := new.target like 'promo%';
  -- A change that waited for a second person counts for who asked for it.
  maker text := ctx('maker');
  mobile text; mail text;
begin
  if noted is null then return null; end if;
  if new.user_id is null then
    select s.mobile_number, s.email into mobile, mail from applicant_session s where s.id = ctx('applicant_id')::uuid;
  end if;
  insert into audit.hand (record, record_id, partner_id, user_id, person, mobile_number, email, what, at, xid)
  values (case when of_promo then 'promo' when new.merchant_id is null then 'partner' else 'merchant' end,
    case when of_promo then new.key::bigint else coalesce(new.merchant_id, new.partner_id) end,
    case when not of_promo then new.partner_id end,
    case when maker is null then new.user_id else ctx('maker_id')::bigint end, coalesce(maker, new.actor), mobile, mail,
    noted, new.at, new.xid)
  on conflict do nothing;
  return null;
end $$;

-- What stands in the trail already. Applicants of the past are known by the contact that their codes went to.
insert into audit.hand (record, record_id, partner_id, user_id, person, mobile_number, email, what, at, xid)
select case when e.target like 'promo%' then 'promo' when e.merchant_id is null then 'partner' else 'merchant' end,
  case when e.target like 'promo%' then e.key::bigint else coalesce(e.merchant_id, e.partner_id) end,
  case when e.target not like 'promo%' then e.partner_id end,
  e.user_id, e.actor, c.mobile_number, c.email, audit.what_hand(e.target, e.operation, e.after), e.at, e.xid
from audit.entry e
left join lateral (
  select p.mobile_number, p.email from contact_person p
  where e.user_id is null and p.partner_id = e.partner_id and p.mobile_number is not null
  order by array_position(array['CONTACT_PERSON', 'OWNER', 'AUTHORIZED_SIGNATORY'], p.role) nulls last, p.position, p.id limit 1
) c on true
-- What a seed told as the past of a demo came by no request.
where e.actor is not null and e.request_id is not null and (e.partner_id is not null or (e.target like 'promo%' and e.key ~ '^\d+$'))
  and audit.what_hand(e.target, e.operation, e.after) is not null
order by e.id
on conflict do nothing;

grant create on schema audit to audit_owner;
alter table audit.hand owner to audit_owner;
alter function audit.what_hand(text, text, jsonb) owner to audit_owner;
alter function audit.note_hand() owner to audit_owner;
revoke create on schema audit from audit_owner;
grant select (id, mobile_number, email) on applicant_session to audit_owner;
revoke all on audit.hand from public;
grant select on audit.hand to app_internal;
-- Seeds and jobs of nobody leave no hands.
create trigger hand_noted after insert on audit.entry for each row
  when (new.actor is not null and new.request_id is not null and (new.partner_id is not null or new.target like 'promo%')) execute function audit.note_hand();
create trigger hand_no_truncate before truncate on audit.hand execute function audit.refuse_truncate();
