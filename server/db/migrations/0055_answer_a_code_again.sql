-- Of the try by which a code was used: the hash of its key and device. The same try whose answer was lost is answered again.
alter table otp_challenge add column used_with text check (used_with ~ '^[0-9a-f]{64}$');
insert into audit.masked_column (table_name, column_name) values ('otp_challenge', 'used_with');
