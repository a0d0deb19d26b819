import type { PAYOUT_FILE_SORTS, PayoutFileRow, payoutFileFilters } from '#contract/finance/payoutFiles.ts';
import { listed, type Selected } from '../../../db/columns/columnsOf.ts';
import { byDays } from '../../../lists/byDays.ts';
import { byChoice, byId } from '../../../lists/filters.ts';
import type { ListSource } from '../../../lists/source.ts';
import { FILE, FILE_FROM } from './payoutFileColumns.ts';

/** Files for the bank, the latest first. */
export const payoutFileSource: ListSource<
  typeof payoutFileFilters,
  typeof PAYOUT_FILE_SORTS,
  Selected<PayoutFileRow>,
  PayoutFileRow
> = {
  name: 'payout-files',
  ...listed(FILE),
  from: FILE_FROM,
  countFrom: FILE_FROM,
  id: 'f.id',
  sorts: { id: { sql: 'f.id', type: 'bigint' }, amount: { sql: 'f.amount', type: 'bigint' } },
  defaultSort: '-id',
  filters: { id: byId('f.id'), day: byDays('f.day'), state: byChoice('f.state') },
};
