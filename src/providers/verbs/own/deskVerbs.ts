import { api } from '../../http/api.ts';

/** What the first page shows; fails with an ApiError. */
export const deskVerbs = {
  /** What needs the signed-in user today. */
  getDesk: async () => (await api.desk.getDesk({})).data,
  /** What the last weeks came to, of what the signed-in user sees. */
  getDeskCharts: async () => (await api.desk.getDeskCharts({})).data,
};
