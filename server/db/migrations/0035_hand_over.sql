-- What somebody who leaves was typing goes to whoever takes over. Drafts are their user's own by row security, so these read past it.
-- A form is handed over as a whole, with the files that were staged for it, unless the successor has a draft of such a form.
create function forms_begun(of_user bigint) returns integer
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(distinct split_part(key, '/', 1))::integer from draft where user_id = of_user
$$;
create function hand_over_forms(leaver bigint, successor bigint) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  forms text[];
begin
  select coalesce(array_agg(distinct split_part(d.key, '/', 1)), '{}') into forms from draft d
    where d.user_id = leaver and not exists (
      select from draft o where o.user_id = successor and split_part(o.key, '/', 1) = split_part(d.key, '/', 1));
  update draft set user_id = successor where user_id = leaver and split_part(key, '/', 1) = any (forms);
  if cardinality(forms) > 0 then
    update file set owner_id = successor where owner_id = leaver and purpose = 'upload';
  end if;
  return cardinality(forms);
end $$;
revoke execute on function forms_begun(bigint), hand_over_forms(bigint, bigint) from public;
grant execute on function forms_begun(bigint), hand_over_forms(bigint, bigint) to app_internal;
