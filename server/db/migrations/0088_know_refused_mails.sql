-- A mail of a certificate that the gateway refused for good. Sent again it is another mail of the same certificate: one at a time is on its
-- way or went out.
alter table certificate_2307_mail
  add column attempt int not null default 1 check (attempt >= 1),
  add column failed_at timestamptz(3),
  add column failure text,
  add check ((failed_at is null) = (failure is null)),
  drop constraint certificate_2307_mail_pkey,
  add primary key (certificate_id, attempt);
create unique index certificate_2307_mail_alive on certificate_2307_mail (certificate_id) where failed_at is null;

-- It changes once, as it fails.
drop trigger certificate_2307_mail_stands on certificate_2307_mail;
create trigger certificate_2307_mail_stands before update on certificate_2307_mail for each row
  when (old.failed_at is not null or (old.certificate_id, old.attempt, old.at, old.recipient, old.partner_id, old.merchant_id)
    is distinct from (new.certificate_id, new.attempt, new.at, new.recipient, new.partner_id, new.merchant_id))
  execute function refuse_change();
create trigger certificate_2307_mail_kept before delete on certificate_2307_mail for each row execute function refuse_change();

-- The outbox is tidied after a month; that a certificate never arrived is kept with it. Keys: `certificate <id>`, then `certificate <id> <attempt>`.
create function note_certificate_mail() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update certificate_2307_mail set failed_at = now(), failure = coalesce(new.error, '')
  where certificate_id = split_part(new.key, ' ', 2)::bigint and attempt = coalesce(nullif(split_part(new.key, ' ', 3), ''), '1')::int
    and failed_at is null;
  return null;
end $$;
create trigger certificate_mail_failed after update of status on outbox_message for each row
  when (new.status = 'failed' and old.status <> 'failed' and new.key like 'certificate %') execute function note_certificate_mail();

update certificate_2307_mail x set failed_at = now(), failure = coalesce(o.error, '') from outbox_message o
where o.key = 'certificate ' || x.certificate_id and o.status = 'failed';
