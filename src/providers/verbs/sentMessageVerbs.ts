import { api } from '../http/api.ts';

/** Outgoing messages besides their list; each fails with an ApiError. */
export const sentMessageVerbs = {
  /** Queues messages again; answers what became of each. */
  resendMessages: async (ids: readonly string[]) =>
    (await api.sentMessages.resendMessages({ body: { ids: [...ids] } })).data.list,
};
