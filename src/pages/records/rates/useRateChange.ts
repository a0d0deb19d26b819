import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import type { RateChange } from '../../../providers/verbs/approvalVerbs.ts';

/** Changes rates of the version on screen; when the record has moved, it is asked for anew and what was typed stays. */
export const useRateChange = (version: number) => {
  const dataProvider = useSukiDataProvider();
  const notify = useNotify();
  const { kind, recordId: id, summary, refetch } = useRecordShell();
  // The same change of the same version again is the same request.
  const last = useRef({ said: '', key: '' });
  return useMutation({
    mutationFn: (body: RateChange) => {
      const said = JSON.stringify([version, body]);
      if (last.current.said !== said) last.current = { said, key: randomId() };
      return dataProvider.changeMdrRates({ kind, id, version }, body, last.current.key);
    },
    onSuccess: ({ approvalRequestId }) => {
      notify(`approvals.rates.${approvalRequestId ? 'sent' : 'saved'}`, {
        type: 'success',
        messageArgs: { name: summary?.name ?? '' },
      });
      return refetch();
    },
    onError: (error) => {
      if (problemOf(error).status === 409) void refetch();
    },
  });
};
