import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { askerOf } from '../../records/asker.ts';
import { disbursementSource, withRights } from './disbursementSource.ts';

/** A page of the lines: of the last 31 days where nobody says which. 403 for a product whose report the caller does not read. */
export const listDisbursements = os.disbursements.listDisbursements.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, disbursementSource, withRights(input.query, askerOf(context))),
}));
