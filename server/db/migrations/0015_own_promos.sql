-- Promos that partners make of their own stores. Staff's have no owner; an owner's names its own partner alone.
alter table promo
  add column owner_partner_id bigint references partner,
  add constraint promo_owner unique (id, owner_partner_id);
create index promo_of_owner on promo (owner_partner_id, id) where owner_partner_id is not null;
-- Said again beside the partner, so that a promo of somebody else is no parent of a row that its partner adds.
alter table promo_partner
  add column owner_partner_id bigint constraint promo_partner_own check (owner_partner_id = partner_id),
  add foreign key (promo_id, owner_partner_id) references promo (id, owner_partner_id) on delete cascade;

-- Codes are unique among all promos, those that the caller does not see as well: whoever asks for one gets one that is free.
create or replace function next_promo_code() returns text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare made text;
begin
  loop
    made := 'PRO' || nextval('promo_code');
    exit when not exists (select from promo where code = made::citext);
  end loop;
  return made;
end $$;
revoke execute on function next_promo_code() from public;
grant execute on function next_promo_code() to app_internal, app_partner;
-- A promo is seen by its partner once it names it: its id has to be known before.
grant usage on sequence promo_id_seq to app_internal, app_partner;

-- The promos of a partner that it still writes, once a statement.
create function own_open_promos() returns bigint[] language sql stable parallel safe
  as $$ select coalesce(array_agg(id), '{}') from promo where owner_partner_id = ctx_partner() and status = 'SUBMITTED' $$;
-- A file is a picture of a promo to whoever sees it already.
create function is_promo_file(file_id bigint) returns boolean language sql stable parallel safe
  as $$ select exists (select from file where id = file_id and purpose = 'promo') $$;

create policy partner_adds on promo for insert to app_partner
  with check (owner_partner_id = (select ctx_partner()) and status = 'SUBMITTED');
create policy partner_edits on promo for update to app_partner using (owner_partner_id = (select ctx_partner()))
  with check (owner_partner_id = (select ctx_partner()) and status = 'SUBMITTED');
create policy partner_takes_back on promo for delete to app_partner
  using (owner_partner_id = (select ctx_partner()) and status = 'SUBMITTED');
create policy partner_adds on promo_partner for insert to app_partner
  with check (partner_id = (select ctx_partner()) and owner_partner_id = (select ctx_partner()));
create policy partner_reads on promo_exception for select to app_partner
  using (promo_id = any ((select own_open_promos())::bigint[]));
create policy merchant_none on promo_exception for select to app_merchant using (false);
create policy partner_orders on promo_image for update to app_partner
  using (promo_id = any ((select own_open_promos())::bigint[]))
  with check (promo_id = any ((select own_open_promos())::bigint[]));

do $$
declare t text; also text;
begin
  foreach t in array array['promo_category', 'promo_area', 'promo_image', 'promo_location', 'promo_exception'] loop
    also := case
      when t = 'promo_image' then ' and is_promo_file(file_id)'
      when t in ('promo_location', 'promo_exception') then ' and partner_id = (select ctx_partner())'
      else '' end;
    execute format('create policy partner_adds on %I for insert to app_partner
      with check (promo_id = any ((select own_open_promos())::bigint[])%s)', t, also);
    execute format('create policy partner_removes on %I for delete to app_partner
      using (promo_id = any ((select own_open_promos())::bigint[]))', t);
    execute format('grant delete on %I to app_partner', t);
  end loop;
end $$;

-- No status, no place among the featured, no rank, no code of one's own choice after the first.
grant insert (id, code, name, store_category, store_name, discount_rate, min_amount_discount, description, terms, is_qr, valid_from,
    valid_to, dti_series, dti_permit_num, area_coverage, location_mode, location_count, status, owner_partner_id, import_id,
    created_at, created_by, updated_at, updated_by),
  update (name, store_category, store_name, discount_rate, min_amount_discount, description, terms, is_qr, valid_from, valid_to,
    dti_series, dti_permit_num, area_coverage, location_mode, location_count, version, updated_at, updated_by, edited_at, edited_by),
  delete on promo to app_partner;
grant insert (promo_id, category) on promo_category to app_partner;
grant insert on promo_area, promo_partner, promo_location to app_partner;
grant select, insert on promo_exception to app_partner;
grant select on promo_exception to app_merchant;
grant insert, update (rank) on promo_image to app_partner;
