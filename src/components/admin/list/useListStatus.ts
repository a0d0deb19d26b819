import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { problemOf } from '../problem.ts';
import type { FilterValues } from './filterDefs.ts';
import { UNSORTED } from './listKit.tsx';
import { listState } from './listState.ts';

/** The state of the list with what its texts need: the failure, whether the rows are stale, and since when. */
export const useListStatus = () => {
  const { data, error, isPending, isFetching, isPlaceholderData, filterValues, refetch } = useListContext();
  const loadedAt = useRef<Date | null>(null);
  useEffect(() => {
    if (data && !error && !isFetching) loadedAt.current = new Date();
  }, [data, error, isFetching]);
  const problem = error ? problemOf(error) : null;
  const searchOrFilter = Object.keys(filterValues ?? {}).length > 0;
  const state = listState({
    isPending: isPending === true,
    failedWith: problem?.status ?? null,
    rows: data ? data.length : null,
    searchOrFilter,
  });
  return {
    state,
    problem,
    searchOrFilter,
    /** Rows of before stand while newer ones are fetched. */
    refreshing: state === 'rows' && (isFetching || isPlaceholderData === true),
    stale: state === 'rows' && problem !== null,
    loadedAt: loadedAt.current,
    retry: () => refetch(),
  };
};

/** The filters and the chosen sort (null for none) of the list, with the ways to change them. */
export const useListQuery = () => {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const values: FilterValues = filterValues ?? {};
  return {
    values,
    setValues: (next: FilterValues) => setFilters(next, undefined, false),
    sort: sort.field === UNSORTED.field ? null : sort,
    setSort: (next: { field: string; order: 'ASC' | 'DESC' } | null) => setSort(next ?? UNSORTED),
  };
};
