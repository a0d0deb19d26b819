import { api } from '../http/api.ts';

/** Runs besides their list; each fails with an ApiError. */
export const settlementVerbs = {
  listWaitingItems: async () => (await api.settlements.listWaitingItems({})).data.list,
  listPastExemption: async () => (await api.settlements.listPastExemption({})).data,
  /** How many payouts are held. */
  countHeldPayouts: async () =>
    (await api.settlements.listPayouts({ query: { status: 'HELD', limit: 1 } })).data.total,
  /** Has the days settled that are over; answers the last of them. */
  runSettlement: async () => (await api.settlements.runSettlement({ body: {} })).data.through,
};
