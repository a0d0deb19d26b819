import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../../db/columns/kinds.ts';
import { querySession } from '../../../db/context.ts';
import type { RequestContext } from '../../deps.ts';
import { classOf, type SignedIn } from '../loadUser.ts';

/** Whose rows a view of a role of partners shows: all of a partner, or of one of its stores. */
export interface Place {
  partnerId: string;
  merchantId: string | null;
}

type Reach = Pick<
  SignedIn,
  | 'partnerId'
  | 'partnerName'
  | 'isPartnerBrand'
  | 'primaryMerchantId'
  | 'primaryMerchantName'
  | 'primaryCityId'
  | 'primaryCityName'
>;

const FROM = `partner p left join merchant m on m.id = $2 and m.partner_id = p.id left join city c on c.id = m.city_id`;
const REACH = columnsOf<Reach>(
  'partner p left join merchant m on m.partner_id = p.id left join city c on c.id = m.city_id',
)({
  partnerId: id('p.id'),
  partnerName: text('p.name'),
  isPartnerBrand: flag('p.is_partner_brand'),
  primaryMerchantId: text('m.id::text'),
  primaryMerchantName: text('m.name'),
  primaryCityId: text('m.city_id'),
  primaryCityName: text('c.name'),
});
const READ = `select ${REACH.select} from ${FROM} where p.id = $1 and ($2::bigint is null or m.id is not null)`;

/** The reach of whoever works there, as an account of that partner or store has it; null when there is no such place any more. */
export const reachAt = async (
  { deps, requestId }: RequestContext,
  viewer: SignedIn,
  { partnerId, merchantId }: Place,
): Promise<Partial<SignedIn> | null> => {
  const statement = { name: 'viewed-place', text: READ, values: [partnerId, merchantId] };
  const [row] = await querySession<Selected<Reach>>(deps.pools, requestId, statement);
  if (!row) return null;
  const accessLevel = merchantId === null ? 'PARTNER' : 'MERCHANT';
  const merchantIds = merchantId === null ? [] : [merchantId];
  return {
    ...REACH.present(row),
    type: 'EXTERNAL',
    accessLevel,
    merchantIds,
    actor: { ...viewer.actor, class: classOf(accessLevel), partnerId, merchantIds },
  };
};
