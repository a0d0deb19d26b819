import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { isOpen } from '../grid/problemsOfRow.ts';
import { standing } from '../shared/standing.ts';

const STEP = 'step';
const MATCH = 'match';
/** Marks an entry of the history below which the rows of the import stand. */
const FROM_ROWS = { isFromRows: true };

/**
 * Whether columns that were matched are matched anew, as the address says, so that the browser's Back leads out of it too.
 * `open` is absent where nothing can be matched any more; an address that asks for it there is put right.
 */
export const useMatching = (job: ImportJob) => {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const mayMatch = isOpen(job) && standing(job).written === 0;
  const isAsked = query.get(STEP) === MATCH;
  const leave = () => {
    query.delete(STEP);
    setQuery(query, { replace: true });
  };
  const isOver = isAsked && !mayMatch && job.status !== 'mapping';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` is new each time
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  return {
    isMatching: isAsked && mayMatch,
    open: mayMatch
      ? () => setQuery({ ...Object.fromEntries(query), [STEP]: MATCH }, { state: FROM_ROWS })
      : undefined,
    back: () => (state?.isFromRows ? navigate(-1) : leave()),
  };
};
export type Matching = ReturnType<typeof useMatching>;
