import { versionOf } from '../../http/versionOf.ts';
import { askerOf } from '../asker.ts';
import { lockMerchant } from '../lock/lockRecord.ts';
import { mustBeEditable } from '../lock/mustBeEditable.ts';
import type { Subject } from '../lock/subject.ts';
import type { Work } from '../lock/work.ts';
import { readMerchant } from './readMerchant.ts';

/** Locks a store that is to be edited at the version that was seen. 404, 428, 409 with the whole store, 422 rule_not_editable. */
export const editableMerchant = async (context: Work, id: string): Promise<Subject> => {
  const subject = await lockMerchant(context, id, versionOf(context), (tx, merchantId) =>
    readMerchant(tx, merchantId, askerOf(context)),
  );
  mustBeEditable(subject);
  return subject;
};
