-- Form 2307: what was withheld of a payee in a quarter, as it was certified. An issued version stands for good; what is wrong in it is
-- issued again as the next version. Amounts are whole centavos, days are Manila's.

-- Whom a form is for: the nine digits of the TIN and the branch in five, the head office being zeros.
create function tin_payee(tin text) returns text language sql immutable parallel safe
  as $$ select left(tin, 9) || right(lpad(substr(tin, 10), 6, '0'), 5) $$;

create table certificate_2307 (
  id bigint generated always as identity primary key,
  -- "2026-Q3", which sorts as it comes.
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  payee text not null generated always as (tin_root || tin_branch) stored,
  version integer not null check (version > 0),
  -- Whose it is to see: the partner of its lines, and the store where all of them were paid to its own account. Null: of several partners,
  -- so that staff alone hand it over.
  partner_id bigint references partner,
  merchant_id bigint,
  -- Part I of the form, as it stood when it was issued.
  tin_root text not null check (tin_root ~ '^\d{9}$'),
  tin_branch text not null check (tin_branch ~ '^\d{5}$'),
  payee_kind text not null check (payee_kind in ('INDIVIDUAL', 'CORPORATE')),
  payee_name text not null,
  -- Of a person, as the form and the alphalist have the name.
  last_name text,
  first_name text,
  middle_name text,
  payee_address text,
  payee_zip text,
  -- Part II, and who signs.
  payor_tin text not null,
  payor_name text not null,
  payor_address text not null,
  payor_zip text not null,
  signatory_name text not null,
  signatory_position text not null,
  signatory_tin text not null,
  signature_file_id bigint references file,
  -- Part III: the first quarter whose sums are in it besides its own.
  carried_from text check (carried_from ~ '^\d{4}-Q[1-4]$' and carried_from < quarter),
  total bigint not null check (total > 0),
  tax bigint not null check (tax > 0),
  -- Of all that stands on it, in hexadecimal.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz(3) not null,
  issued_by text not null,
  -- Why it was issued again, and what is another in it than in the version before.
  reason text check (length(reason) between 1 and 200),
  changes text[] not null default '{}',
  foreign key (partner_id, merchant_id) references merchant (partner_id, id),
  constraint certificate_2307_version unique (quarter, payee, version),
  constraint certificate_2307_again check ((version > 1) = (reason is not null) and (version > 1) = (changes <> '{}')),
  constraint certificate_2307_store check (merchant_id is null or partner_id is not null)
);
create index certificate_2307_partner on certificate_2307 (partner_id, id);
create index certificate_2307_merchant on certificate_2307 (merchant_id, id) where merchant_id is not null;
create index certificate_2307_payee on certificate_2307 (payee collate "C");
create index certificate_2307_quarter on certificate_2307 (quarter, id);
create index certificate_2307_tax on certificate_2307 (tax, id);
create index certificate_2307_name on certificate_2307 using gin (payee_name gin_trgm_ops);

