import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ImportStatus, rowsMayChange, UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { pollEvery } from '../../../providers/http/pollEvery.ts';
import { historyKey, importKey, refetchRows } from './importKeys.ts';

const SOON_MS = 1000;
const LATER_MS = 2000;
/** A step that takes longer than this is asked for less often. */
const SOON_FOR_MS = 10_000;

/** While rows wait, others may fix them too. */
const WAITING_MS = 5000;
/** Nothing comes after these, unless rows were left out that may be taken in again. */
const ENDS: readonly ImportStatus[] = ['done', 'undone', 'failed'];

/** An import by its id; asked again while the tab is visible and anything may become of it. */
export const useImport = (id: string) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const step = useRef({ status: '', since: 0 });
  const query = useQuery({
    queryKey: importKey(id),
    queryFn: () => provider.getImport(id),
    enabled: id !== '',
    refetchInterval: pollEvery((data) => {
      if (!data?.hasRows || (ENDS.includes(data.status) && !rowsMayChange(data))) return false;
      if (!UNDER_WAY.includes(data.status)) return WAITING_MS;
      return Date.now() - step.current.since < SOON_FOR_MS ? SOON_MS : LATER_MS;
    }),
  });
  const { status, kind } = query.data ?? {};
  useEffect(() => {
    if (!status || !kind) return;
    const isFirst = step.current.status === '';
    step.current = { status, since: Date.now() };
    if (isFirst) return;
    refetchRows(client, id);
    void client.invalidateQueries({
      queryKey: historyKey(kind === 'merchant-3rd-party' ? 'merchant' : kind),
    });
  }, [client, id, kind, status]);
  return query;
};
