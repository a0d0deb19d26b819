import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { UNDER_WAY } from '#domain/imports/importStatus.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { historyKey, importKey, refetchRows } from './importKeys.ts';

const SOON_MS = 1000;
const LATER_MS = 2000;
/** A step that takes longer than this is asked for less often. */
const SOON_FOR_MS = 10_000;

/** An import by its id; asked again while a worker has it and the tab is visible. */
export const useImport = (id: string) => {
  const provider = useDataProvider<SukiDataProvider>();
  const client = useQueryClient();
  const step = useRef({ status: '', since: 0 });
  const query = useQuery({
    queryKey: importKey(id),
    queryFn: () => provider.getImport(id),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) => {
      if (!data || !UNDER_WAY.includes(data.status)) return false;
      return Date.now() - step.current.since < SOON_FOR_MS ? SOON_MS : LATER_MS;
    },
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
