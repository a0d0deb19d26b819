-- The same check or the same bank reference on two receipts: the second one is issued only once its issuer has confirmed that it is other money.

-- Compares numbers of checks, references and names of banks by their letters and digits, in one case and without leading zeros.
create function money_key(typed text) returns text language sql immutable parallel safe
  as $$ select ltrim(upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g')), '0') $$;

-- The receipt that was issued for what looked like the same money; its issuer confirmed that it is other money.
alter table receipt add column same_money_as bigint references receipt;
create index receipt_check on receipt (money_key(check_number), money_key(bank_name)) where check_number is not null and status = 'ISSUED';
-- What is set off against a payout names that, and a payout may settle more than one receipt.
create index receipt_reference on receipt (money_key(reference))
  where reference is not null and form_of_payment <> 'OFFSET' and status = 'ISSUED';
