-- An applicant mends what the review asks for, and nothing else: the columns are granted one by one, and whatever statement writes
-- them, the database lets it through only while a remark on that section of that record is open.
create function section_is_remarked(of_partner bigint, of_merchant bigint, of_section text) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select exists (select from review_remark r where r.partner_id = of_partner and r.merchant_id is not distinct from of_merchant
    and r.section = of_section and r.resolved_at is null)
$$;
revoke execute on function section_is_remarked(bigint, bigint, text) from public;
grant execute on function section_is_remarked(bigint, bigint, text) to app_applicant;

-- The argument of the trigger names the section of its columns. An address is one of a partner's business details and of a store's
-- own, and a store that is at its partner's address moves along; a signatory goes with the bank account.
create function mend_remarked_only() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(new);
  of_merchant bigint := case when tg_table_name = 'merchant' then new.id else (row ->> 'merchant_id')::bigint end;
  of_partner bigint := case when tg_table_name = 'partner' then new.id else (row ->> 'partner_id')::bigint end;
  section text := case
    when tg_table_name = 'address' then case when of_merchant is null then 'business-details' else 'merchant' end
    when tg_table_name = 'contact_person' and row ->> 'role' = 'AUTHORIZED_SIGNATORY' then 'bank-details'
    else tg_argv[0] end;
begin
  -- One after the other: only an applicant may ask what is remarked.
  if current_user <> 'app_applicant' then return new; end if;
  if section_is_remarked(of_partner, of_merchant, section) then return new; end if;
  if tg_table_name = 'address' then
    if section_is_remarked(of_partner, null, 'business-details')
      and exists (select from merchant m where m.id = of_merchant and m.is_same_address) then return new;
    end if;
  end if;
  raise exception 'nothing of this section is remarked' using errcode = 'insufficient_privilege';
end $$;

create trigger mended before update of name, business_entity, tin_number, dti_registration_number, sec_registration_number, vat_type
  on partner for each row execute function mend_remarked_only('business-details');
create trigger mended before update of name, segment on merchant for each row execute function mend_remarked_only('merchant');
create trigger mended_business before update of tin_number, dti_registration_number, sec_registration_number, vat_type
  on merchant for each row execute function mend_remarked_only('business-details');
create trigger mended before update on address for each row execute function mend_remarked_only();
create trigger mended before update on bank_account for each row execute function mend_remarked_only('bank-details');
create trigger mended before update on contact_person for each row execute function mend_remarked_only('contact-person');

grant update (name, business_entity, tin_number, dti_registration_number, sec_registration_number, vat_type) on partner
  to app_applicant;
grant update (name, segment, tin_number, dti_registration_number, sec_registration_number, vat_type, region_id, province_id, city_id)
  on merchant to app_applicant;
grant select (is_same_address) on merchant to app_applicant;
grant update (region_id, province_id, city_id, sub_municipality_id, barangay_id, zip_code_id, zip_typed, street_number, street_name,
  building_name, floor_number, unit_number) on address to app_applicant;
grant update (bank_id, bank_branch_id, account_name, account_number, account_type) on bank_account to app_applicant;
-- Neither a mobile number nor an e-mail address: they are where codes go.
grant update (first_name, middle_name, last_name, birth_date, job_title, landline_number) on contact_person to app_applicant;
