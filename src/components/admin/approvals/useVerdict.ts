import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { refetchAll } from '../records/recordKeys.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

export const VERDICTS = ['approve', 'refuse', 'withdraw'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Decides on a request as it was seen; whatever comes of it, what was read before is asked for anew. */
export const useVerdict = (verdict: Verdict, { id, version }: ApprovalRequest) => {
  const dataProvider = useSukiDataProvider();
  const client = useQueryClient();
  // The same reason again is the same decision; another one is another.
  const last = useRef({ reason: '', key: randomId() });
  return useMutation({
    mutationFn: (reason: string) => {
      if (last.current.reason !== reason) last.current = { reason, key: randomId() };
      const { key } = last.current;
      const seen = { id, version };
      if (verdict === 'refuse') return dataProvider.refuseRequest(seen, reason, key);
      return verdict === 'approve'
        ? dataProvider.approveRequest(seen, key)
        : dataProvider.withdrawRequest(seen, key);
    },
    // Which record, receipt, refund or setting it moves is the request's own; the desk counts it too.
    // Not waited for: with the card that goes, the dialog would go before it has said what became of the request.
    onSuccess: () => void refetchAll(client),
    // What is on the page waits until the reason is read; without an answer, it may have been decided all the same.
    onError: () => refetchAll(client, 'none'),
  });
};
