-- A unique number speaks about rows that its writer does not see. What people outside write is not compared with the records of
-- others, so that no refusal tells of them: it is when staff decide, and until then nothing is held against anybody.
alter table partner add column tin_checked boolean not null default true;
alter table merchant add column tin_checked boolean not null default true;

create function tin_is_held(status text) returns boolean language sql immutable parallel safe
  as $$ select status not in ('REJECTED', 'CANCELLED', 'C', 'RISK_VERIFICATION_FAILED') $$;

drop index partner_tin_branch;
create unique index partner_tin_branch on partner (tin_root(tin_number), tin_branch(tin_number))
  where tin_number is not null and tin_is_held(status) and tin_checked;
create index partner_tin_asked on partner (tin_root(tin_number), tin_branch(tin_number))
  where tin_number is not null and tin_is_held(status) and not tin_checked;
drop index merchant_tin_branch;
create unique index merchant_tin_branch on merchant (tin_root(tin_number), tin_branch(tin_number))
  where tin_number is not null and tin_is_held(status) and tin_checked;
-- Within a partner, where everybody sees both, the second one is refused at once.
create unique index merchant_tin_asked on merchant (tin_root(tin_number), tin_branch(tin_number), partner_id)
  where tin_number is not null and tin_is_held(status) and not tin_checked;

-- Whoever writes: a new number of people outside is not checked; one of staff is, and so is whatever they approve or activate.
create function note_tin_check() returns trigger language plpgsql as $$
begin
  if current_user in ('app_partner', 'app_merchant', 'app_applicant') then
    if tg_op = 'INSERT' then
      new.tin_checked := false;
    elsif new.tin_number is distinct from old.tin_number or tin_is_held(new.status) and not tin_is_held(old.status) then
      new.tin_checked := false;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.tin_number is distinct from old.tin_number or new.status in ('APPROVED', 'A') and new.status <> old.status then
      new.tin_checked := true;
    end if;
  end if;
  return new;
end $$;
create trigger tin_checked before insert or update of tin_number, status on partner for each row execute function note_tin_check();
create trigger tin_checked before insert or update of tin_number, status on merchant for each row execute function note_tin_check();

-- So are the usernames and e-mail addresses of people who are to get an account: unique within their partner, and among staff.
drop index user_registration_username;
create unique index user_registration_username on user_registration (username, coalesce(partner_id, 0))
  where username is not null and status <> 'REJECTED';
drop index user_registration_email;
create unique index user_registration_email on user_registration (lower(email), coalesce(partner_id, 0))
  where email is not null and status = 'SUBMITTED';
