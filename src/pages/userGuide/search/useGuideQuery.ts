import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const SEARCH = 'q';
/** In the address where all articles are asked for. */
export const ALL = 'all';

/** What is looked for in the guide, as it is typed; the address has it too, so that one comes back to it. */
export const useGuideQuery = () => {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const inAddress = search.get(SEARCH) ?? '';
  // The address follows after a moment: a letter that is typed meanwhile must not be lost.
  const [query, setQuery] = useState(inAddress);
  const isTyped = (state as { typed?: boolean } | null)?.typed === true;
  const seen = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address that was not typed here counts once
  useEffect(() => {
    // The first address is the state's beginning: set anew it would undo what is typed at once.
    if (seen.current !== key && !isTyped) setQuery(inAddress);
    seen.current = key;
  }, [key]);
  const look = (text: string) => {
    setQuery(text);
    // Every letter replaces the address: Back leads to the page of before.
    setSearch(text ? { [SEARCH]: text } : {}, { replace: true, state: { typed: true } });
  };
  return { query, look, isAll: search.has(ALL) };
};
