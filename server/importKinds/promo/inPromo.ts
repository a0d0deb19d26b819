import { TAKES_PART } from '../../db/trading.ts';

/** Whether a store `m` lies in the areas of a row `x` of promos and is one of its partners', trading and taking part. */
export const IN_PROMO = `m.partner_id = any (x.partner_ids) and ${TAKES_PART} and case x.area_coverage
    when 'NATIONWIDE' then true
    when 'REGIONAL' then m.region_id = any (x.area_ids)
    when 'PROVINCIAL' then m.province_id = any (x.area_ids)
    when 'CITY' then m.city_id = any (x.area_ids)
    else exists (select from address a where a.merchant_id = m.id and a.type = 'BUSINESS_PLACE'
      and a.zip_code_id = any (x.area_ids)) end`;
