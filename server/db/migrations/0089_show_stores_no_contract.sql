-- Contracts are of partners: a store has none. Whoever is of a store and may look at contracts finds an empty list, and a first page
-- without any, rather than a refusal. No policy lets a store see a row.
grant select on partner_contract to app_merchant;
