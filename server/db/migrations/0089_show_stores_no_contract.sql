-- Contracts are of partners: a store has none. Whoever is of a store and may look at contracts finds an empty list, and a first page
-- without any, rather than a refusal.
create policy merchant_none on partner_contract for select to app_merchant using (false);
grant select on partner_contract to app_merchant;
