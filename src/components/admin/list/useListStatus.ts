import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { problemOf } from '../problem.ts';
import type { FilterValues } from './filters/filterDefs.ts';
import { useListKit } from './listKit.tsx';
import { listState } from './listState.ts';
import { UNSORTED } from './unsorted.ts';

/** The state of the list with what its texts need: the failure, whether the rows are stale, and since when. */
export const useListStatus = () => {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useListContext();
  const { values } = useListQuery();
  const loadedAt = useRef<Date | null>(null);
  useEffect(() => {
    if (data && !error && !isFetching) loadedAt.current = new Date();
  }, [data, error, isFetching]);
  const problem = error ? problemOf(error) : null;
  const searchOrFilter = Object.keys(values).length > 0;
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

/**
 * The filters and the chosen sort (null for none) of the list, with the ways to change them. `values` are what people set as
 * filters, `all` holds the tab too.
 */
export const useListQuery = () => {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { tabs } = useListKit();
  const all: FilterValues = filterValues ?? {};
  const isTabs = ([field]: [string, unknown]) => field === tabs?.field;
  const tab = Object.fromEntries(Object.entries(all).filter(isTabs));
  const values = Object.fromEntries(Object.entries(all).filter((entry) => !isTabs(entry)));
  const setAll = (next: FilterValues) => setFilters(next, undefined, false);
  return {
    values,
    setValues: (next: FilterValues) => setAll({ ...next, ...tab }),
    all,
    setAll,
    sort: sort.field === UNSORTED.field ? null : sort,
    setSort: (next: { field: string; order: 'ASC' | 'DESC' } | null) => setSort(next ?? UNSORTED),
  };
};
