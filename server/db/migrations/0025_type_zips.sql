-- Of a few towns no ZIP code is known: there it is typed. An address has a known one or a typed one, never both.
alter table address
  add column zip_typed text constraint zip_typed_form check (zip_typed ~ '^[0-9]{4}$'),
  add constraint zip_known_or_typed check (zip_code_id is null or zip_typed is null);
