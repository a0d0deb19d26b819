import type { View } from '#contract/people/views.ts';
import type { ViewPlace } from '#domain/access/view/roleReach.ts';
import { api } from '../http/api.ts';

/** Seeing the portal as somebody else sees it; each fails with an ApiError. */
export const viewVerbs = {
  beginUserView: async (id: string, reason: string): Promise<View> =>
    (await api.views.beginUserView({ params: { id }, body: { reason } })).data,
  /** A role of partners is shown at one of them, or at one of its stores. */
  beginRoleView: async (id: string, body: { reason: string } & ViewPlace): Promise<View> =>
    (await api.views.beginRoleView({ params: { id }, body })).data,
  endView: async (id: string): Promise<void> => {
    await api.views.endView({ params: { id } });
  },
};
