import { useMutation } from '@tanstack/react-query';
import { useStoreContext } from 'react-admin';
import type { Reach, ViewPlace } from '#domain/access/view/roleReach.ts';
import { pathOf } from '#domain/pages.ts';
import { forgetUnsaved, keepUnsaved } from '../../../providers/session/unsaved.ts';
import { enterView } from '../../../providers/session/view.ts';
import { flushed } from '../../shell/flushed.ts';
import { useUser } from '../../shell/useUser.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

/** As whom, or as which role, a view is. */
export interface Subject {
  kind: 'user' | 'role';
  id: string;
  name: string;
  /** How far its people see; of a role of partners alone, which is viewed at one of them. */
  reaches?: readonly Reach[] | null;
}

/** Why somebody views, and whose rows a role is to show. */
export interface Begun extends ViewPlace {
  reason: string;
}

/** Begins a view by its reason: drafts and settings of before are kept first, then the tab loads the portal anew. */
export const useBeginView = ({ kind, id }: Subject) => {
  const provider = useSukiDataProvider();
  const store = useStoreContext();
  const { userId } = useUser();
  return useMutation({
    mutationFn: async (body: Begun) => {
      await keepUnsaved();
      await flushed(store);
      return kind === 'user' ? provider.beginUserView(id, body.reason) : provider.beginRoleView(id, body);
    },
    onSuccess: (view) => {
      forgetUnsaved();
      enterView(view, userId, pathOf('dashboard'));
    },
  });
};
