import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { refetchRecords } from '../records/recordKeys.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

export const VERDICTS = ['approve', 'refuse', 'withdraw'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Decides on a request as it was seen; whatever comes of it, what is shown is asked for anew. */
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
    onSuccess: () => refetchRecords(client),
  });
};
