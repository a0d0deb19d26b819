-- People choose what they are mailed besides reading it in the portal: within minutes, or all of a day in one mail a morning.
create table notice_choice (
  user_id bigint not null references user_account on delete cascade,
  topic text not null check (topic in ('work', 'answers', 'jobs')),
  way text not null check (way in ('portal', 'mail', 'digest')),
  -- What is older than the choice is not mailed after it.
  since timestamptz(3) not null,
  primary key (user_id, topic)
);
alter table notice_choice enable row level security;
create policy own on notice_choice to app_internal, app_partner, app_merchant
  using (user_id = (select ctx_user())) with check (user_id = (select ctx_user()));
create policy jobs_read on notice_choice for select to app_jobs using (true);
grant select, insert, update on notice_choice to app_internal, app_partner, app_merchant;
grant select on notice_choice to app_jobs;

alter table notice add column mailed_at timestamptz(3);
create index notice_unmailed on notice (created_at) where mailed_at is null and read_at is null;
