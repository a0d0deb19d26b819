import { transactionFilters } from '#contract/finance/transactions.ts';
import { afterRefusal } from '#domain/transactions/refundForm.ts';
import { api, type ContractInput } from '../http/api.ts';
import { filterQuery } from '../rest/restDialect.ts';
import { typedChoice } from '../rest/typedChoice.ts';

type Summed = ContractInput['transactions']['getTransactionTotals']['query'];
type Refunding = ContractInput['transactions']['refundTransaction']['body'];
interface Seen {
  id: string;
  version: number;
}
const FILTERS = { filters: Object.keys(transactionFilters), search: 'q' };

/** Payments besides their list; each fails with an ApiError. */
export const transactionVerbs = {
  /** What a list's filters leave, summed up. */
  getTransactionTotals: async (filters: Record<string, unknown>) =>
    (await api.transactions.getTransactionTotals({ query: filterQuery(filters, FILTERS) as Summed })).data,
  getTransaction: async (id: string) => (await api.transactions.getTransaction({ params: { id } })).data,
  /** Refunds a payment; a refusal that tells what is left answers the form as it is then. Another one is thrown. */
  refundTransaction: async (id: string, body: Refunding, key: string) => {
    const input = { params: { id }, body };
    return api.transactions.refundTransaction(input, { context: { idempotencyKey: key } }).then(
      ({ data }) => data,
      (refusal: unknown) => afterRefusal(refusal),
    );
  },
  releasePayment: async ({ id, version }: Seen) =>
    (await api.transactions.releasePayment({ params: { id } }, { context: { version } })).data,
  voidHeldPayment: async ({ id, version }: Seen, reason: string) =>
    (await api.transactions.voidHeldPayment({ params: { id }, body: { reason } }, { context: { version } }))
      .data,
  listRefundReasons: async () => (await api.transactions.getRefundReasons({})).data.refundReasonTypes,
  findTransactionPartners: async (text: string) =>
    (await api.transactions.listTransactionPartners({ query: typedChoice(text) })).data.list,
  findTransactionStores: async (text: string, partnerId?: string) =>
    (await api.transactions.listTransactionStores({ query: typedChoice(text, partnerId) })).data.list,
  getTransactionPartner: async (id: string) =>
    (await api.transactions.listTransactionPartners({ query: { id } })).data.list[0] ?? null,
  getTransactionStore: async (id: string) =>
    (await api.transactions.listTransactionStores({ query: { id } })).data.list[0] ?? null,
};
