import { os } from '../../../http/os.ts';
import { readList } from '../../../lists/readList.ts';
import { askerOf } from '../../../records/asker.ts';
import { merchantSource } from '../../../records/store/merchantSource.ts';
import { partnerOfSession } from './partnerOfSession.ts';

/** The stores of the partner that the session speaks for: names, towns and where they stand. 404. */
export const listOwnBranches = os.applicantPartners.listOwnBranches.handler(async ({ input, context }) => {
  const partnerId = await partnerOfSession(context);
  const page = await readList(context.tx, merchantSource(askerOf(context)), { ...input.query, partnerId });
  const named = page.list.map(({ id, merchantName, city, province, status }) => {
    return { id, merchantName, city, province, status };
  });
  return { data: { ...page, list: named } };
});
