import { getRefundReasons } from './getRefundReasons.ts';
import { getTransaction } from './getTransaction.ts';
import { getTransactionTotals } from './getTransactionTotals.ts';
import { releasePayment, voidHeldPayment } from './held/decideHeld.ts';
import { listTransactionPartners } from './listTransactionPartners.ts';
import { listTransactionStores } from './listTransactionStores.ts';
import { listTransactions } from './listTransactions.ts';
import { refundTransaction } from './refund/refundTransaction.ts';

export const transactionsRouter = {
  getRefundReasons,
  listTransactions,
  getTransactionTotals,
  listTransactionPartners,
  listTransactionStores,
  getTransaction,
  refundTransaction,
  releasePayment,
  voidHeldPayment,
};
