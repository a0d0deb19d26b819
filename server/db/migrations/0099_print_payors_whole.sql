-- A receipt names a partner as its record does: with the whole of its name, and with an address of which every part is as long as it may be.
alter table receipt
  drop constraint receipt_payor_name_check,
  add constraint receipt_payor_name_check check (length(payor_name) between 2 and 200),
  drop constraint receipt_payor_address_check,
  add constraint receipt_payor_address_check check (length(payor_address) between 2 and 700);
