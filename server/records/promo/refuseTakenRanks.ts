import type { PromoInput } from '#contract/shapes/promoShapes.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { definitionOf } from '../../db/columns/definitionOf.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { PROMO_CATEGORY } from './promoCategory.ts';

/** Held by whoever gives ranks, one at a time: whether one is free depends on the day, which no constraint knows. */
export const LOCK_RANKS = 'select pg_advisory_xact_lock(7350010)';
const TAKEN = `select x.n, p.code::text as code, p.name
  from jsonb_to_recordset($1) as x(n integer, ${definitionOf(PROMO_CATEGORY)})
  join promo_category pc on pc.category = x.category and pc.rank = x.rank
  join promo p on p.id = pc.promo_id and p.status <> 'REJECTED' and p.valid_to >= $2::date and p.id is distinct from $3
  order by x.n`;

interface Of {
  /** The promo itself, when it is there already. */
  id: string | null;
  /** Manila day. */
  today: string;
}

/** 422 on the rank of every category where another promo that is neither rejected nor expired has it. */
export const refuseTakenRanks = async (
  tx: Tx,
  { categories, dtimeValidity }: PromoInput,
  { id, today }: Of,
): Promise<void> => {
  const ranked = categories.flatMap((one, n) => (one.rank ? [{ n, ...PROMO_CATEGORY.write(one) }] : []));
  if (!ranked.length || dtimeValidity.to < today) return;
  await tx.query({ text: LOCK_RANKS });
  const values = [JSON.stringify(ranked), today, id];
  const taken = await tx.query<{ n: number; code: string; name: string }>({
    name: 'taken-ranks',
    text: TAKEN,
    values,
  });
  const fields = Object.fromEntries(
    taken.map(({ n, code, name }): [string, Sentence] => [
      `categories.${n}.rank`,
      each((language) =>
        language === 'en' ? `${name} (${code}) has this rank` : `Nasa ${name} (${code}) ang ranggong ito`,
      ),
    ]),
  );
  const [first] = Object.values(fields);
  if (first) throw fail('rule_rank_taken', first, { fields });
};
