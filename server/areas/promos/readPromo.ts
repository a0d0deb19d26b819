import type { Promo, PromoRow } from '#contract/shapes/promoShapes.ts';
import { MAX_NAMED_LOCATIONS } from '#domain/promos/promoCoverage.ts';
import { isOpenToOwner } from '#domain/promos/promoStatus.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { instant, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { TAKES_PART } from '../../db/trading.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { Asker } from '../../records/asker.ts';
import { handsInPromo } from '../../records/hands/hands.ts';
import { peopleOf } from '../../records/hands/peopleOf.ts';
import { promoRow, ROW_FROM } from './promoColumns.ts';

type More = 'description' | 'termsAndConditions' | 'imageCount' | 'editedBy' | 'dtimeEdited' | 'version';
interface Whole extends PromoRow, Pick<Promo, More> {
  locationMode: Promo['merchantLocations']['mode'];
}

const wholePromo = (asker: Asker) =>
  columnsOf<Whole>(ROW_FROM)({
    ...promoRow(asker).columns,
    description: text('p.description'),
    termsAndConditions: text('p.terms'),
    locationMode: text('p.location_mode'),
    imageCount: int('(select count(*)::int from promo_image i where i.promo_id = p.id)'),
    editedBy: text('p.edited_by'),
    dtimeEdited: instant('p.edited_at'),
    version: int('p.version'),
  });
// Asked of staff, who alone approve.
const HANDS = `select ${handsInPromo(peopleOf('$2'), '$1')} as "hasOwnHands"`;

const AREAS = `select pa.area_id as id, coalesce(case p.area_coverage
    when 'REGIONAL' then (select r.name from region r where r.id = pa.area_id)
    when 'PROVINCIAL' then (select v.name from province v where v.id = pa.area_id)
    when 'CITY' then (select c.name from city c where c.id = pa.area_id)
    when 'ZIP_CODE' then (select z.zip || ' - ' || z.name from zip_code z where z.id = pa.area_id) end, pa.area_id) as name
  from promo_area pa join promo p on p.id = pa.promo_id where pa.promo_id = $1 order by name, id`;

// A store that takes part no more cannot be named again.
const NAMED = `select l.merchant_id as id from promo_location l join promo p on p.id = l.promo_id and p.location_mode = 'only'
    join merchant m on m.id = l.merchant_id and ${TAKES_PART} where l.promo_id = $1
  union all select e.merchant_id from promo_exception e where e.promo_id = $1
  order by id limit ${MAX_NAMED_LOCATIONS}`;

/** A promo whole, read in one flush of statements; 404 for an unknown one and for another's alike. */
export const readPromo = async (tx: Tx, id: string, asker: Asker): Promise<Promo> => {
  const columns = wholePromo(asker);
  const isStaff = asker.user.type === 'INTERNAL';
  const values = [id];
  const [[promo], areas, named, [hands]] = await Promise.all([
    columns.read(tx, {
      name: isStaff ? 'promo' : 'promo-of-own',
      text: `select ${columns.select} from ${ROW_FROM} where p.id = $1`,
      values,
    }),
    tx.query<{ id: string; name: string }>({ name: 'promo-areas', text: AREAS, values }),
    tx.query<{ id: string }>({ name: 'promo-named-stores', text: NAMED, values }),
    isStaff
      ? tx.query<{ hasOwnHands: boolean }>({
          name: 'promo-hands',
          text: HANDS,
          values: [id, asker.user.userId],
        })
      : [],
  ]);
  if (!promo) throw notFound();
  const { locationMode, ...row } = promo;
  const isWriter = isStaff || (promo.owner !== null && isOpenToOwner(promo.status));
  return {
    ...row,
    coverage: { choice: row.areaCoverage, areas },
    merchantLocations: {
      mode: locationMode,
      ids: isWriter ? named.map((store) => store.id) : [],
      count: row.locationCount,
    },
    hasOwnHands: hands?.hasOwnHands ?? false,
  };
};
