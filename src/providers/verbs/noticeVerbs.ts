import { api } from '../http/api.ts';

/** The notices of the signed-in user; each fails with an ApiError. */
export const noticeVerbs = {
  /** The latest notices and how many are unread. */
  listNotices: async () => (await api.notices.listNotices({})).data,
  readNotices: async (ids: string[]): Promise<void> => {
    await api.notices.readNotices({ body: { ids } });
  },
};
