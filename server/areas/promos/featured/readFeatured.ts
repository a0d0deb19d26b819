import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { manilaDate } from '#domain/day.ts';
import type { Tx } from '../../../db/context.ts';
import type { Asker } from '../../../records/asker.ts';
import { promoRow, ROW_FROM } from '../promoColumns.ts';

// One at a time: the order is one whole.
const LOCK = 'select pg_advisory_xact_lock(7350011)';

/** Keeps the order of the featured promos for this transaction. */
export const lockFeatured = async (tx: Tx): Promise<void> => {
  await tx.query({ text: LOCK });
};

/** The featured promos that are not over, in their order. */
export const readFeatured = (tx: Tx, asker: Asker): Promise<PromoRow[]> => {
  const columns = promoRow(asker);
  return columns.read(tx, {
    name: 'featured-promos',
    text: `select ${columns.select} from ${ROW_FROM} where p.is_featured and p.valid_to >= $1::date
      order by p.featured_position, p.id`,
    values: [manilaDate(asker.now)],
  });
};
