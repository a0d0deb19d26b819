import type { DayFilter } from '#contract/list.ts';
import type { PROMO_SORTS, promoFilters } from '#contract/promos.ts';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byChoice, byFlag, byId, byText, contains, nameContains } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { typedTexts } from '../../lists/typedTexts.ts';
import type { Asker } from '../../records/asker.ts';
import { inTab } from './inTab.ts';
import { promoRow, ROW_FROM } from './promoColumns.ts';

type Source = ListSource<typeof promoFilters, typeof PROMO_SORTS, Selected<PromoRow>, PromoRow>;

const sorts: Source['sorts'] = {
  code: { sql: 'p.code', type: 'citext' },
  name: { sql: 'p.name', type: 'text' },
  storeName: { sql: 'p.store_name', type: 'text' },
  status: { sql: 'p.status', type: 'text' },
  discountRate: { sql: 'p.discount_rate', type: 'numeric' },
  'dtimeValidity.from': { sql: 'p.valid_from', type: 'date' },
  'dtimeValidity.to': { sql: 'p.valid_to', type: 'date' },
  dtimeUpdated: { sql: 'p.updated_at', type: 'timestamptz' },
  id: { sql: 'p.id', type: 'bigint' },
};

const byDay =
  (column: string) =>
  (value: NonNullable<DayFilter>, bind: Bind): string => {
    const { gte, lte } = typeof value === 'string' ? { gte: value, lte: value } : value;
    const from = gte && `${column} >= ${bind(gte)}::date`;
    const to = lte && `${column} <= ${bind(lte)}::date`;
    return [from, to].filter(Boolean).join(' and ') || 'true';
  };

const byCategory: Source['filters']['categoryName'] = (value, bind) =>
  `p.id = any (array(select pc.promo_id from promo_category pc join lookup_value l on l.list = 'promo-category'
    and l.code = pc.category where ${byText('l.label')(value, bind)}))`;

const byPartner: Source['filters']['partnerId'] = (value, bind) =>
  `p.id = any (array(select pp.promo_id from promo_partner pp where ${byId('pp.partner_id')(value, bind)}))`;

const bySearchBox: Source['filters']['q'] = (value, bind) => {
  const typed = typedTexts(value);
  const arms = typed.flatMap((text) => [
    nameContains('p.search_name', bind(text)),
    `p.code::text ilike ${bind(contains(text.trim()))}`,
  ]);
  return `(${arms.join(' or ')})`;
};

const byTab =
  (today: string): Source['filters']['tab'] =>
  (value, bind) => {
    const tabs = typeof value === 'string' ? [value] : value.in;
    return `(${tabs.map((tab) => inTab[tab](() => bind(today))).join(' or ')})`;
  };

const byCode: Source['filters']['code'] = (value, bind) =>
  typeof value === 'object' && 'like' in value
    ? `p.code::text ilike ${bind(contains(value.like))}`
    : byText('p.code', 'citext')(value, bind);

/** The promos, the latest change on top. */
export const promoSource = (asker: Asker): Source => ({
  name: 'promos',
  ...listed(promoRow(asker)),
  from: ROW_FROM,
  countFrom: 'promo p',
  id: 'p.id',
  sorts,
  defaultSort: '-dtimeUpdated',
  filters: {
    q: bySearchBox,
    code: byCode,
    categoryName: byCategory,
    partnerId: byPartner,
    ownerPartnerId: byId('p.owner_partner_id'),
    storeName: byText('p.store_name'),
    'dtimeValidity.from': byDay('p.valid_from'),
    'dtimeValidity.to': byDay('p.valid_to'),
    status: byChoice('p.status'),
    storeCategoryId: byText('p.store_category'),
    isFeatured: byFlag('p.is_featured'),
    isQr: byFlag('p.is_qr'),
    tab: byTab(manilaDate(asker.now)),
  },
  skewed: ['partnerId'],
});
