import { IN_APPLICATION } from '#domain/review/applicationStatus.ts';
import { keepReviewer } from '../hands/keepReviewer.ts';
import type { Subject } from './subject.ts';
import type { Work } from './work.ts';

const TOUCH = `version = version + 1, updated_at = $2, updated_by = $3,
  edited_at = case when $4 then $2 else edited_at end, edited_by = case when $4 then $3 else edited_by end`;
const TOUCH_PARTNER = `update partner set ${TOUCH} where id = $1 returning version`;
const TOUCH_MERCHANT = `update merchant set ${TOUCH} where id = $1 returning version`;

/**
 * Raises the version of a record that was locked, and of a store's partner while that is in application, because a review
 * decides both together. `edited` notes who changed what is reviewed, and refuses a reviewer after whom nobody could decide (422
 * rule_last_reviewer). Answers the record's new version.
 */
export const touch = async (
  { tx, user, deps }: Work,
  record: Pick<Subject, 'partnerId' | 'merchantId' | 'status' | 'partnerStatus'>,
  { edited }: { edited: boolean },
): Promise<number> => {
  const { partnerId, merchantId, partnerStatus } = record;
  const values = (id: string) => [id, deps.now(), user.username, edited];
  if (edited) await keepReviewer(tx, record, user);
  const isOfPartner = merchantId === null || IN_APPLICATION.includes(partnerStatus);
  const [partner, merchant] = await Promise.all([
    isOfPartner
      ? tx.query<{ version: number }>({
          name: 'touch-partner',
          text: TOUCH_PARTNER,
          values: values(partnerId),
        })
      : [],
    merchantId
      ? tx.query<{ version: number }>({
          name: 'touch-merchant',
          text: TOUCH_MERCHANT,
          values: values(merchantId),
        })
      : [],
  ]);
  return (merchantId === null ? partner : merchant)[0]?.version ?? 0;
};
