import type { AUDIT_SORTS, AuditEntry } from '#contract/audit.ts';
import { filter } from '#contract/list.ts';
import { auditSource } from '../../../audit/auditSource.ts';
import type { RowOfEntry } from '../../../audit/presentEntry.ts';
import { RECORD_TABLES } from '../../../audit/tables/recordTables.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { byId } from '../../../lists/filters.ts';
import { readList } from '../../../lists/readList.ts';
import type { ListSource } from '../../../lists/source.ts';
import { readVersion } from './readVersion.ts';

const timelineFilters = {
  partnerId: filter.ids(),
  merchantId: filter.ids(),
  /** Of the partner itself, not of one of its stores. */
  isPartners: filter.flag(),
};

/** Entries of the trail about one partner or one of its stores. */
export const timelineSource: ListSource<typeof timelineFilters, typeof AUDIT_SORTS, RowOfEntry, AuditEntry> =
  {
    ...auditSource,
    name: 'timeline',
    // Users belong to a partner too; their changes are not for everybody who may see it.
    where: `e.target in (${RECORD_TABLES.map((table) => `'${table}'`).join(', ')})`,
    filters: {
      partnerId: byId('e.partner_id'),
      merchantId: byId('e.merchant_id'),
      isPartners: (value) => `e.merchant_id is ${value ? '' : 'not '}null`,
    },
  };

/** What changed on a partner itself, or on one of its stores, newest first; for staff. 404 for an unknown partner. */
export const getRecordTimeline = os.applications.getRecordTimeline.handler(async ({ input, context }) => {
  const partnerId = toId(input.params.id);
  const { merchantId } = input.query;
  const of = merchantId === undefined ? { partnerId, isPartners: true } : { partnerId, merchantId };
  const [, data] = await Promise.all([
    readVersion(context.tx, { partnerId, merchantId: null }),
    readList(context.tx, timelineSource, { ...input.query, ...of }),
  ]);
  return { data };
});
