import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { partnerSource } from '../../records/partner/partnerSource.ts';

/** A page of the partners that the user may see. */
export const listPartners = os.partners.listPartners.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, partnerSource(askerOf(context)), input.query),
}));
