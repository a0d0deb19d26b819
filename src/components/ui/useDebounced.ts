import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** A text once nobody has typed for a moment. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
};
