-- The desk tells which promos moved last.
create index entry_promo_move on audit.entry (at, id) where target = 'promo' and operation = 'UPDATE' and after ? 'status';
create index promo_created on promo (created_at, id);
