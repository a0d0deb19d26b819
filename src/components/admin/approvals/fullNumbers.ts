import { useMutation } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApprovalRequest, Difference } from '#contract/approvals.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { useVerdicts } from './useVerdicts.ts';

interface FullNumbers {
  /** In full, while they are shown. */
  list: readonly Difference[] | undefined;
  isPending: boolean;
  error: unknown;
  show: () => void;
  hide: () => void;
}

/**
 * What a request shows shortened, in full once it was asked for; null for those who may not see it. It is kept nowhere but in
 * the page, and gone with it.
 */
export const useFullNumbers = (request: ApprovalRequest): FullNumbers | null => {
  const dataProvider = useSukiDataProvider();
  const { canReveal } = useVerdicts(request);
  const { data, isPending, error, mutate, reset } = useMutation({
    mutationFn: () => dataProvider.revealRequest(request.id),
    gcTime: 0,
  });
  return canReveal ? { list: data, isPending, error, show: () => mutate(), hide: reset } : null;
};

const Context = createContext<FullNumbers | null>(null);

/** The card of a request and the question before its decision show the same. */
export const FullNumbersProvider = Context.Provider;
export const useShownNumbers = (): FullNumbers | null => useContext(Context);
