import { manilaDate } from '#domain/day.ts';
import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { choosePartners } from '../../lookups/chooseRecords.ts';
import { getProtectionTotals } from './getProtectionTotals.ts';
import { protectionSource, withUsualMonths } from './protectionSource.ts';
import { readReceipt } from './readReceipt.ts';
import { uploadProtectionReceipt } from './uploadProtectionReceipt.ts';
import { viewProtectionFile } from './viewProtectionFile.ts';

const listProtectionReceipts = os.protection.listProtectionReceipts.handler(async ({ input, context }) => ({
  data: await answerList(
    context.tx,
    protectionSource,
    withUsualMonths(input.query, manilaDate(context.deps.now())),
  ),
}));
const listProtectionPartners = os.protection.listProtectionPartners.handler(async ({ input, context }) => ({
  data: { list: await choosePartners(context.tx, input.query) },
}));
const getProtectionReceipt = os.protection.getProtectionReceipt.handler(async ({ input, context }) => ({
  data: await readReceipt(context.tx, input.params.id),
}));

export const protectionRouter = {
  listProtectionReceipts,
  getProtectionTotals,
  listProtectionPartners,
  getProtectionReceipt,
  viewProtectionFile,
  uploadProtectionReceipt,
};
