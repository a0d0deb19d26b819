import type { View } from '#contract/people/views.ts';
import { api } from '../http/api.ts';

/** Seeing the portal as somebody else sees it; each fails with an ApiError. */
export const viewVerbs = {
  beginUserView: async (id: string, reason: string): Promise<View> =>
    (await api.views.beginUserView({ params: { id }, body: { reason } })).data,
  beginRoleView: async (id: string, reason: string): Promise<View> =>
    (await api.views.beginRoleView({ params: { id }, body: { reason } })).data,
  endView: async (id: string): Promise<void> => {
    await api.views.endView({ params: { id } });
  },
};
