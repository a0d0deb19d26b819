-- Pairs of permissions that nobody should hold together (segregation of duties), each with its reason.
create table separation_rule (
  id bigint generated always as identity primary key,
  -- In the order of the table of permissions, so that a pair stands here once.
  one text not null,
  other text not null check (other <> one),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  created_by text,
  constraint separation_rule_pair unique (one, other)
);
grant select, insert, delete on separation_rule to app_internal;
-- People of partners invite and import others, so the rule is asked in their transactions too; why it is kept is the staff's.
grant select (id, one, other) on separation_rule to app_partner, app_merchant;
call audit.watch('separation_rule', also => 'delete');

-- Whoever loses rights is signed out.
alter table session_family
  drop constraint session_family_end_reason_check,
  add constraint session_family_end_reason_check
    check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'ended', 'suspended', 'closed', 'rights'));
