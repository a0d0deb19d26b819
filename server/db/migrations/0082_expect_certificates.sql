-- Certificates (form 2307, WC160) that are owed to us: a merchant that is a top withholding agent keeps back tax of our commission and certifies
-- it. One a payee and quarter, expected once the quarter is settled: what its lines withheld. What arrives is written down with its paper.
create table owed_certificate (
  id bigint generated always as identity primary key,
  -- Of its last line; the payee is who certifies.
  partner_id bigint not null references partner,
  -- "2026-Q3", which sorts as it comes.
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  -- Root and branch of its TIN as one; without a TIN what names its record.
  payee text not null check (length(payee) between 1 and 60),
  payee_name text not null,
  search_name text generated always as (search_key(payee_name)) stored,
  line_count integer not null check (line_count > 0),
  store_count integer not null check (store_count between 1 and line_count),
  commission bigint not null,
  expected bigint not null check (expected > 0),
  -- The sum of the papers that count; they are kept up by the papers themselves.
  received bigint not null default 0 check (received >= 0),
  paper_count integer not null default 0 check (paper_count >= 0),
  received_on date,
  missing bigint not null generated always as (greatest(expected - received, 0)) stored,
  state text not null generated always as (
    case when received = 0 then 'MISSING' when received < expected then 'PARTLY' when received = expected then 'RECEIVED' else 'MORE' end) stored,
  version integer not null default 1,
  unique (partner_id, id),
  constraint owed_certificate_unique unique (payee, quarter),
  constraint owed_certificate_received check ((received > 0) = (paper_count > 0) and (paper_count > 0) = (received_on is not null))
);
create index owed_certificate_quarter on owed_certificate (quarter, id);
create index owed_certificate_open on owed_certificate (quarter, id) where missing > 0;
create index owed_certificate_search on owed_certificate using gin (search_name gin_trgm_ops);

create table owed_paper (
  id bigint generated always as identity primary key,
  partner_id bigint not null,
  owed_id bigint not null,
  amount bigint not null check (amount > 0),
  received_on date not null,
  file_id bigint not null references file unique,
  -- Said where more arrived than was expected, else if somebody has something to say.
  note text check (length(note) between 3 and 200),
  -- The one that does not count any more, and why.
  replaces_id bigint unique,
  reason text check (length(reason) between 3 and 200),
  recorded_at timestamptz(3) not null,
  recorded_by text not null,
  unique (owed_id, id),
  foreign key (partner_id, owed_id) references owed_certificate (partner_id, id),
  foreign key (owed_id, replaces_id) references owed_paper (owed_id, id),
  constraint owed_paper_reason check ((replaces_id is null) = (reason is null))
);
create index owed_paper_of on owed_paper (owed_id, id);

create trigger owed_stands before delete on owed_certificate for each row execute function refuse_change();
create trigger owed_figures_stand before update of partner_id, quarter, payee, payee_name, line_count, store_count, commission, expected
    on owed_certificate
  for each row execute function refuse_change();
create trigger owed_paper_stands before update or delete on owed_paper for each row execute function refuse_change();

-- What was received is what the papers say that nothing took the place of: nobody writes it by hand.
create function sum_owed_papers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update owed_certificate c set received = s.amount, paper_count = s.count, received_on = s.last, version = c.version + 1
    from (select sum(p.amount) as amount, count(*) as count, max(p.received_on) as last from owed_paper p
      where p.owed_id = new.owed_id and not exists (select from owed_paper n where n.replaces_id = p.id)) s
    where c.id = new.owed_id;
  return null;
end $$;
create trigger owed_summed after insert on owed_paper for each row execute function sum_owed_papers();

-- What the settled lines of whole quarters have us expect, once each. Quarters are given by their first and last day; one that is not settled
-- to its end is none yet. Whose lines come to nothing or less owes none.
create function expect_certificates(first_day date, last_day date) returns bigint language sql as $$
  with made as (
    insert into owed_certificate (partner_id, quarter, payee, payee_name, line_count, store_count, commission, expected)
      select (array_agg(o.partner_id order by l.day desc, l.id desc))[1], to_char(l.day, 'YYYY-"Q"Q'),
        coalesce(tin_payee(coalesce(l.payee_tin, m.tin_number, p.tin_number)), 'none-' || o.partner_id || '-' || coalesce(o.merchant_id, 0)),
        (array_agg(coalesce(m.name, p.name) order by l.day desc, l.id desc))[1],
        count(*), count(distinct l.merchant_id), sum(l.commission), sum(l.withholding_tax)
      from disbursement_line l join payout o on o.id = l.payout_id join partner p on p.id = o.partner_id
        left join merchant m on m.id = o.merchant_id
      where l.is_twa and l.day between first_day and last_day
        and (date_trunc('quarter', l.day::timestamp) + interval '3 months')::date <= (select max(r.day) + 1 from settlement_run r)
      group by 2, 3 having sum(l.withholding_tax) > 0 order by 2, 3
      on conflict on constraint owed_certificate_unique do nothing
      returning id
  )
  select count(*) from made
$$;

alter table owed_certificate enable row level security;
create policy internal_all on owed_certificate to app_internal using (true) with check (true);
create policy jobs_all on owed_certificate to app_jobs using (true) with check (true);
grant select on owed_certificate to app_internal, app_jobs;
grant insert on owed_certificate to app_jobs;
-- To lock the row while a paper is written down; what counts is kept up by the papers.
grant update (version) on owed_certificate to app_internal;
alter table owed_paper enable row level security;
create policy internal_all on owed_paper to app_internal using (true) with check (true);
grant select, insert on owed_paper to app_internal;

-- Whatever purposes there are, one more.
do $$
begin
  execute (select format('alter table file drop constraint file_purpose_check, add constraint file_purpose_check %s',
      replace(pg_get_constraintdef(oid), ']', ', ''owed-paper''::text]'))
    from pg_constraint where conname = 'file_purpose_check' and conrelid = 'file'::regclass);
end $$;
create policy internal_owed_papers on file for select to app_internal using (purpose = 'owed-paper');

call audit.watch('owed_paper', 'id', '');

-- Quarters that were settled before.
select expect_certificates((select min(l.day) from disbursement_line l), (select max(r.day) from settlement_run r));
