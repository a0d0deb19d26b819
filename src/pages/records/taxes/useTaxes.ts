import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { formatDate } from '#domain/day.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { recordKey } from '../../../components/admin/records/recordKeys.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import type { TaxChange } from '../../../providers/verbs/approvalVerbs.ts';

export type StoreTaxes = Awaited<ReturnType<SukiDataProvider['getStoreTaxes']>>;

/** How the store around is taxed: now, from later days on, and before. */
export const useTaxes = () => {
  const dataProvider = useSukiDataProvider();
  const { kind, recordId } = useRecordShell();
  return useQuery({
    queryKey: recordKey(kind, recordId, 'taxes'),
    queryFn: () => dataProvider.getStoreTaxes(recordId),
  });
};

/** Changes the taxes of the version on screen; when the store has moved, it is asked for anew and what was typed stays. */
export const useTaxChange = (version: number) => {
  const dataProvider = useSukiDataProvider();
  const notify = useNotify();
  const { recordId: id, summary, refetch } = useRecordShell();
  // The same change of the same version again is the same request.
  const last = useRef({ said: '', key: '' });
  return useMutation({
    mutationFn: (body: TaxChange) => {
      const said = JSON.stringify([version, body]);
      if (last.current.said !== said) last.current = { said, key: randomId() };
      return dataProvider.changeStoreTaxes({ id, version }, body, last.current.key);
    },
    onSuccess: ({ approvalRequestId }, { effectiveFrom }) => {
      notify(`approvals.taxes.${approvalRequestId ? 'sent' : 'saved'}`, {
        type: 'success',
        messageArgs: { name: summary?.name ?? '', from: formatDate(effectiveFrom) },
      });
      return refetch();
    },
    onError: (error) => {
      if (problemOf(error).status === 409) void refetch();
    },
  });
};
