import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { receiptType } from '#domain/receipts/receiptTypes.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import type { TypedReceipt } from './receiptTyped.ts';

/** Whether nobody knows what became of a call: no answer came, or none that says. */
const isUnknown = (error: unknown): boolean => {
  const { status } = problemOf(error);
  return status === 0 || status >= 500;
};

export type IssueBody = Parameters<ReturnType<typeof useSukiDataProvider>['issueReceipt']>[1];

/**
 * Issues a receipt. What was asked for keeps its key as long as nobody knows what became of it: asked again, it is issued once, and no
 * second number is given.
 */
export const useIssue = () => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const key = useRef(randomId());
  const issue = useMutation({
    mutationFn: ({ type, body }: { type: TypedReceipt['type']; body: IssueBody }) =>
      provider.issueReceipt(receiptType[type].slug, body, key.current),
    retry: false,
    onSuccess: () => {
      key.current = randomId();
      void client.invalidateQueries({ queryKey: ['official-receipts'] });
    },
    onError: (error) => {
      if (!isUnknown(error)) key.current = randomId();
    },
  });
  const { error } = issue;
  return {
    made: issue.data ?? null,
    isPending: issue.isPending,
    isUnknown: error !== null && isUnknown(error),
    problem: error ? problemOf(error) : null,
    send: issue.mutateAsync,
    begin: issue.reset,
  };
};
