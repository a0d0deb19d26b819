-- A sheet of payments is written only as a second person has confirmed it, whatever orders the writing: the request is of the version that
-- was held, so that one of other rows, confirmed before, counts for nothing, and its checker has no hand in them.
create function refuse_unconfirmed_payments() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' and old.status = 'committing' and old.kind = new.kind then
    return new;
  end if;
  if not exists (select from approval_request r
    where tg_op = 'UPDATE' and old.status = 'confirming' and r.import_id = old.id and r.kind = 'PAYMENTS' and r.state = 'APPLIED'
      and r.base_version = old.version and r.maker = old.committed_by and r.checker = new.confirmed_by
      and r.checker_id not in (r.maker_id, old.owner_id) and not old.editors ? r.checker) then
    raise exception 'Payments that no second person has confirmed are not written' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger payments_confirmed before insert or update of status, kind on import_job for each row
  when (new.kind = 'transactions' and new.status = 'committing') execute function refuse_unconfirmed_payments();
