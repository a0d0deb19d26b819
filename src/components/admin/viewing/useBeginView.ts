import { useMutation } from '@tanstack/react-query';
import { useStoreContext } from 'react-admin';
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
}

/** Begins a view by its reason: drafts and settings of before are kept first, then the tab loads the portal anew. */
export const useBeginView = ({ kind, id }: Subject) => {
  const provider = useSukiDataProvider();
  const store = useStoreContext();
  const { userId } = useUser();
  return useMutation({
    mutationFn: async (reason: string) => {
      await keepUnsaved();
      await flushed(store);
      return kind === 'user' ? provider.beginUserView(id, reason) : provider.beginRoleView(id, reason);
    },
    onSuccess: (view) => {
      forgetUnsaved();
      enterView(view, userId, pathOf('dashboard'));
    },
  });
};
