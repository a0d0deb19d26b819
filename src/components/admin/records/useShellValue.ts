import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isEditable } from '#domain/review/applicationStatus.ts';
import { useUser } from '../../shell/useUser.ts';
import { useHeld } from '../Can.tsx';
import type { RecordShellValue } from './recordContext.ts';
import { headFromList } from './recordHead.ts';
import { refetchRecords } from './recordKeys.ts';
import { pathWithin, useRecordAddress } from './useRecordAddress.ts';
import { useRecordSummary } from './useRecordSummary.ts';

/** What the record's pages are told, and the question that its head was asked by. */
export const useShellValue = () => {
  const address = useRecordAddress();
  const query = useRecordSummary(address.kind, address.recordId);
  const client = useQueryClient();
  const held = useHeld();
  const isExternal = useUser().type === 'EXTERNAL';
  const summary = query.data ?? null;
  const { kind, recordId } = address;
  const fromList = useMemo(() => headFromList(client, kind, recordId), [client, kind, recordId]);
  const value = useMemo<RecordShellValue>(
    () => ({
      ...address,
      summary,
      head: summary ?? fromList,
      refetch: () => refetchRecords(client),
      editable: summary !== null && held.has('PM_EDIT') && isEditable(summary.status, summary.workflowStatus),
      can: (...anyOf) => anyOf.some((permission) => held.has(permission)),
      isExternal,
      pathTo: (page, extra) => pathWithin(address, page, extra),
    }),
    [address, summary, fromList, client, held, isExternal],
  );
  const { type, id } = address;
  // A store that the address puts below something that it does not belong to.
  const owner = type === 'merchants' ? recordId : summary?.partnerId;
  const isElsewhere = kind === 'merchant' && summary !== null && owner !== id;
  return { value, query, isElsewhere };
};
