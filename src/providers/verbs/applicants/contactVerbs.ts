import { api } from '../../http/api.ts';

/** Numbers of applications that are lost; each fails with an ApiError. */
export const contactVerbs = {
  listContactRequests: async () => (await api.contactRequests.listContactRequests({})).data.list,
  /** Gives the application its new number; with a reason it keeps the one that it has. */
  decideContactRequest: async (id: string, refusal: string | null) =>
    (
      await api.contactRequests.decideContactRequest({
        params: { id },
        body: refusal === null ? { isApproved: true } : { isApproved: false, reason: refusal },
      })
    ).data,
};
