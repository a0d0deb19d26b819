-- When this data was seeded as a demo, whose passwords everybody can read; a row here is the seed's own mark, and nothing takes it away.
create table demo_seed (
  only_one boolean primary key default true check (only_one),
  seeded_at timestamptz(3) not null default now()
);

-- Versions before left only their names on what they seeded.
insert into demo_seed (seeded_at)
select (select min(created_at) from user_account where created_by = 'demo')
where exists (select from user_account where created_by = 'demo') and exists (select from partner where created_by = 'seed');