-- A line a tax code: what was paid in each month of the quarter, months below zero too, and what was withheld.
create table certificate_2307_line (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificate_2307,
  atc_code text not null,
  -- Null where the quarter had more than one.
  percent numeric(9, 5),
  month1 bigint not null,
  month2 bigint not null,
  month3 bigint not null,
  total bigint not null generated always as (month1 + month2 + month3) stored,
  tax bigint not null,
  partner_id bigint,
  merchant_id bigint,
  constraint certificate_2307_line_of unique (certificate_id, atc_code),
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index certificate_2307_line_partner on certificate_2307_line (partner_id, certificate_id);
create index certificate_2307_line_merchant on certificate_2307_line (merchant_id, certificate_id) where merchant_id is not null;

-- What is issued is the sum of its lines, to the centavo.
create function certificate_ties_out() returns trigger language plpgsql as $$
begin
  if not exists (select from certificate_2307_line l where l.certificate_id = new.id
      having sum(l.total) = new.total and sum(l.tax) = new.tax) then
    raise exception 'Certificate % is not the sum of its lines', new.id
      using errcode = 'check_violation', constraint = 'certificate_2307_ties_out';
  end if;
  return null;
end $$;
create constraint trigger certificate_2307_ties_out after insert on certificate_2307 deferrable initially deferred
  for each row execute function certificate_ties_out();

-- Versions follow each other without a gap.
create function follow_last_certificate() returns trigger language plpgsql as $$
begin
  if new.version > 1 and not exists (select from certificate_2307 c where c.quarter = new.quarter
      and c.payee = new.tin_root || new.tin_branch and c.version = new.version - 1) then
    raise exception 'Version % has none before it', new.version;
  end if;
  return new;
end $$;
create trigger certificate_2307_in_order before insert on certificate_2307 for each row execute function follow_last_certificate();

-- Who took a certificate home, and when: people of the payee, or staff.
create table certificate_2307_download (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificate_2307,
  at timestamptz(3) not null,
  username text not null,
  is_payee boolean not null,
  partner_id bigint,
  merchant_id bigint,
  foreign key (partner_id, merchant_id) references merchant (partner_id, id)
);
create index certificate_2307_download_of on certificate_2307_download (certificate_id, id);
create index certificate_2307_download_partner on certificate_2307_download (partner_id, id);
create index certificate_2307_download_merchant on certificate_2307_download (merchant_id, id) where merchant_id is not null;

do $$
declare t text;
begin
  foreach t in array array['certificate_2307', 'certificate_2307_line', 'certificate_2307_download']
  loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()', t || '_stands', t);
    execute format('alter table %I enable row level security', t);
    execute format('create policy internal_all on %I to app_internal using (true) with check (true)', t);
    execute format('grant select, insert on %I to app_internal', t);
    execute format('create policy partner_own on %I for select to app_partner using (partner_id = (select ctx_partner()))', t);
    execute format('create policy merchant_own on %I for select to app_merchant
      using (merchant_id = any ((select ctx_merchants())::bigint[]))', t);
  end loop;
end $$;
create policy partner_takes on certificate_2307_download for insert to app_partner
  with check (is_payee and partner_id = (select ctx_partner()));
create policy merchant_takes on certificate_2307_download for insert to app_merchant
  with check (is_payee and merchant_id = any ((select ctx_merchants())::bigint[]));
grant select, insert on certificate_2307_download to app_partner, app_merchant;
grant select on certificate_2307_line to app_partner, app_merchant;
-- Never the signatory's TIN nor where the picture of the signature lies.
grant select (id, quarter, payee, version, partner_id, merchant_id, tin_root, tin_branch, payee_kind, payee_name, last_name, first_name,
  middle_name, payee_address, payee_zip, payor_tin, payor_name, payor_address, payor_zip, signatory_name, signatory_position, carried_from,
  total, tax, sha256, issued_at, issued_by, reason, changes) on certificate_2307 to app_partner, app_merchant;

-- What the paper bears besides: for whoever may see the certificate, as it is printed, and for nothing else.
create function signature_of_certificate(of bigint) returns table (tin text, storage_key text, media_type text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.signatory_tin, f.storage_key, f.media_type from certificate_2307 c left join file f on f.id = c.signature_file_id
  where c.id = of and case session_user when 'app_internal' then true when 'app_partner' then c.partner_id = ctx_partner()
    when 'app_merchant' then c.merchant_id = any (ctx_merchants()) else false end
$$;
revoke execute on function signature_of_certificate(bigint) from public;
grant execute on function signature_of_certificate(bigint) to app_internal, app_partner, app_merchant;

-- A payee's withheld lines of all quarters, and those that were settled without a TIN.
create index disbursement_line_certified on disbursement_line (tin_payee(payee_tin), day) where atc_code is not null;
create index disbursement_line_no_tin on disbursement_line (day) where atc_code is not null and payee_tin is null;

-- A quarter is certified as a job.
alter table job drop constraint job_kind_check, add constraint job_kind_check check (kind in ('export', 'import', 'certificates'));
