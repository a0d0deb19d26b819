import type { AreaType } from '#domain/promos/promoCoverage.ts';
import { os } from '../../../http/os.ts';
import { byId } from '../../../lists/filters.ts';
import type { Bind } from '../../../lists/source.ts';
import { ofPromo, standing } from './locationSource.ts';

/** Which area of its kind a store lies in, and what the areas are called. */
const AREAS: Readonly<Record<AreaType, { of: string; names: string }>> = {
  region: { of: 'm.region_id', names: 'select id, name, null as within from region' },
  province: {
    of: 'm.province_id',
    names: 'select v.id, v.name, r.name as within from province v join region r on r.id = v.region_id',
  },
  city: {
    of: 'm.city_id',
    names: 'select c.id, c.name, v.name as within from city c join province v on v.id = c.province_id',
  },
  zipCode: {
    of: `(select a.zip_code_id from address a where a.merchant_id = m.id and a.type = 'BUSINESS_PLACE')`,
    names: `select z.id, z.zip || ' - ' || z.name as name, c.name as within from zip_code z join city c on c.id = z.city_id`,
  },
};

interface Row {
  [column: string]: unknown;
  id: string;
  name: string;
  within: string | null;
  count: number;
}

/** The areas of one kind where stores are, by name, each with how many. */
export const getMerchantAreaCoverage = os.promos.getMerchantAreaCoverage.handler(
  async ({ input, context }) => {
    const { type, partnerId, promoId, isLoyaltyMerchant } = input.query;
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const where = [
      standing(input.query),
      ...(partnerId === undefined ? [] : [byId('m.partner_id')(partnerId, bind)]),
      ...(promoId === undefined ? [] : [ofPromo(promoId, bind)]),
      ...(isLoyaltyMerchant === undefined ? [] : [`m.is_loyalty_merchant = ${bind(isLoyaltyMerchant)}`]),
    ];
    const { of, names } = AREAS[type];
    const list = await context.tx.query<Row>({
      text: `select n.id, n.name, n.within, g.count from (${names}) n
        join (select ${of} as area, count(*)::int as count from merchant m where ${where.join(' and ')} group by 1) g
          on g.area = n.id
        order by n.name, n.id`,
      values,
    });
    return { data: { list } };
  },
);
