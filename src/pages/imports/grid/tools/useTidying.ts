import { type FocusEvent, useEffect, useRef } from 'react';

/** Rows that were fixed leave the sheet so long after it was left. */
const TIDY_MS = 1500;

/** Takes the fixed rows away once the sheet was left for a moment. */
export const useTidying = (fixed: number, tidy: () => void) => {
  const tidying = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(tidying.current), []);
  return {
    onFocus: () => clearTimeout(tidying.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (fixed === 0 || currentTarget.contains(relatedTarget)) return;
      tidying.current = setTimeout(tidy, TIDY_MS);
    },
  };
};
