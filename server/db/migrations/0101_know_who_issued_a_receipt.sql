-- Whoever issued a receipt does not decide on its cancellation, and is told so before they try, as are those with a hand in an import.
alter table approval_request rename column import_hands to hands;
alter table approval_request disable trigger user;
update approval_request a set hands = array[r.issuer_id] from receipt r where r.id = a.receipt_id;
alter table approval_request enable trigger user;
