import { pathOf } from '../pages.ts';
import type { RecordType } from './recordPages.ts';

/** Where a store is shown, or a partner: among the partners, unless it is said where. */
export const recordPath = (
  { partnerId, merchantId }: { partnerId: string; merchantId: string | null },
  among: RecordType = 'partners',
): string =>
  merchantId === null
    ? pathOf('recordOverview', { type: among, id: partnerId })
    : pathOf('recordOverview', { type: 'merchants', id: merchantId });
