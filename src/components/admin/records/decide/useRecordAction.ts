import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { approveLocally } from '#domain/review/workflowActions.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import type { DecisionBody } from '../../../../providers/verbs/reviewVerbs.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { useRecordShell } from '../recordContext.ts';
import { recordKey } from '../recordKeys.ts';
import { isDecision, isStatusMove, type RecordAction } from './recordActions.ts';

/** What is written into the dialog of an action. */
export interface Words {
  reason: string;
  /** HSIS or salesroom code of a record that becomes active. */
  code?: string;
  /** What the people of a record are told when it is made inactive, blocked or closed. */
  told?: string;
  remarks?: DecisionBody['remarks'];
}

const given = (reason: string) => (reason.trim() ? { reason: reason.trim() } : {});
/** Those of some texts that were written. */
const written = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
  );

/** Does an action on the version that was seen. An approval shows at once, and is taken back when the server refuses it. */
export const useRecordAction = (action: RecordAction, seen: ApplicationSummary) => {
  const dataProvider = useSukiDataProvider();
  const client = useQueryClient();
  const { kind, recordId, refetch } = useRecordShell();
  // The same words again are the same action; other words are another.
  const last = useRef({ said: '', key: '' });
  const keyFor = (said: string): string => {
    if (last.current.said !== said) last.current = { said, key: randomId() };
    return last.current.key;
  };
  const queryKey = recordKey(kind, recordId, 'summary');
  return useMutation({
    mutationFn: async (words: Words): Promise<void> => {
      const key = keyFor(JSON.stringify(words));
      const record = { kind, id: recordId, version: seen.version, key };
      const { reason, code, told, remarks = [] } = words;
      if (isDecision(action)) await dataProvider.decideRecord(record, action, { ...given(reason), remarks });
      else if (isStatusMove(action)) {
        await dataProvider.setRecordStatus(record, { status: action, ...written({ reason, code, told }) });
      } else if (action === 'resubmit') await dataProvider.resubmitRecord(record);
      else if (action === 'take-back') await dataProvider.takeBackRecord(record);
      else await dataProvider.cancelApplication(record, seen.partnerId, given(reason).reason);
    },
    onMutate: () => {
      if (action === 'approve') client.setQueryData(queryKey, approveLocally(seen));
    },
    onError: () => {
      if (action === 'approve') client.setQueryData(queryKey, seen);
    },
    onSuccess: () => refetch(),
  });
};
