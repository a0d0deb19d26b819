import type { PromoInput } from '#contract/shapes/promoShapes.ts';
import { type AreaType, areaCoverage, type LocationMode } from '#domain/promos/promoCoverage.ts';
import { each } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import { TAKES_PART } from '../../../db/trading.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';

const IN_AREA: Readonly<Record<AreaType, string>> = {
  region: 'm.region_id = any ($3::text[])',
  province: 'm.province_id = any ($3::text[])',
  city: 'm.city_id = any ($3::text[])',
  zipCode: `exists (select from address a where a.merchant_id = m.id and a.type = 'BUSINESS_PLACE'
    and a.zip_code_id = any ($3::text[]))`,
};
const IN_MODE: Readonly<Record<LocationMode, string>> = {
  all: 'cardinality($4::bigint[]) = 0',
  only: 'm.id = any ($4::bigint[])',
  except: 'm.id <> all ($4::bigint[])',
};

const links = (area: AreaType | null, mode: LocationMode) => `with chosen as materialized (
    select m.partner_id, m.id from merchant m where m.partner_id = any ($2::bigint[]) and ${TAKES_PART}
      and ${area ? IN_AREA[area] : 'cardinality($3::text[]) = 0'} and ${IN_MODE[mode]}
  ), gone as (
    delete from promo_location l where l.promo_id = $1 and not exists (select from chosen c where c.id = l.merchant_id)
  ), added as (
    insert into promo_location (promo_id, partner_id, merchant_id) select $1, partner_id, id from chosen
    where not exists (select from promo_location l where l.promo_id = $1 and l.merchant_id = chosen.id)
  ), counted as (select count(*)::int as n from chosen)
  update promo set location_count = n from counted where promo.id = $1 returning n`;

const EXCEPTIONS = `with wanted as materialized (
    select m.partner_id, m.id from merchant m where m.id = any ($3::bigint[]) and m.partner_id = any ($2::bigint[])
  ), gone as (
    delete from promo_exception e where e.promo_id = $1 and not exists (select from wanted w where w.id = e.merchant_id)
  )
  insert into promo_exception (promo_id, partner_id, merchant_id) select $1, partner_id, id from wanted
  where not exists (select from promo_exception e where e.promo_id = $1 and e.merchant_id = wanted.id)`;

const NONE = {
  en: 'No active store of these partners is left by these choices',
  fil: 'Walang natitirang aktibong tindahan ng mga partner na ito sa mga pinili',
};
const strays = (n: number) =>
  each((language) =>
    language === 'en'
      ? `${n} of the stores are no active stores of these partners and areas`
      : `${n} sa mga tindahan ang hindi aktibong tindahan ng mga partner at lugar na ito`,
  );

/**
 * Resolves coverage and choice to the stores of a promo whose partners were written before, in one statement however many they
 * are. 400 on `merchantLocations` when none is left, on `merchantLocations.ids` when some of those named are not to be had.
 */
export const writeLocations = async (
  tx: Tx,
  promoId: string,
  { coverage, merchantLocations, partnerIds }: PromoInput,
): Promise<void> => {
  const { mode } = merchantLocations;
  const { area } = areaCoverage[coverage.choice];
  const partners = knownIds(partnerIds);
  const ids = [...new Set(merchantLocations.ids)];
  const named = knownIds(ids);
  const [[linked]] = await Promise.all([
    tx.query<{ n: number }>({
      text: links(area, mode),
      values: [promoId, partners, coverage.ids, named],
    }),
    tx.query({
      name: 'promo-exceptions',
      text: EXCEPTIONS,
      values: [promoId, partners, mode === 'except' ? named : []],
    }),
  ]);
  const n = linked?.n ?? 0;
  if (n === 0) throw badFields({ merchantLocations: NONE });
  if (mode === 'only' && n < ids.length) throw badFields({ 'merchantLocations.ids': strays(ids.length - n) });
};
