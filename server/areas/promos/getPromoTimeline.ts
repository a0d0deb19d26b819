import type { AUDIT_SORTS, AuditEntry } from '#contract/audit.ts';
import { filter } from '#contract/list.ts';
import { auditSource } from '../../audit/auditSource.ts';
import type { RowOfEntry } from '../../audit/presentEntry.ts';
import { PROMO_TABLES } from '../../audit/tables/promoTables.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { byChoice } from '../../lists/filters.ts';
import { readList } from '../../lists/readList.ts';
import type { ListSource } from '../../lists/source.ts';

const timelineFilters = { promoId: filter.ids() };

/** Entries of the trail about one promo. */
export const promoTimelineSource: ListSource<
  typeof timelineFilters,
  typeof AUDIT_SORTS,
  RowOfEntry,
  AuditEntry
> = {
  ...auditSource,
  name: 'promo-timeline',
  where: `e.target in (${PROMO_TABLES.map((table) => `'${table}'`).join(', ')})`,
  filters: { promoId: byChoice('e.key') },
};

const FIND = 'select id from promo where id = $1';

/** What changed on a promo, newest first; for staff. 404. */
export const getPromoTimeline = os.promos.getPromoTimeline.handler(async ({ input, context }) => {
  const promoId = toId(input.params.promoId);
  const [found, data] = await Promise.all([
    context.tx.query({ name: 'find-promo', text: FIND, values: [promoId] }),
    readList(context.tx, promoTimelineSource, { ...input.query, promoId }),
  ]);
  if (!found.length) throw notFound();
  return { data };
});
