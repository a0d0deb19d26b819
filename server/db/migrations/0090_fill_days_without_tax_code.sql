-- Where a tax code ended and none followed, payments wait for one. A new code may begin with the first of those days: none of its product and
-- kind of payee holds on it or later, so that nothing is settled that would have had it. Everything else begins tomorrow, as ever.
alter table atc_rate drop constraint atc_rate_tomorrow;

create or replace function keep_atc_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.maker_id is null then raise exception 'A tax code is agreed by two people'; end if;
    if new.from_day <= greatest((new.checked_at at time zone 'Asia/Manila')::date, last_closed_day()) and exists (
      select from atc_rate a where a.product = new.product and a.payee_kind = new.payee_kind
        and coalesce(a.to_day, 'infinity') >= greatest(a.from_day, new.from_day)) then
      raise exception 'A tax code begins tomorrow, or after the last one has ended';
    end if;
    return new;
  end if;
  if to_jsonb(old) - array['to_day', 'end_maker_id', 'end_made_by', 'end_checker_id', 'end_checked_by', 'end_checked_at']
    <> to_jsonb(new) - array['to_day', 'end_maker_id', 'end_made_by', 'end_checker_id', 'end_checked_by', 'end_checked_at'] then
    raise exception 'A tax code stays as it was agreed';
  end if;
  if new.end_maker_id is null or new.to_day < last_closed_day() then raise exception 'A closed day keeps its tax codes'; end if;
  if old.to_day < (new.end_checked_at at time zone 'Asia/Manila')::date then raise exception 'A tax code that has ended stays so'; end if;
  return new;
end $$;
