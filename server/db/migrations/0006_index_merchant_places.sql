-- The list of stores narrowed by place, in its own order.
create index merchant_region on merchant (region_id, name, id);
create index merchant_province on merchant (province_id, name, id);
create index merchant_city on merchant (city_id, name, id);
