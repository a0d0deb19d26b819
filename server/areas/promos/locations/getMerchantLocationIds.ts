import type { Location } from '#contract/shapes/promoShapes.ts';
import { MAX_NAMED_LOCATIONS } from '#domain/promos/promoCoverage.ts';
import { os } from '../../../http/os.ts';
import { rowsStatement } from '../../../lists/statements.ts';
import {
  type LocationFilters,
  type LocationRow,
  type LocationSorts,
  locationSource,
} from './locationSource.ts';

/** The ids of all stores that match, in no more than one statement. */
export const getMerchantLocationIds = os.promos.getMerchantLocationIds.handler(async ({ input, context }) => {
  const source = { ...locationSource(input.query), columns: 'm.id', from: 'merchant m' };
  const page = { sort: 'id', limit: MAX_NAMED_LOCATIONS + 1 };
  const rows = await context.tx.query<{ id: string }>(
    rowsStatement<LocationFilters, LocationSorts, LocationRow, Location>(source, input.query, page),
  );
  const ids = rows.slice(0, MAX_NAMED_LOCATIONS).map(({ id }) => id);
  return { data: { ids, ...(rows.length > ids.length ? { totalIsAtLeast: true as const } : {}) } };
});
