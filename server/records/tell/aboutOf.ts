import type { About } from '../../messages/composeApplication.ts';
import { followUrl } from '../../messages/followUrl.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';

/** An application, or a store of it, as its applicant is told of it. */
export const aboutOf = (
  { deps }: Work,
  { name, referenceNumber, merchantId }: Pick<Subject, 'name' | 'referenceNumber' | 'merchantId'>,
): About => ({
  name,
  referenceNumber,
  merchantId,
  page: referenceNumber && followUrl(deps.config.publicUrl, referenceNumber),
});
