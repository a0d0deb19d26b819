import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { isAnswerUnknown, problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { keepReceipt, keptReceipt } from './keptReceipt.ts';
import type { TypedReceipt } from './receiptTyped.ts';

export type IssueBody = Parameters<ReturnType<typeof useSukiDataProvider>['issueReceipt']>[1];

/**
 * Issues a receipt. What was asked for keeps its key as long as nobody knows what became of it, over a reload too: asked again, it is
 * issued once, and no second number is given. `replaces` is the cancelled receipt whose place it takes.
 */
export const useIssue = (replaces: string | null) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [kept] = useState(() => keptReceipt(replaces));
  const key = useRef(kept?.sentKey ?? randomId());
  // Sent before the page was loaded anew; what became of it is not known.
  const [isLost, setLost] = useState(kept !== null && kept.sentKey !== null);
  const issue = useMutation({
    mutationFn: ({ typed, body }: { typed: TypedReceipt; body: IssueBody }) => {
      keepReceipt(replaces, { typed, sentKey: key.current });
      return provider.issueReceipt(receiptType[typed.type].slug, body, key.current);
    },
    retry: false,
    onSuccess: () => {
      key.current = randomId();
      setLost(false);
      keepReceipt(replaces, null);
      void client.invalidateQueries({ queryKey: ['official-receipts'] });
    },
    onError: (error, { typed }) => {
      if (isAnswerUnknown(error)) return;
      key.current = randomId();
      setLost(false);
      keepReceipt(replaces, { typed, sentKey: null });
    },
  });
  const { error, data } = issue;
  return {
    made: data ?? null,
    isPending: issue.isPending,
    isUnknown: error ? isAnswerUnknown(error) : isLost && !data,
    problem: error ? problemOf(error) : null,
    /** What was typed before the page was loaded anew. */
    typedBefore: kept?.typed ?? null,
    /** Keeps what is typed over a reload, until it is sent. */
    keep: (typed: TypedReceipt | null) => keepReceipt(replaces, typed && { typed, sentKey: null }),
    send: issue.mutateAsync,
    begin: issue.reset,
  };
};
