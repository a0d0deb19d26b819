import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';

/** The row that `is` tells by, of the lists (resources of react-admin) that are remembered; of the one that was fetched last. */
export const rowFromLists = <Row extends RaRecord>(
  client: QueryClient,
  lists: readonly string[],
  is: (row: Row) => boolean,
): Row | null =>
  client
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey: [list, verb] }) => verb === 'getList' && lists.includes(String(list)),
    })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as GetListResult<Row> | undefined)?.data ?? [])
    .find(is) ?? null;

/**
 * What one of some lists (resources of react-admin) knew of the record with this value in a field, so that its head stands before it is
 * asked for; null when no list did. It is not asked for again: once the record is here, that is what counts.
 */
export const useListRow = <Row extends RaRecord>(
  lists: readonly string[],
  field: keyof Row & string,
  value: string,
): Row | null => {
  const client = useQueryClient();
  const names = lists.join();
  return useMemo(
    () => rowFromLists<Row>(client, names.split(','), (row) => String(row[field]) === value),
    [client, names, field, value],
  );
};
