import type { z } from 'zod';
import type { LOCATION_SORTS, locationFilters } from '#contract/promos.ts';
import type { Location } from '#contract/shapes/promoShapes.ts';
import { columnsOf, listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { TAKES_PART, TRADES } from '../../../db/trading.ts';
import { knownIds } from '../../../http/ids.ts';
import { byChoice, byFlag, byId, contains, nameContains } from '../../../lists/filters.ts';
import type { Bind, ListSource } from '../../../lists/source.ts';
import { typedTexts } from '../../../lists/typedTexts.ts';

export type LocationRow = Selected<Location>;
export type LocationFilters = typeof locationFilters;
export type LocationSorts = typeof LOCATION_SORTS;
type Source = ListSource<LocationFilters, LocationSorts, LocationRow, Location>;
type Asked = { [K in keyof typeof locationFilters]?: z.output<(typeof locationFilters)[K]> };

/** Stores of a promo; of an unknown one there are none. */
export const ofPromo = (promoId: string, bind: Bind): string => {
  const [known] = knownIds([promoId]);
  if (!known) return 'false';
  return `exists (select from promo_location l where l.promo_id = ${bind(known)}::bigint and l.merchant_id = m.id)`;
};

const bySearchBox: Source['filters']['q'] = (value, bind) => {
  const typed = typedTexts(value);
  const arms = typed.flatMap((text) => [
    nameContains('m.search_name', bind(text)),
    `m.hsis_salesroom_code ilike ${bind(contains(text.trim()))}`,
  ]);
  return `(${arms.join(' or ')})`;
};

const byZipCode: Source['filters']['zipCode'] = (value, bind) =>
  `exists (select from address z where z.merchant_id = m.id and z.type = 'BUSINESS_PLACE'
    and ${byChoice('z.zip_code_id')(value, bind)})`;

/** What holds of every store that is asked for: a promo's are all that it has, others trade and take part. */
export const standing = ({ promoId, isLoyaltyMerchant }: Asked): string => {
  if (promoId !== undefined) return 'true';
  return isLoyaltyMerchant === undefined ? TAKES_PART : TRADES;
};

const LOCATION = columnsOf<Location>('merchant m, partner p, region r, province v, city c, zip_code z')({
  merchantId: id('m.id'),
  merchantName: text('m.name'),
  partnerId: id('m.partner_id'),
  partnerName: text('p.name'),
  region: text('r.name'),
  province: text('v.name'),
  city: text('c.name'),
  zipCode: text(`(select coalesce(z.zip || ' - ' || z.name, a.zip_typed)
    from address a left join zip_code z on z.id = a.zip_code_id where a.merchant_id = m.id and a.type = 'BUSINESS_PLACE')`),
});

/** Stores as places where a promo can be honoured. */
export const locationSource = (asked: Asked): Source => ({
  name: 'locations',
  ...listed(LOCATION),
  from: `merchant m join partner p on p.id = m.partner_id left join region r on r.id = m.region_id
    left join province v on v.id = m.province_id left join city c on c.id = m.city_id`,
  countFrom: 'merchant m',
  id: 'm.id',
  where: standing(asked),
  sorts: {
    merchantName: { sql: 'm.name', type: 'text' },
    id: { sql: 'm.id', type: 'bigint' },
  },
  defaultSort: 'merchantName',
  filters: {
    q: bySearchBox,
    isLoyaltyMerchant: byFlag('m.is_loyalty_merchant'),
    partnerId: byId('m.partner_id'),
    regionId: byChoice('m.region_id'),
    provinceId: byChoice('m.province_id'),
    cityId: byChoice('m.city_id'),
    zipCode: byZipCode,
    promoId: ofPromo,
  },
  skewed: ['partnerId', 'promoId'],
});
