import { downloadOrTransactions, downloadOrTransactionsByNumber } from './books/downloadOrTransactions.ts';
import { generateOrReport } from './books/generateOrReport.ts';
import { cancelOfficialReceipt } from './cancel/cancelOfficialReceipt.ts';
import { getOrContracts } from './choose/getOrContracts.ts';
import { getOrPayors } from './choose/getOrPayors.ts';
import { getOrTransactionSummary } from './choose/getOrTransactionSummary.ts';
import { downloadOfficialReceipt } from './downloadOfficialReceipt.ts';
import { getOfficialReceipt } from './getOfficialReceipt.ts';
import { getReceiptTotals } from './getReceiptTotals.ts';
import { createOfficialReceipt } from './issue/createOfficialReceipt.ts';
import { getReceiptTerms } from './issue/getReceiptTerms.ts';
import { listReceipts } from './listReceipts.ts';
import { getReceiptMonth } from './month/getReceiptMonth.ts';
import { issueReceiptMonth } from './month/issueReceiptMonth.ts';
import { listReceiptBatches } from './month/listReceiptBatches.ts';
import { verifyReceipt } from './verifyReceipt.ts';

export const officialReceiptsRouter = {
  getOrPayors,
  getOrContracts,
  getOrTransactionSummary,
  getReceiptTerms,
  getReceiptTotals,
  listReceipts,
  getOfficialReceipt,
  generateOrReport,
  downloadOrTransactions,
  downloadOrTransactionsByNumber,
  downloadOfficialReceipt,
  verifyReceipt,
  createOfficialReceipt,
  cancelOfficialReceipt,
  getReceiptMonth,
  listReceiptBatches,
  issueReceiptMonth,
};
