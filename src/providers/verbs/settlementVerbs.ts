import type { PayeeAccount, PayeeStatement, Payout } from '#contract/finance/settlements.ts';
import { api } from '../http/api.ts';

/** Runs besides their list; each fails with an ApiError. */
export const settlementVerbs = {
  listWaitingItems: async () => (await api.settlements.listWaitingItems({})).data.list,
  listPastExemption: async () => (await api.settlements.listPastExemption({})).data,
  /** How many payouts are held. */
  countHeldPayouts: async () =>
    (await api.settlements.listPayouts({ query: { status: 'HELD', limit: 1 } })).data.total,
  /** Who is paid of a partner, or of a store of it, each by its last payout. */
  listPayees: async (of: { partnerId: string; merchantId?: string }) =>
    (await api.settlements.listPayees({ query: of })).data.list,
  /** The statement of the payee of a payout. */
  getPayeeStatement: async (id: string, days: { from?: string; to?: string }): Promise<PayeeStatement> =>
    (await api.settlements.getPayeeStatement({ params: { id }, query: days })).data,
  downloadPayeeStatement: (
    id: string,
    days: { from: string; to: string },
    format: 'xlsx' | 'pdf',
  ): Promise<File> => api.settlements.downloadPayeeStatement({ params: { id }, query: { ...days, format } }),
  /** The account that a payout would go to by now; null where its payee has none in use. */
  getPayeeAccount: async (id: string): Promise<PayeeAccount | null> =>
    (await api.settlements.getPayeeAccount({ params: { id } })).data.account,
  /** Asks a second person to confirm that the bank returned a payout. */
  recordPayoutReturn: async (
    { id, version }: Pick<Payout, 'id' | 'version'>,
    reason: string,
    key: string,
  ): Promise<Payout> =>
    (
      await api.settlements.recordPayoutReturn(
        { params: { id }, body: { reason } },
        { context: { version, idempotencyKey: key } },
      )
    ).data,
  /** Asks a second person to resend a returned payout. */
  resendPayout: async (
    { id, version }: Pick<Payout, 'id' | 'version'>,
    reason: string,
    key: string,
  ): Promise<Payout> =>
    (
      await api.settlements.resendPayout(
        { params: { id }, body: { reason } },
        { context: { version, idempotencyKey: key } },
      )
    ).data,
  /** Has the days settled that are over; answers the last of them. */
  runSettlement: async () => (await api.settlements.runSettlement({ body: {} })).data.through,
};
