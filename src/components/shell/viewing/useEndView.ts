import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { View } from '#contract/people/views.ts';
import { endsView, leaveView } from '../../../providers/session/view.ts';
import { problemOf } from '../../admin/problem.ts';
import { useSukiDataProvider } from '../../admin/useSukiDataProvider.ts';

/** Ends the view on the server, then in this tab; when its time is over, also without an answer. */
export const useEndView = ({ id }: View) => {
  const provider = useSukiDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (_: 'ended' | 'time') => provider.endView(id),
    onMutate: endsView,
    onError: (error) => notify(problemOf(error).message ?? 'errors.network', { type: 'error' }),
    onSettled: (_, error, why) => {
      if (!error || why === 'time') leaveView(why);
    },
  });
  return { end: mutate, isPending };
};
