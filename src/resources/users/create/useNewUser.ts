import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type DraftChain, useDraftSaver } from '../../../components/admin/form/useDraftSaver.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import { type Answers, EMPTY } from './answers.ts';

const KEY = 'new-user/form';
const QUERY = ['new-user'];

interface Opened {
  answers: Answers;
  /** When the answers were kept that the wizard was opened with; null for new ones, and once that was said. */
  resumedFrom: Date | null;
  isTouched: boolean;
  /** The pages of the wizard save one draft, in turn. */
  chain: DraftChain;
}

/** Stores are one partner's, and a post is of staff or of partners: what goes with the one of before goes with it. */
const settled = (before: Answers, more: Partial<Answers>): Answers => {
  const answers = { ...before, ...more };
  const isOther = answers.partnerId !== before.partnerId || answers.isStaff !== before.isStaff;
  return {
    ...answers,
    ...(isOther ? { primary: [], others: [] } : {}),
    ...(answers.isStaff === before.isStaff ? {} : { jobTitle: null }),
    ...(answers.jobTitle === before.jobTitle ? {} : { off: [] }),
  };
};

/** The answers, kept on the server as they are typed, from one step to the next and from one machine to another. */
export const useNewUser = () => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { type, partnerId, partnerName } = useUser();
  const query = useQuery({
    queryKey: QUERY,
    queryFn: async (): Promise<Opened> => {
      const draft = await provider.getDraft(KEY);
      // People of a partner make accounts of their own.
      const own = type === 'EXTERNAL' ? { isStaff: false, partnerId, partnerName } : {};
      return {
        answers: { ...EMPTY, ...draft?.values, ...own },
        resumedFrom: draft ? new Date(draft.dtimeUpdated) : null,
        isTouched: false,
        chain: { writer: randomId(), number: 0, seen: draft?.dtimeUpdated ?? null },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { state, keep, flush, forget, keepMine } = useDraftSaver(KEY, query.data?.chain);
  const isTouched = query.data?.isTouched ?? false;
  useEffect(() => {
    setUnsaved(KEY, isTouched && state.status !== 'saved', flush);
    return () => setUnsaved(KEY, false);
  }, [isTouched, state, flush]);
  const change = useCallback(
    (more: Partial<Answers>) => {
      client.setQueryData<Opened>(QUERY, (now) => {
        if (!now) return now;
        const answers = settled(now.answers, more);
        keep({ ...answers });
        return { ...now, answers, resumedFrom: null, isTouched: true };
      });
    },
    [client, keep],
  );
  const drop = async () => {
    await forget({ forGood: true });
    await provider.discardDraft(KEY);
    client.removeQueries({ queryKey: QUERY });
  };
  /** Of a draft that was changed in another tab: what was typed there counts. */
  const takeTheirs = async () => {
    await forget();
    await client.resetQueries({ queryKey: QUERY });
  };
  return { query, change, flush, draft: state, drop, takeTheirs, keepMine };
};

export type NewUserWizard = Omit<ReturnType<typeof useNewUser>, 'query'> & Omit<Opened, 'chain'>;
