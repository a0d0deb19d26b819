-- A request about a row that has an id of its own and no partner names it by that id alone: its kind says in which table the row is. Until now
-- only access roles were; the next kinds need no column, key and index of their own.
drop index approval_request_role, approval_request_open_role;
alter table approval_request drop constraint approval_request_owner;
alter table approval_request drop constraint approval_request_access_role_id_fkey;
alter table approval_request rename column access_role_id to owner_id;
alter table approval_request add constraint approval_request_owner check ((kind = 'RECEIPT') = (receipt_id is not null) and case
    when kind in ('IMPORT', 'PAYMENTS') then import_id is not null and num_nonnulls(partner_id, merchant_id, setting, owner_id) = 0
    when kind = 'SETTING' then setting is not null and num_nonnulls(partner_id, merchant_id, import_id, owner_id) = 0
    when kind = 'RECEIPT' then num_nonnulls(partner_id, merchant_id, import_id, setting, owner_id) = 0
    when kind in ('MDR_RATE', 'BANK_ACCOUNT', 'STORE_TAX', 'REFUND') then num_nonnulls(import_id, setting, owner_id) = 0 and partner_id is not null
    else owner_id is not null and num_nonnulls(partner_id, merchant_id, import_id, setting) = 0 end);
create index approval_request_of_owner on approval_request (kind, owner_id, id) where owner_id is not null;
create unique index approval_request_open_owner on approval_request (kind, owner_id)
  where owner_id is not null and state in ('PENDING', 'SCHEDULED');
