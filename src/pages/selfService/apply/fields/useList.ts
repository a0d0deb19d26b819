import { useEffect, useState } from 'react';

export interface Fetched<Row> {
  rows: readonly Row[];
  /** Why they are not here, when they are not. */
  hasFailed: boolean;
  isHere: boolean;
  retry: () => void;
}

/** Rows that are fetched; `load` null: none are wanted yet. They come again when `key` changes. */
export const useList = <Row>(key: string | null, load: () => Promise<readonly Row[]>): Fetched<Row> => {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ key: string; rows: readonly Row[] | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function with each render; `key` says what it loads
  useEffect(() => {
    if (key === null) return;
    let isOver = false;
    load().then(
      (rows) => !isOver && setState({ key, rows }),
      () => !isOver && setState({ key, rows: null }),
    );
    return () => {
      isOver = true;
    };
  }, [key, tries]);
  useEffect(() => {
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const isCurrent = state !== null && state.key === key;
  return {
    rows: (isCurrent && state.rows) || [],
    isHere: isCurrent && state.rows !== null,
    hasFailed: isCurrent && state.rows === null,
    retry: () => setTries((count) => count + 1),
  };
};
