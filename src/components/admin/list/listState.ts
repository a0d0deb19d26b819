export type ListState = 'loading' | 'forbidden' | 'failed' | 'empty' | 'emptyFiltered' | 'rows';

interface Facts {
  isPending: boolean;
  /** HTTP status of the last failure, null when the last answer was good. */
  failedWith: number | null;
  /** Rows at hand, null when none were ever loaded. */
  rows: number | null;
  searchOrFilter: boolean;
}

/** Which of its states a list is in. A failure is never shown as an empty list; rows at hand outlive a failed refresh. */
export const listState = ({ isPending, failedWith, rows, searchOrFilter }: Facts): ListState => {
  if (failedWith === 403) return 'forbidden';
  if (rows === null) return failedWith === null || isPending ? 'loading' : 'failed';
  if (rows > 0) return 'rows';
  if (failedWith !== null) return 'failed';
  return searchOrFilter ? 'emptyFiltered' : 'empty';
};
