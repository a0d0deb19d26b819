import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { readMerchantSummary, readSummary } from '../../../records/summary/summary.ts';

/** The head of a record as it stands in this transaction. */
export const headOf = (
  { tx, user, deps }: Work,
  { id, merchantId }: Pick<Subject, 'id' | 'merchantId'>,
): Promise<ApplicationSummary> =>
  (merchantId === null ? readSummary : readMerchantSummary)(tx, id, user, deps.now());
