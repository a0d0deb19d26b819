import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { Subject, Work } from '../../../records/lock/lockRecord.ts';
import { readMerchantSummary, readSummary } from '../../../records/summary/summary.ts';

/** The head of a record as it stands in this transaction. */
export const headOf = (
  { tx, user, deps }: Work,
  { id, merchantId }: Pick<Subject, 'id' | 'merchantId'>,
): Promise<ApplicationSummary> =>
  (merchantId === null ? readSummary : readMerchantSummary)(tx, id, user, deps.now());
