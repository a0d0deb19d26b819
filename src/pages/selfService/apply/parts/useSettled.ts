import { useEffect, useState } from 'react';

const TYPING_MS = 300;

/** What was typed, once nothing was for a moment. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
